import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const source = (file: string) => fileURLToPath(new URL(`src/${file}`, import.meta.url));

// Constants named for the reader are written into their places, those that are exported.
const optimization = { inlineConst: { mode: 'all', pass: 3 } } as const;

// One entry for each part: modules named by their content.
const parts: Readonly<Record<string, string>> = {
  panel: source('panel.tsx'),
  details: source('details/details.tsx'),
  photos: source('photos/photos.tsx'),
};

// One pass for each file, which needs no other: the loader is a classic script under a stable name.
export default defineConfig(({ mode }) => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  logLevel: 'warn',
  build: {
    target: 'es2022',
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    emptyOutDir: mode === 'panel',
    modulePreload: false,
    copyPublicDir: false,
    rolldownOptions: {
      optimization,
      ...(parts[mode]
        ? {
            input: parts[mode],
            preserveEntrySignatures: 'strict',
            output: { format: 'es', entryFileNames: `${mode}-[hash].js` },
          }
        : {
            input: source('loader/loader.ts'),
            output: { format: 'iife', entryFileNames: 'pilotlight.js' },
          }),
    },
  },
}));
