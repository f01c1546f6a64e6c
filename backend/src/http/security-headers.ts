import type { FastifyInstance } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';
import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Socket } from 'node:net';

// The hash of nothing: the style library fills an empty style element rule by rule; inline text stays refused.
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** Helmet's headers don't depend on the request, so it is asked once. */
const headersOf = (options: HelmetOptions): OutgoingHttpHeaders => {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  helmet(options)(request, response, (error) => {
    if (error) throw new Error('The security headers could not be made', { cause: error });
  });
  return response.getHeaders();
};

/** What a card form of the payment provider loads from elsewhere, by directive. */
const ofStripe = {
  scriptSrc: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frameSrc: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connectSrc: ['https://api.stripe.com'],
};

const nowhereElse: Readonly<Record<keyof typeof ofStripe, string[]>> = { scriptSrc: [], frameSrc: [], connectSrc: [] };

/** The pages on which a card is taken. */
const takesCard = /^\/installer\/(?:register|payment)\/?(?:\?|$)/;

const headersFor = (https: boolean, { scriptSrc, frameSrc, connectSrc }: typeof nowhereElse): OutgoingHttpHeaders =>
  headersOf({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", ...scriptSrc],
        styleSrc: ["'self'", emptyStyle],
        fontSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'https:'],
        connectSrc: ["'self'", ...connectSrc],
        ...(frameSrc.length > 0 && { frameSrc }),
        formAction: ["'self'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
      },
    },
    strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    crossOriginResourcePolicy: { policy: 'same-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  });

/**
 * Strict for our pages; widget files and demo pages are read by other people's sites. Where cards are taken by Stripe (`stripe`),
 * the pages that take one, and no others, may load its form.
 */
export const registerSecurityHeaders = (server: FastifyInstance, publicUrl: string, stripe: boolean): void => {
  const https = publicUrl.startsWith('https://');
  const strict = headersFor(https, nowhereElse);
  const withCardForm = headersFor(https, stripe ? ofStripe : nowhereElse);
  server.addHook('onRequest', async (request, reply) => {
    void reply.headers(takesCard.test(request.url) ? withCardForm : strict);
  });
  server.addHook('onSend', async (request, reply) => {
    if (/^\/(?:api\/|(?:healthz|readyz)(?:\?|$))/.test(request.url)) void reply.header('cache-control', 'no-store');
    if (request.url.startsWith('/widget/')) void reply.header('cross-origin-resource-policy', 'cross-origin');
  });
};
