/** The picture that messengers show of an invitation: each game's `ui/preview.jpg`, as `previews/NAME.jpg`. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

export function previews(games: string): Plugin {
  return {
    name: 'olympus-previews',
    generateBundle() {
      for (const game of readdirSync(games)) {
        const picture = join(games, game, 'ui/preview.jpg');
        if (existsSync(picture))
          this.emitFile({ type: 'asset', fileName: `previews/${game}.jpg`, source: readFileSync(picture) });
      }
    },
  };
}
