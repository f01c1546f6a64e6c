import { createServer, type Plugin } from 'vite';

const page = '/installer.html';
const placeholder = /<!-- The landing page.*?-->/;

const renderLandingPage = async (): Promise<string> => {
  const conditions = ['source', 'module', 'node', 'development|production'];
  const server = await createServer({
    configFile: false,
    root: import.meta.dirname,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    ssr: { noExternal: [/^@pilotlight\//], resolve: { conditions } },
  });
  try {
    const { renderLandingPage } = await server.ssrLoadModule('/src/landing/render-landing-page.tsx');
    return renderLandingPage();
  } finally {
    await server.close();
  }
};

/** Renders /installer to markup while it is built: the page that a browser gets holds no script. */
export const landingPage = (): Plugin => ({
  name: 'landing-page',
  transformIndexHtml: {
    order: 'pre',
    async handler(html, { path }) {
      if (path !== page) return html;
      const markup = await renderLandingPage();
      return html.replace(placeholder, () => markup);
    },
  },
  configureServer(server) {
    server.middlewares.use((request, _response, next) => {
      request.url = request.url?.replace(/^\/installer\/?(?=$|\?)/, page);
      next();
    });
  },
});
