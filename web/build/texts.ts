/** Texts as the browser needs them: without comments, and without a game's messages that only the server says. */
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** In a game's own `locale/`: what is told, refused, hinted at or offered comes from the server in words. */
const SERVER = /^(event|error|move|option|stat|figure|hint|favourite)-/;
const GAME = /\/games\/[^/]+\/locale\/[a-z]+\.ftl$/;

export function texts(): Plugin {
  return {
    name: 'olympus-texts',
    enforce: 'pre',
    load(id) {
      const [path = '', query] = id.split('?');
      if (query !== 'raw' || !path.endsWith('.ftl')) return undefined;
      this.addWatchFile(path);
      return `export default ${JSON.stringify(slim(readFileSync(path, 'utf-8'), GAME.test(path)))}`;
    },
  };
}

function slim(source: string, game: boolean): string {
  const messages = new Map<string, string>();
  let name = '';
  for (const line of source.split('\n')) {
    if (line.startsWith('#')) name = '';
    else if (/^[-a-z]/i.test(line)) messages.set((name = line.slice(0, line.indexOf(' '))), line);
    else if (name && line.trim()) messages.set(name, `${messages.get(name)}\n${line}`);
  }
  const wanted = new Set<string>();
  const want = (key: string) => {
    const text = messages.get(key);
    if (text === undefined || wanted.has(key)) return;
    wanted.add(key);
    // what it refers to comes with it
    for (const [, other = ''] of text.matchAll(/\{\s*(-?[a-z][\w-]*)/g)) want(other);
  };
  for (const key of messages.keys()) if (!game || !SERVER.test(key)) want(key);
  return [...messages].flatMap(([key, text]) => (wanted.has(key) ? [text] : [])).join('\n');
}
