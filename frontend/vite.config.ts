import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const server = 'http://127.0.0.1:3000';

export default defineConfig({
  base: '/',
  plugins: [react()],
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  build: {
    outDir: 'dist',
    sourcemap: false,
    // A data: address would need its own line in the content security policy.
    assetsInlineLimit: 0,
  },
  server: { proxy: { '/api': server, '/widget': server, '/demo': server } },
});
