import { createServer, type Plugin } from 'vite';

const pages: readonly string[] = ['/installer.html', '/portal.html'];
const placeholder = /<!-- The landing page.*?-->/;

const renderLandingPage = async (path: string): Promise<string> => {
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
    return renderLandingPage(path);
  } finally {
    await server.close();
  }
};

/** Renders /installer and /portal to markup while they are built: what a browser gets is read without any script. */
export const landingPage = (): Plugin => ({
  name: 'landing-page',
  transformIndexHtml: {
    order: 'pre',
    async handler(html, { path }) {
      if (!pages.includes(path)) return html;
      const markup = await renderLandingPage(path);
      return html.replace(placeholder, () => markup);
    },
  },
  configureServer(server) {
    server.middlewares.use((request, _response, next) => {
      request.url = request.url?.replace(/^\/(installer|portal)\/?(?=$|\?)/, '/$1.html');
      next();
    });
  },
});
