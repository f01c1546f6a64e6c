import { Refusal, type Api, type OpenSession } from './api';
import { createSession } from './session';

const refusal = (status: number) => Object.assign(new Refusal('No'), { status });
const embedding = { slug: 'leeds-heating', key: 'key', api: 'https://pilotlight.example/api/' };

/** A door that remembers who came, and shuts on demand. */
const house = () => {
  const kept = new Map<string, string>();
  const asked: (string | null | undefined)[] = [];
  const state = { open: true, asking: Promise.resolve() };
  const api = {
    ask: async (...[, , body]: Parameters<Api['ask']>) => {
      const { sessionToken } = body as { sessionToken?: string | null };
      asked.push(sessionToken);
      await state.asking;
      if (!state.open) throw refusal(403);
      const token = sessionToken || `token ${asked.length}`;
      return { sessionId: token, sessionToken: token, name: 'Leeds', branding: {} };
    },
  };
  const memory = {
    recall: (_: string, slug: string) => kept.get(slug),
    keep: (_: string, slug: string, value: string) => void kept.set(slug, value),
  };
  return { state, asked, kept, session: createSession(embedding, api, memory) };
};

const tokenOf = async ({ sessionToken }: OpenSession) => sessionToken;

describe('a session', () => {
  it('keeps its conversation through a suspension, and still reaches the door with what is dangerous', async () => {
    const { state, session, asked } = house();
    const token = await session.within(tokenOf);
    state.open = false;
    await expect(session.within(() => Promise.reject(refusal(403)))).rejects.toMatchObject({ status: 403 });
    expect(await session.within(tokenOf)).toBe(token);
    expect(asked).toHaveLength(1);
  });

  it('opens anew, once, where the server has ended it', async () => {
    const { session, asked } = house();
    await session.within(tokenOf);
    const first = { over: true };
    const answer = await session.within(async (opened) => {
      if (first.over) {
        first.over = false;
        throw refusal(401);
      }
      return opened.sessionToken;
    });
    expect([answer, asked]).toEqual(['token 2', [undefined, undefined]]);
  });

  it('opens anew once for all calls that find it ended', async () => {
    const { session, asked } = house();
    const ended = await session.within(tokenOf);
    const call = async (opened: OpenSession) => {
      const token = await tokenOf(opened);
      if (token === ended) throw refusal(401);
      return token;
    };
    const slow = async (opened: OpenSession) => {
      await new Promise((resume) => setTimeout(resume, 10));
      return call(opened);
    };
    expect(await Promise.all([session.within(call), session.within(call), session.within(slow)])).toEqual([
      'token 2',
      'token 2',
      'token 2',
    ]);
    expect(asked).toHaveLength(2);
  });

  it('tries a door again that could not be opened', async () => {
    const { state, session } = house();
    state.open = false;
    await expect(session.within(tokenOf)).rejects.toMatchObject({ status: 403 });
    state.open = true;
    expect(await session.within(tokenOf)).toBe('token 2');
  });

  it('that is left ends its calls, and the next begins with nothing of it', async () => {
    const { session } = house();
    const call = session.within(({ signal }) => new Promise((_, reject) => signal.addEventListener('abort', reject)));
    await session.within(tokenOf);
    session.forget();
    await expect(call).rejects.toMatchObject({ type: 'abort' });
    expect(await session.within(tokenOf)).toBe('token 2');
    expect(await session.within(async ({ signal }) => signal.aborted)).toBe(false);
  });

  it('that is left while its door opens does not come back', async () => {
    const { session, state, kept } = house();
    const door = new EventTarget();
    state.asking = new Promise((resolve) => door.addEventListener('open', () => resolve()));
    const late = session.within(tokenOf);
    session.forget();
    const next = session.within(tokenOf);
    door.dispatchEvent(new Event('open'));
    await expect(late).rejects.toMatchObject({ name: 'AbortError' });
    expect(await next).toBe('token 2');
    expect(kept.get('leeds-heating')).toBe('token 2');
  });
});
