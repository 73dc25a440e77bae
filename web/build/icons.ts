/** `import horus from 'icon:horus'` gives the paths of one game-icons.net icon (512 × 512), rounded to save weight. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const PREFIX = 'icon:';
const RESOLVED = '\0icon:';

export function icons(): Plugin {
  let all: Record<string, { body: string }> | undefined;
  return {
    name: 'olympus-icons',
    resolveId: (id) => (id.startsWith(PREFIX) ? RESOLVED + id.slice(PREFIX.length) : undefined),
    load(id) {
      if (!id.startsWith(RESOLVED)) return undefined;
      all ??= JSON.parse(
        readFileSync(createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json'), 'utf8'),
      ).icons as Record<string, { body: string }>;
      const icon = all[id.slice(RESOLVED.length)];
      if (!icon) throw new Error(`game-icons has no icon “${id.slice(RESOLVED.length)}”`);
      return `export default ${JSON.stringify(slim(icon.body))}`;
    },
  };
}

function slim(body: string): string {
  return body.replace(/\s?fill="currentColor"\s?/g, ' ').replace(/d="([^"]*)"/g, (_, d: string) => `d="${path(d)}"`);
}

function path(d: string): string {
  return [...d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)]
    .map(([, command = '', args = '']) => {
      if (command === 'a' || command === 'A') return command + args; // arc flags may be glued together
      let line = '';
      for (const [number] of args.matchAll(/-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/g)) {
        const short = String(Math.round(Number(number) * 10) / 10).replace(/^(-?)0\./, '$1.');
        line += (line && !short.startsWith('-') ? ' ' : '') + short;
      }
      return command + line;
    })
    .join('');
}
