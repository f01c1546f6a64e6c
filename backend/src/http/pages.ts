import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageFolders } from '../config/page-folders';
import { registerCrawlerFiles } from './crawlers';
import { landingPages, registerLandingPages } from './landing-page';
import { answerUnknownCall } from './not-found';
import { withHead } from './page-heads';
import { registerWidgetVersions } from './widget-versions';
import { registerWordPressPlugin } from './wordpress-plugin';

const dialogOrTranscript =
  'new|pending|downloads|insights|analytics|health|platform-prompt|installer/[^/]+/(analytics|insights(/[^/]+)?)|[^/]+/(edit|embed|billing|transcripts(/[^/]+)?)';
const ofInstaller =
  'diary|dashboard(/(training|analytics|leads|settings(/(branding|embed-code))?|transcripts(/[^/]+)?))?|conversations/[^/]+/(sheet|transcript)';
const ofSettings =
  'settings(/(availability|hours|blocked-days|notifications|calendar|connections|billing|privacy|api-keys|security))?';
const joining = 'register|verify|payment|payment-success';
const ofNotifications = 'notifications(/(new|log(/[^/]+)?))?';
/** Paths of the frontend's router; any other gets the same page with 404. */
const screens = new RegExp(
  `^/(dev/outbox|audit(/login)?|admin(/(login|leads|${ofNotifications}|dashboard(/(${dialogOrTranscript}))?))?|installer/(login|${joining}|${ofInstaller}|${ofSettings}))?/?$`,
);

/** Each portal has a page with its own frame painted in it, and its parts named. */
const ofInstallerPortal = /^\/installer\/(dashboard|diary|settings|login)(\/|$)/;

const year = 365 * 24 * 3600;

/** Compressed at build time. Hashed files are cached for a year; fixed names are revalidated. */
export const registerPages = async (
  server: FastifyInstance,
  { frontend, widget, wordpress, widgetVersions }: PageFolders,
  publicUrl: string,
): Promise<void> => {
  const page = readFileSync(join(frontend, 'index.html'), 'utf8');
  const portalPage = (name: string): string => {
    const path = join(frontend, name);
    return existsSync(path) ? readFileSync(path, 'utf8') : page;
  };
  const [installer, admin] = [portalPage('installer-dashboard.html'), portalPage('admin-dashboard.html')];
  const pageOf = (path: string): string =>
    ofInstallerPortal.test(path) ? installer : path.startsWith('/admin/') ? admin : page;
  await server.register(fastifyStatic, {
    root: join(frontend, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: year * 1000,
    index: false,
  });
  await server.register(fastifyStatic, {
    root: widget,
    prefix: '/widget/',
    decorateReply: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (response, path) => {
      const stable = /(pilotlight\.js|version\.json)(\.\w+)?$/.test(path);
      response.header(
        'cache-control',
        stable ? 'public, max-age=300, stale-while-revalidate=86400' : `public, max-age=${year}, immutable`,
      );
      response.header('access-control-allow-origin', '*');
    },
  });
  await registerWidgetVersions(server, widget, widgetVersions);
  await server.register(fastifyStatic, {
    root: frontend,
    prefix: '/',
    decorateReply: false,
    index: false,
    wildcard: false,
    globIgnore: ['index.html', ...Object.values(landingPages), 'assets/**', '**/*.{br,gz}'],
  });
  const appointment = readFileSync(join(widget, 'appointment.html'), 'utf8');
  // The token in the address is all that it takes to cancel a visit.
  server.get('/appointment/*', (_, reply) =>
    reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .header('x-robots-tag', 'noindex, nofollow')
      .send(appointment),
  );
  registerLandingPages(server, frontend, publicUrl);
  registerCrawlerFiles(server, publicUrl);
  registerWordPressPlugin(server, wordpress);
  // Asked for by every browser on its own; also by the demo site.
  server.get('/favicon.ico', (_, reply) => reply.redirect('/mark.svg', 301));
  server.get('/*', (request, reply) => {
    const path = request.url.split('?')[0] ?? '/';
    if (path.startsWith('/api/')) return answerUnknownCall(request, reply);
    const { text, listed } = withHead(pageOf(path), publicUrl, path);
    if (!listed) reply.header('x-robots-tag', 'noindex');
    return reply
      .status(screens.test(path) ? 200 : 404)
      .header('content-type', 'text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(text);
  });
};
