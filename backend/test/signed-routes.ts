/** Open to all: what they do is proved by a signature, or shows nothing by itself; the clock asks for the admin. */
export const provedBySignature = [
  'GET /l/:code',
  'GET /unsubscribe.css',
  'GET /unsubscribe/:token',
  'POST /unsubscribe/:token',
  'GET /calendar/:file',
  'GET /api/calendar/google/callback',
  'POST /test-payments/confirm',
  'POST /test-payments/clock',
  'GET /test-payments/portal.css',
  'GET /test-payments/portal',
  'POST /test-payments/portal',
  'POST /api/stripe/webhook',
  ...['ses', 'twilio/inbound', 'twilio/status'].map((path) => `POST /api/webhooks/${path}`),
];

/** Pages for everybody that have an address of their own in the router. */
export const openPages = [
  '/installer',
  '/installer/',
  '/favicon.ico',
  '/api/download/wordpress-plugin',
  '/api/v1/openapi.json',
  '/api/v1/docs',
  '/api/v1/docs.css',
  '/portal',
  '/portal/',
  '/robots.txt',
  '/sitemap.xml',
  '/.well-known/security.txt',
] as const;
