import type { FastifyInstance } from 'fastify';
import { listedPages } from './page-heads';

/** As in SECURITY.md. */
const securityContact = 'mailto:security@pilotlight.example';
const halfAYear = 182 * 24 * 3600 * 1000;

const robots = (publicUrl: string): string => `User-agent: *
Allow: /api/platform/stats
Disallow: /api/
Sitemap: ${publicUrl}/sitemap.xml
`;

const sitemap = (publicUrl: string): string => `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${listedPages.map((path) => `<url><loc>${new URL(path, publicUrl).href}</loc></url>`).join('\n')}
</urlset>
`;

/** RFC 9116 wants an end that is near: whoever still reads it then should ask again. */
const security = (publicUrl: string, now: number): string => `Contact: ${securityContact}
Expires: ${new Date(now + halfAYear).toISOString()}
Preferred-Languages: en
Canonical: ${publicUrl}/.well-known/security.txt
`;

/** What is written for programs that go from site to site. */
export const registerCrawlerFiles = (server: FastifyInstance, publicUrl: string): void => {
  const files = [
    ['/robots.txt', 'text/plain; charset=utf-8', () => robots(publicUrl)],
    ['/sitemap.xml', 'application/xml; charset=utf-8', () => sitemap(publicUrl)],
    ['/.well-known/security.txt', 'text/plain; charset=utf-8', () => security(publicUrl, Date.now())],
  ] as const;
  for (const [path, type, text] of files)
    server.get(path, (_, reply) =>
      reply.header('content-type', type).header('cache-control', 'public, max-age=3600').send(text()),
    );
};
