import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import { defineConfig } from 'vite';
import { landingPage } from './landing-page.ts';
import { landingScript } from './landing-script.ts';
import { portalPages } from './portal-pages.ts';
import { sharedChunks } from './shared-chunks.ts';

const server = 'http://127.0.0.1:3000';

export default defineConfig({
  base: '/',
  plugins: [react(), landingPage(), landingScript(), portalPages()],
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  build: {
    outDir: 'dist',
    sourcemap: false,
    rolldownOptions: {
      input: ['index.html', 'installer.html', 'portal.html'].map((page) => join(import.meta.dirname, page)),
      output: { codeSplitting: { groups: sharedChunks(import.meta.dirname) } },
    },
    // A data: address would need its own line in the content security policy.
    assetsInlineLimit: 0,
    // The first browsers with light-dark(). Rewritten for older ones it would leave the widget's preview light in the dark.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
  },
  server: {
    proxy: {
      '/api': server,
      '/widget': server,
      '/demo': server,
      '/appointment': server,
      '/test-payments': server,
      '/dev/outbox.json': server,
    },
  },
});
