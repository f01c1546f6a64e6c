import { type Access, pathOf, type Route } from '@pilotlight/contracts/http/route';
import { routes } from '@pilotlight/contracts/catalogue/routes';
import type { FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import { admin, auditor, startTestBackend } from './backend-under-test';
import type { TestBackend } from './backend-under-test';
import type { Answer } from './http-call';
import { firstMessage, signInAuditor } from './audit-calls';
import { connectionFor, crmOnThisMachine } from './forwarding-calls';
import { photo as smallPhoto } from '@pilotlight/backend/conversations/photos/testing/sample-photos';
import { type Bookable, bookableFor, bookingBody, bookingQuery } from './booking-bodies';
import { bouncedNotification, notificationBody } from './notification-calls';
import { leadBody, leadsFor, shownInLists } from './lead-calls';
import { questionFor, trainingBody } from './question-calls';
import { installerBody } from './installer-bodies';
import { joiningFor } from './joining-calls';
import { servedBy } from './served-routes';
import { openPages, provedBySignature } from './signed-routes';
import { issuedKeyId, systemKeyBy } from './system-calls';
import { type InstallerOnBoard, newInstaller, password, signIn, Visitor } from './people';
import { secretsIn } from './secrets-in-answers';

type Caller =
  'nobody' | 'visitor' | 'another visitor' | 'installer' | 'another installer' | 'system' | 'admin' | 'auditor';
const callers: readonly Caller[] = [
  'nobody',
  'visitor',
  'another visitor',
  'installer',
  'another installer',
  'system',
  'admin',
  'auditor',
];
const welcome: Readonly<Record<Access, readonly Caller[]>> = {
  public: callers,
  visitor: ['visitor'],
  installer: ['installer', 'another installer'],
  admin: ['admin'],
  auditor: ['auditor'],
  system: ['system'],
};

let backend: TestBackend;
let leeds: InstallerOnBoard;
let york: InstallerOnBoard;
let visitor: Visitor;
let eventId: string;
let notificationId: string;
let photo: { readonly photoId: string; readonly query: string };
let picture: Uint8Array<ArrayBuffer>;
let bookable: Bookable;
let tokens: Readonly<Record<Caller, string | undefined>>;
beforeAll(async () => {
  backend = await startTestBackend({
    auditor: { ...auditor, seesPersonalData: true },
    developerPages: true,
    crm: crmOnThisMachine(),
  });
  [leeds, york] = [await newInstaller(backend, 'leeds'), await newInstaller(backend, 'york')];
  await newInstaller(backend, 'hull');
  visitor = await Visitor.of(backend, leeds);
  await visitor.say('A private matter, 07700 900142');
  const leedsToken = await signIn(backend, leeds);
  tokens = {
    nobody: undefined,
    visitor: visitor.token,
    'another visitor': (await Visitor.of(backend, york)).token,
    installer: leedsToken,
    'another installer': await signIn(backend, york),
    system: await systemKeyBy(backend, leedsToken),
    admin: admin.token,
    auditor: await signInAuditor(backend),
  };
  eventId = await firstMessage(backend, tokens.auditor ?? '');
  picture = new Uint8Array(await smallPhoto('jpeg', 40, 30));
  photo = await sentPhoto(visitor);
  notificationId = await bouncedNotification(backend, leeds);
  bookable = {
    appointmentId: notificationId,
    token: 'none',
    scheduledAt: new Date().toISOString(),
    sessionId: visitor.sessionId,
  };
});
afterAll(() => backend.stop());

const form = (): FormData => {
  const body = new FormData();
  body.append('photo', new Blob([picture]), 'photo.jpg');
  return body;
};
/** One that the visitor sent, with a link to it. */
const sentPhoto = async (from: Visitor) => {
  const upload = await from.call('POST', 'files', { body: form() });
  const photoId = String(JSON.parse(upload.text).files[0].id);
  const body = { sessionId: from.sessionId, messageId: randomUUID(), message: 'Look', files: [photoId] };
  await from.call('POST', 'chat', { body, headers: { accept: 'application/json' } });
  const link: unknown = JSON.parse((await from.call('GET', 'files')).text).photos[0].url;
  return { photoId, query: new URL(String(link), backend.address).search };
};

/** A body that is in order, so that nothing but the caller is wrong. */
const bodyOf = ({ method, path }: Route): unknown => {
  const prepared =
    notificationBody(method, path) ??
    bookingBody(method, path, bookable) ??
    trainingBody(path) ??
    installerBody(path) ??
    leadBody(path);
  if (prepared) return prepared;
  if (path.endsWith('/files')) return form();
  if (path.endsWith('/slot')) return { slot: 'controls' };
  if (path === '/api/admin/login') return { email: admin.email, password: admin.password };
  if (path === '/api/audit/login') return auditor;
  if (path === '/api/installer/login') return { email: leeds.email, password };
  if (path.endsWith('/state/personal-data')) return { at: '2026-11-20T10:00:00Z' };
  if (path.endsWith('/access')) return { installerId: 'leeds', origin: leeds.origin, key: leeds.key };
  if (path === '/api/widget/:slug/typing') return { sessionId: visitor.sessionId };
  if (path.endsWith('/chat')) return { sessionId: visitor.sessionId, messageId: randomUUID(), message: 'Hello' };
  if (path.endsWith('/lead')) return { sessionId: visitor.sessionId, lead: { phone: '07700 900142' } };
  if (path.endsWith('/alarm/clear')) return { verdict: 'dealt-with', seenAt: new Date().toISOString() };
  if (path.endsWith('/google/finish')) return { state: 'of-nobody' };
  if (path.endsWith('/reply')) return { messageId: randomUUID(), text: 'Hello' };
  return undefined;
};
const loginOf = (caller: Caller) => {
  if (caller === 'admin' || caller === 'auditor') return { admin, auditor }[caller];
  return { email: (caller === 'installer' ? leeds : york).email, password };
};
/** Calls that end what others stand on. */
const touching = ({ path }: Route): boolean => /rotate-key|suspend|reactivate/.test(path);
/** The caller's own conversation that the call may end; with a photo where one is called for. */
const spare = async (
  { path }: Route,
  caller: Caller,
): Promise<{ sessionId: string; photoId: string; keyId?: string }> => {
  const { sessionId } = visitor;
  if (path.includes(':keyId'))
    return { sessionId, photoId: photo.photoId, keyId: await issuedKeyId(backend, tokens[caller]) };
  if (!path.includes(':sessionId')) return { sessionId, photoId: photo.photoId };
  const somebody = await Visitor.of(backend, caller === 'another installer' ? york : leeds);
  await somebody.say(path.includes('/alarm/') ? 'I can smell gas' : 'Nothing of note');
  const { photoId } = path.includes(':photoId') ? await sentPhoto(somebody) : photo;
  if (path.endsWith('.csv')) await shownInLists(backend, somebody.sessionId);
  return { sessionId: somebody.sessionId, photoId };
};
type Asking = Partial<
  Record<
    'sessionId' | 'photoId' | `${'question' | 'suggestion' | 'login' | 'change' | 'key' | 'connection' | 'delivery'}Id`,
    string
  >
> & {
  token?: string | undefined;
  prepared?: unknown;
};
const ask = (
  route: Route,
  caller: Caller,
  slug: string,
  { token = tokens[caller], prepared, ...own }: Asking = {},
): Promise<Answer> => {
  const origin = route.path.startsWith('/api/widget/') ? { origin: leeds.origin } : {};
  const body = route.method === 'GET' ? {} : { body: prepared ?? bodyOf(route) };
  const headers = { accept: 'application/json' };
  const queries: Record<string, string> = {
    state: '?at=2026-11-20T10:00:00Z',
    period: '?from=2026-11-01&to=2026-11-27',
    ':photoId': photo.query,
    ...bookingQuery,
  };
  const query = queries[route.path.split('/').at(-1) ?? ''] ?? '';
  const ids = {
    slug,
    sessionId: visitor.sessionId,
    eventId,
    photoId: photo.photoId,
    notificationId,
    eventType: 'lead_qualified',
    appointmentId: bookable.appointmentId,
    questionId: eventId,
    suggestionId: eventId,
    loginId: eventId,
    changeId: eventId,
    keyId: eventId,
    leadId: visitor.sessionId,
    connectionId: eventId,
    deliveryId: eventId,
    ...own,
  };
  return backend.call(route.method, pathOf(route, ids) + query, { token, headers, ...origin, ...body });
};
const state = async (): Promise<unknown> => {
  const sessions = await backend.database.query('select kind, slug from access.sessions');
  const credentials = await backend.database.query('select id from access.credentials');
  return {
    // What follows from earlier events may come at any moment.
    events: (await backend.events()).filter(({ stream }) => !stream.startsWith('notification-')).length,
    sessions: sessions.rows.length,
    credentials: credentials.rows.length,
  };
};

const named = (allowed: boolean) =>
  routes.flatMap((route) =>
    callers
      .filter((caller) => welcome[route.access].includes(caller) === allowed)
      .map((caller) => [`${route.method} ${route.path}`, caller, route] as const),
  );

it.each(named(false))('%s refuses %s and changes nothing', async (_name, caller, route) => {
  const before = await state();
  const { status, json, text } = await ask(route, caller, 'leeds');
  expect([401, 403]).toContain(status);
  expect(Object.keys(json).toSorted()).toEqual(['code', 'message', 'requestId']);
  expect(text).not.toContain('private');
  expect(await state()).toEqual(before);
});

it("shows an installer its own and nothing of another's", async () => {
  const own = await backend.call('GET', '/api/installer/conversations', { token: tokens.installer });
  expect(own.text).toContain('A private matter');
  const others = await backend.call('GET', '/api/installer/conversations', { token: tokens['another installer'] });
  expect(others.json).toMatchObject({ conversations: [], total: 0, all: 0 });
  const picked = `/api/installer/conversations?sessionId=${visitor.sessionId}&slug=leeds&installerId=leeds&search=07700`;
  expect((await backend.call('GET', picked, { token: tokens['another installer'] })).json).toMatchObject({
    conversations: [],
    total: 0,
  });
  const analytics = await backend.call('GET', '/api/installer/analytics?slug=leeds', {
    token: tokens['another installer'],
  });
  expect(analytics.json).toMatchObject({ stats: { totalConversations: 0, leadsCaptured: 0 } });
  expect(
    (await backend.call('GET', '/api/installer/me?slug=leeds', { token: tokens['another installer'] })).text,
  ).not.toContain('leeds');
});

it.each(named(true))(
  '%s is open to %s, and its answer holds no hash and no credential',
  async (_name, caller, route) => {
    const ending = route.path.endsWith('/logout')
      ? await backend.call('POST', route.path.replace('/logout', '/login'), { body: loginOf(caller) })
      : null;
    const token = ending?.json['token'] ?? tokens[caller];
    const installer = caller === 'another installer' ? york : leeds;
    const own = {
      ...(await spare(route, caller)),
      ...(await questionFor(backend, installer, route)),
      ...(await connectionFor(backend, caller === 'another installer' ? token : tokens.installer, route)),
    };
    bookable = await bookableFor(backend, installer, route, visitor);
    const joining = await joiningFor(backend, installer, token, route);
    const slug = joining?.slug ?? (touching(route) ? 'hull' : 'leeds');
    const { status, text } = await ask(route, caller, slug, {
      token,
      ...own,
      ...(await leadsFor(backend, installer, route)),
      ...(joining && { prepared: joining.body, token: joining.token ?? token, loginId: joining.loginId ?? eventId }),
    });
    expect([status, text.slice(0, 200)]).toEqual([route.status ?? 200, expect.any(String)]);
    for (const secret of secretsIn(route)) expect(text).not.toMatch(secret);
  },
);

it('serves nothing that is not in the list', () => {
  const server: FastifyInstance = backend.app.getHttpAdapter().getInstance();
  // Each wildcard (pages and their files) is one line.
  const others = ['/healthz', '/readyz', '/api/openapi.json', '*', ...openPages].map((path) => `GET ${path}`);
  const docs = ['', '/begin.js', '/swagger-ui-bundle.js', '/swagger-ui.css'].map((path) => `GET /api/docs${path}`);
  const listed = [...routes.map(({ method, path }) => `${method} ${path}`), ...others, ...docs, ...provedBySignature];
  expect(servedBy(server).toSorted()).toEqual(listed.toSorted());
});
