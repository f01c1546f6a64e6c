import { listInstallers, rotateApiKey, saveInstaller } from '@pilotlight/contracts/http/installers';
import { createStore } from '../app/store';
import { adminSession } from '../shared/session/sessions';
import { freshBrowser } from '../testing/fresh-browser';
import { adminDoor } from '../features/admin-login/admin-door';
import { serve } from '../testing/server';
import { api, endpointOf, endpointOrNullOf } from './api';

const calls = api.injectEndpoints({
  endpoints: (build) => ({
    listed: build.query(endpointOf(listInstallers)),
    listedIfSignedIn: build.query(endpointOrNullOf(listInstallers)),
    saved: build.mutation(endpointOf(saveInstaller)),
    rotated: build.mutation(endpointOf(rotateApiKey)),
  }),
}).endpoints;

const found = { all: 0, 'needs-a-look': 0, 'payment-failed': 0, suspended: 0, 'manual-payment': 0 };
const none = { installers: [], total: 0, counts: { active: 0, suspended: 0 }, found };
const list = 'GET /api/installers';

const fetched = async () => createStore().dispatch(calls.listed.initiate());

/** Takes a call and says nothing until it is given up. */
const serverThatNeverAnswers = () => {
  globalThis.fetch = (_, init) =>
    new Promise((_resolve, reject) =>
      init?.signal?.addEventListener('abort', () => reject(new DOMException('Given up', 'AbortError'))),
    );
};

/** Node's own timeout signal doesn't go by the test's clock. */
const timeoutByTheTestsClock = () =>
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(), milliseconds);
    return controller.signal;
  });

describe('a call of the contract', () => {
  beforeEach(() => {
    freshBrowser();
    adminSession.save({ token: 'a1', email: 'ops@pilotlight.example' }, true);
  });

  it("carries its session's token, cookies, and JSON only where there is a body", async () => {
    const received = serve({
      [list]: { body: none },
      'POST /api/installers/aire-valley/rotate-key': { body: { apiKey: 'k2' } },
    });
    const store = createStore();
    await store.dispatch(calls.listed.initiate());
    const rotated = await store.dispatch(calls.rotated.initiate({ params: { slug: 'aire-valley' } }));
    await store.dispatch(calls.saved.initiate({ body: { slug: 'new', name: 'New' } }));
    expect(rotated.data).toEqual({ apiKey: 'k2' });
    expect(received.map(({ headers }) => headers.get('authorization'))).toEqual(Array(3).fill('Bearer a1'));
    expect(received.map(({ credentials }) => credentials)).toEqual(Array(3).fill('include'));
    expect(received.map(({ headers, body }) => [headers.get('content-type'), body])).toEqual([
      [null, undefined],
      [null, undefined],
      ['application/json', '{"slug":"new","name":"New"}'],
    ]);
  });

  it('puts its query into the address, leaving out what is not given', async () => {
    const received = serve({});
    await createStore().dispatch(calls.listed.initiate({ query: { search: 'aire & co', page: 2, sort: undefined } }));
    expect(received.map(({ call }) => call)).toEqual(['GET /api/installers?search=aire+%26+co&page=2']);
  });

  it('fails with the status, a colon and the body, and has the sentence of a JSON body at hand', async () => {
    const body = '{"message":"Slug is taken","code":"conflict","requestId":"r1"}';
    serve({ [list]: { status: 409, body } });
    expect((await fetched()).error).toEqual({ status: 409, message: `409: ${body}`, reason: 'Slug is taken' });
  });

  it('fails with the status text where the body is empty', async () => {
    serve({ [list]: { status: 503, statusText: 'Service Unavailable' } });
    expect((await fetched()).error).toEqual({ status: 503, message: '503: Service Unavailable', reason: null });
  });

  it('fails when the answer is not what the contract promises, or not JSON', async () => {
    serve({ [list]: { body: { installers: 'none' } } });
    expect((await fetched()).error).toEqual({ status: 200, message: '200: Unexpected answer to listed', reason: null });
    serve({ [list]: { body: '<html>' } });
    expect((await fetched()).error).toMatchObject({ status: 200, reason: null });
  });

  it('says so when the server is not reached', async () => {
    serve({});
    expect((await fetched()).error).toMatchObject({ status: 0, message: '0: fetch failed' });
  });

  describe('to a server that never answers', () => {
    beforeEach(() => {
      jest.useFakeTimers();
      timeoutByTheTestsClock();
      serverThatNeverAnswers();
    });
    afterEach(() => {
      jest.restoreAllMocks();
      jest.useRealTimers();
    });

    it('is given up after thirty seconds, and says why', async () => {
      const store = createStore();
      const call = store.dispatch(calls.listed.initiate());
      await jest.advanceTimersByTimeAsync(29_999);
      expect(calls.listed.select()(store.getState()).status).toBe('pending');
      await jest.advanceTimersByTimeAsync(1);
      expect((await call).error).toMatchObject({
        status: 0,
        reason: 'The server took too long to answer. Please try again.',
      });
    });

    it('is no failure when it is cancelled here', async () => {
      const call = createStore().dispatch(calls.listed.initiate());
      call.abort();
      await jest.advanceTimersByTimeAsync(30_000);
      expect((await call).error).toEqual({ name: 'AbortError', message: 'Aborted' });
    });
  });

  it('ends the session on a 401, but not one that began after the call was made', async () => {
    serve({
      [list]: () => {
        adminSession.save({ token: 'a2', email: 'ops@pilotlight.example' }, true);
        return { status: 401, body: 'expired' };
      },
    });
    await fetched();
    expect(adminSession.read()?.token).toBe('a2');
    serve({ [list]: { status: 401, body: 'expired' } });
    expect((await fetched()).error).toMatchObject({ message: '401: expired' });
    expect(adminSession.read()).toBeNull();
  });

  it('answers null to a 401 where that is asked for, and leaves the session alone', async () => {
    serve({ [list]: { status: 401, body: 'expired' } });
    const store = createStore();
    expect(await store.dispatch(calls.listedIfSignedIn.initiate())).toMatchObject({ data: null, isSuccess: true });
    expect(adminSession.read()?.token).toBe('a1');
    serve({ [list]: { status: 403 } });
    const refused = await store.dispatch(calls.listedIfSignedIn.initiate(undefined, { forceRefetch: true }));
    expect(refused.error).toMatchObject({ status: 403 });
  });

  it('leaves the session alone when a sign-in is refused', async () => {
    serve({ 'POST /api/admin/login': { status: 401 } });
    const body = { email: 'ops@pilotlight.example', password: 'wrong', rememberMe: true };
    await expect(adminDoor.enter(body)).rejects.toMatchObject({ status: 401 });
    expect(adminSession.read()?.token).toBe('a1');
  });

  it('is made once for data that is there already, and never again by itself', async () => {
    const received = serve({ [list]: { body: none } });
    const store = createStore();
    await store.dispatch(calls.listed.initiate());
    await store.dispatch(calls.listed.initiate());
    window.dispatchEvent(new Event('focus'));
    expect(received).toHaveLength(1);
  });
});
