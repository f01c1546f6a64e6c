import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import registry from './parts.json' with { type: 'json' };

const source = (file: string) => fileURLToPath(new URL(`src/${file}`, import.meta.url));

// Constants named for the reader are written into their places, those that are exported.
const optimization = { inlineConst: { mode: 'all', pass: 3 } } as const;

const { loader, page } = registry;
const parts: Readonly<Record<string, { readonly entry: string }>> = { ...registry.parts, page };
const [first] = Object.keys(parts);

// One pass for each file, which needs no other: the loader is a classic script under a stable name.
export default defineConfig(({ mode }) => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  logLevel: 'warn',
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  build: {
    target: 'es2022',
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    emptyOutDir: mode === first,
    modulePreload: false,
    copyPublicDir: false,
    rolldownOptions: {
      optimization,
      ...(parts[mode]
        ? {
            input: source(parts[mode].entry),
            preserveEntrySignatures: 'strict',
            output: { format: 'es', entryFileNames: `${mode}-[hash].js` },
          }
        : {
            input: source(loader.entry),
            output: { format: 'iife', entryFileNames: loader.file },
          }),
    },
  },
}));
