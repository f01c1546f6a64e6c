// Made whole at build time (portal-pages.ts), which knows this release and its files.
const release = '__RELEASE__';
const portals = __PORTALS__;

/** @type {any} */
const worker = self;
const files = `pilotlight-files-${release}`;
const dataPrefix = 'pilotlight-data-';
const pagePatience = 3_000;
const mostAnswers = 80;
const asOfHeader = 'x-offline-as-of';

const portal = portals.find(({ scope }) => worker.registration.scope.endsWith(scope));
const isPage = (path) => portal !== undefined && new RegExp(portal.pages).test(path);

const fill = async () => {
  const cache = await caches.open(files);
  if (portal) await cache.addAll(portal.files);
  await worker.skipWaiting();
};

const clearOlder = async () => {
  for (const name of await caches.keys())
    if (name.startsWith('pilotlight-files-') && name !== files) await caches.delete(name);
  await worker.clients.claim();
};

worker.addEventListener('install', (event) => event.waitUntil(fill()));
worker.addEventListener('activate', (event) => event.waitUntil(clearOlder()));

const within = (promise, milliseconds) =>
  Promise.race([promise, new Promise((_, late) => setTimeout(() => late(new Error('late')), milliseconds))]);

/** From the network while there is one, so that a new release is there at the next load. */
const page = async (request) => {
  const cache = await caches.open(files);
  try {
    return await within(fetch(request), pagePatience);
  } catch (cause) {
    const kept = await cache.match(portal.html);
    if (kept) return kept;
    throw cause;
  }
};

/** Hashed: what has once come never changes. */
const asset = async (request) => {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(files)).put(request, answer.clone());
  return answer;
};

/** One person's data has a cache of its own, named after what can't be traced back to the token. */
const cacheOf = async (token) => {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token)));
  const hex = Array.from(hash.slice(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('');
  const name = `${dataPrefix}${portal.name}-${hex}`;
  for (const other of await caches.keys())
    if (other.startsWith(`${dataPrefix}${portal.name}-`) && other !== name) await caches.delete(other);
  return await caches.open(name);
};

const keep = async (cache, request, answer) => {
  const headers = new Headers(answer.headers);
  headers.set(asOfHeader, new Date().toISOString());
  await cache.put(request.url, new Response(await answer.blob(), { status: 200, headers }));
  const keys = await cache.keys();
  for (const old of keys.slice(0, Math.max(0, keys.length - mostAnswers))) await cache.delete(old);
};

const isJson = (answer) => answer.status === 200 && answer.headers.get('content-type')?.includes('application/json');

/** When a person went last: what was asked before is not kept, however late it is answered. */
let goneAt = -Infinity;

const forget = async () => {
  goneAt = performance.now();
  for (const name of await caches.keys())
    if (name.startsWith(`${dataPrefix}${portal.name}-`)) await caches.delete(name);
};

/** Always asked of the server; what it said last where it can't be reached, with its age. */
const data = async (event) => {
  const { request } = event;
  const token = request.headers.get('authorization') ?? '';
  const askedAt = performance.now();
  const keepUnlessGone = async (answer) => {
    await keep(await cacheOf(token), request, answer);
    if (askedAt < goneAt) await forget();
  };
  try {
    const answer = await fetch(request);
    if (answer.status === 401) event.waitUntil(forget());
    else if (isJson(answer) && askedAt > goneAt) event.waitUntil(keepUnlessGone(answer.clone()));
    return answer;
  } catch (cause) {
    const kept = await (await cacheOf(token)).match(request.url);
    if (kept) return kept;
    throw cause;
  }
};

worker.addEventListener('message', (event) => {
  if (portal && event.data === 'forget') event.waitUntil(forget());
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (!portal || request.method !== 'GET' || origin !== worker.location.origin) return;
  if (request.mode === 'navigate') {
    if (isPage(pathname)) event.respondWith(page(request));
  } else if (pathname.startsWith('/assets/')) event.respondWith(asset(request));
  else if (
    pathname.startsWith(portal.api) &&
    request.headers.has('authorization') &&
    request.headers.get('accept') === 'application/json' &&
    !pathname.endsWith('/live')
  )
    event.respondWith(data(event));
});
