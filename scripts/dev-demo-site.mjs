const page = async (product) => {
  try {
    const html = await (await fetch(`${product}/demo`)).text();
    return html
      .replace(/src="[^"]*\/widget\/pilotlight\.js"/, `src="/widget/pilotlight.js?${Date.now()}"`)
      .replace('</head>', '<script type="module" src="/@vite/client"></script>\n</head>');
  } catch {
    return '<script type="module" src="/@vite/client"></script>The server is starting; please load this page again.';
  }
};

const show = async (response, product) => {
  const html = await page(product);
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html);
};

/** Under Vite's own address, for `npm run dev`: reloads with each new widget. Vite proxies the widget and its calls. */
export const demoSite = (product) => ({
  name: 'pilotlight-demo-site',
  configureServer: ({ middlewares }) => {
    middlewares.use('/demo', (request, response, next) => {
      if (request.originalUrl !== '/demo') return next();
      // Vite reloads a single page by its folder.
      return response.writeHead(302, { location: '/demo/' }).end();
    });
    middlewares.use('/demo', (request, response, next) => {
      if (request.url !== '/') return next();
      void show(response, product);
    });
  },
});
