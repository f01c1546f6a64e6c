import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

// The hash of nothing: the frontend's style library makes an empty style element and fills it rule by rule; inline text stays refused.
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** Strict for our own pages; widget files and demo pages are read by other people's sites. */
export const registerSecurityHeaders = async (server: FastifyInstance, publicUrl: string): Promise<void> => {
  const https = publicUrl.startsWith('https://');
  await server.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", emptyStyle],
        fontSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'https:'],
        connectSrc: ["'self'"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        manifestSrc: ["'self'"],
      },
    },
    strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    crossOriginResourcePolicy: { policy: 'same-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  });
  server.addHook('onSend', async (request, reply) => {
    if (request.url.startsWith('/api/')) void reply.header('cache-control', 'no-store');
    if (request.url.startsWith('/widget/')) void reply.header('cross-origin-resource-policy', 'cross-origin');
  });
};
