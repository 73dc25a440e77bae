// Faults that types do not show; what it looks like is Prettier's.
import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default ts.config(
  { ignores: ['.*/', 'build/', 'dist/', 'load/', 'web/dist/', 'src/olympus/server/static/'] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      'no-undef': 'off', // TypeScript knows
      'svelte/no-unused-svelte-ignore': 'off', // svelte-check knows
      'svelte/no-useless-mustaches': 'off', // a blank before a part that may be missing
      'svelte/prefer-svelte-reactivity': 'off', // these maps live for one computation
      'svelte/no-at-html-tags': 'off', // drawings made in art/; no text of a person comes near one
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig } },
  },
);
