import type { Memory } from '../browser-memory';
import type { Embedding } from '../embedding';
import { Refusal, type Api, type OpenSession } from './api';

export interface Session {
  readonly resumed: boolean;
  /** Where the session is lost, once more within a new one. */
  readonly within: <Result>(call: (opened: OpenSession) => Promise<Result>) => Promise<Result>;
  readonly peek: () => Promise<OpenSession> | Pick<OpenSession, 'sessionToken' | 'signal'> | '' | null | undefined;
  readonly forget: () => void;
}

export const createSession = ({ slug, key }: Embedding, api: Pick<Api, 'ask'>, { recall, keep }: Memory): Session => {
  let token = recall('localStorage', slug);
  let current: Promise<OpenSession> | undefined;
  let ending = new AbortController();

  const enter = async (sessionToken?: string | null): Promise<OpenSession> => {
    const { signal } = ending;
    const about = { installerId: slug, origin: location.origin, key, sessionToken };
    const opened: Omit<OpenSession, 'signal'> = await api.ask('access', undefined, about);
    signal.throwIfAborted();
    token = opened.sessionToken;
    keep('localStorage', slug, token);
    if (token !== sessionToken) keep('localStorage', `${slug}:thanks`, '');
    return { ...opened, signal };
  };

  const open = (sessionToken?: string | null): Promise<OpenSession> => {
    const opening = (current = enter(sessionToken));
    opening.catch(() => {
      if (current === opening) current = undefined;
    });
    return opening;
  };

  return {
    resumed: Boolean(token),
    async within(call) {
      const entered = current ?? open(token);
      try {
        return await call(await entered);
      } catch (error) {
        // Any other refusal stands, and the visitor keeps the conversation.
        if (!(error instanceof Refusal && error.status === 401)) throw error;
        // Once for all calls that found it ended: they belong to one conversation.
        return call(await (current && current !== entered ? current : open()));
      }
    },
    peek: () => current ?? (token && { sessionToken: token, signal: ending.signal }),
    forget() {
      ending.abort();
      ending = new AbortController();
      current = token = undefined;
      keep('localStorage', slug, '');
      keep('localStorage', `${slug}:seen`, '');
    },
  };
};
