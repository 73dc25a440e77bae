import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { icons } from './web/build/icons.ts';
import { packed } from './web/build/packed.ts';
import { previews } from './web/build/previews.ts';
import { texts } from './web/build/texts.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: here('web'),
  plugins: [
    icons(),
    texts(),
    svelte({ configFile: here('svelte.config.js') }),
    previews(here('src/olympus/games')),
    packed(here('src/olympus/server/static')),
  ],
  resolve: { alias: { $web: here('web') } },
  build: { outDir: here('src/olympus/server/static'), emptyOutDir: true, target: 'es2022', assetsInlineLimit: 1024 },
  server: { fs: { allow: [here('.')] }, proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } } },
});
