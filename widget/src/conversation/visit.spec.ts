import { Refusal, type Api, type Session } from './api';
import { createVisit } from './visit';

const refusal = (status: number) => Object.assign(new Refusal('No'), { status });
const embedding = { slug: 'leeds-heating', key: 'key', api: 'https://pilotlight.example/api/' };

/** A door that remembers who came, and shuts on demand. */
const house = () => {
  const kept = new Map<string, string>();
  const asked: (string | null | undefined)[] = [];
  const state = { open: true, asking: Promise.resolve() };
  const api = {
    access: async (body: object) => {
      const { sessionToken } = body as { sessionToken?: string | null };
      asked.push(sessionToken);
      await state.asking;
      if (!state.open) throw refusal(403);
      const token = sessionToken || `token ${asked.length}`;
      return { sessionId: token, sessionToken: token, name: 'Leeds', branding: {} };
    },
  } as Pick<Api, 'access'> as Api;
  const memory = {
    recall: (_: string, slug: string) => kept.get(slug),
    keep: (_: string, slug: string, value: string) => void kept.set(slug, value),
  };
  return { state, asked, kept, visit: createVisit(embedding, api, memory) };
};

const tokenOf = async ({ sessionToken }: Session) => sessionToken;

describe('a visit', () => {
  it('keeps its conversation through a suspension, and still reaches the door with what is dangerous', async () => {
    const { state, visit, asked } = house();
    const token = await visit.within(tokenOf);
    state.open = false;
    await expect(visit.within(() => Promise.reject(refusal(403)))).rejects.toMatchObject({ status: 403 });
    expect(await visit.within(tokenOf)).toBe(token);
    expect(asked).toHaveLength(1);
  });

  it('opens anew, once, where its session has ended', async () => {
    const { visit, asked } = house();
    await visit.within(tokenOf);
    const first = { over: true };
    const answer = await visit.within(async (session) => {
      if (first.over) {
        first.over = false;
        throw refusal(401);
      }
      return session.sessionToken;
    });
    expect([answer, asked]).toEqual(['token 2', [undefined, undefined]]);
  });

  it('opens anew once for all calls that find its session ended', async () => {
    const { visit, asked } = house();
    const ended = await visit.within(tokenOf);
    const call = async (session: Session) => {
      const token = await tokenOf(session);
      if (token === ended) throw refusal(401);
      return token;
    };
    const slow = async (session: Session) => {
      await new Promise((resume) => setTimeout(resume, 10));
      return call(session);
    };
    expect(await Promise.all([visit.within(call), visit.within(call), visit.within(slow)])).toEqual([
      'token 2',
      'token 2',
      'token 2',
    ]);
    expect(asked).toHaveLength(2);
  });

  it('tries a door again that could not be opened', async () => {
    const { state, visit } = house();
    state.open = false;
    await expect(visit.within(tokenOf)).rejects.toMatchObject({ status: 403 });
    state.open = true;
    expect(await visit.within(tokenOf)).toBe('token 2');
  });

  it('that is left ends its calls, and the next begins with nothing of it', async () => {
    const { visit } = house();
    const call = visit.within(({ signal }) => new Promise((_, reject) => signal.addEventListener('abort', reject)));
    await visit.within(tokenOf);
    visit.forget();
    await expect(call).rejects.toMatchObject({ type: 'abort' });
    expect(await visit.within(tokenOf)).toBe('token 2');
    expect(await visit.within(async ({ signal }) => signal.aborted)).toBe(false);
  });

  it('that is left while its door opens does not come back', async () => {
    const { visit, state, kept } = house();
    const door = new EventTarget();
    state.asking = new Promise((resolve) => door.addEventListener('open', () => resolve()));
    const late = visit.within(tokenOf);
    visit.forget();
    const next = visit.within(tokenOf);
    door.dispatchEvent(new Event('open'));
    await expect(late).rejects.toMatchObject({ name: 'AbortError' });
    expect(await next).toBe('token 2');
    expect(kept.get('leeds-heating')).toBe('token 2');
  });
});
