/** A scene in steps: one after the other at the pace in force, all at once where motion is not wanted or somebody is in a hurry. */
import { motion, pace } from '$web/lib/settings.svelte.ts';

export class Steps {
  now = $state(0);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly count: number,
    private readonly ms: number,
    private readonly begin: (step: number) => void = () => undefined,
  ) {
    if (motion.off || !pace()) this.now = count;
    else this.wait();
  }

  get over(): boolean {
    return this.now >= this.count;
  }

  /** To the last step. */
  finish(): void {
    this.stop();
    this.now = this.count;
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private wait(): void {
    this.timer = setTimeout(() => {
      this.now += 1;
      this.begin(this.now);
      if (!this.over) this.wait();
    }, this.ms * pace());
  }
}
