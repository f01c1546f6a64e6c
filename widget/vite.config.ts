import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const source = (file: string) => fileURLToPath(new URL(`src/${file}`, import.meta.url));

// Constants named for the reader are written into their places.
const optimization = { inlineConst: { mode: 'all', pass: 3 } } as const;

// One pass for each half: the loader is a classic script under a stable name, the panel a module named by its content.
export default defineConfig(({ mode }) => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  logLevel: 'warn',
  build: {
    target: 'es2022',
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    emptyOutDir: mode === 'panel',
    modulePreload: false,
    copyPublicDir: false,
    rolldownOptions:
      mode === 'panel'
        ? {
            input: source('panel.tsx'),
            optimization,
            preserveEntrySignatures: 'strict',
            output: { format: 'es', entryFileNames: 'panel-[hash].js' },
          }
        : {
            input: source('loader/loader.ts'),
            optimization,
            output: { format: 'iife', entryFileNames: 'pilotlight.js' },
          },
  },
}));
