import type { Memory } from '../browser-memory';
import type { Embedding } from '../embedding';
import { Refusal, type Api, type OpenSession } from './api';

/** The visitor's session with the server: opened when first needed, kept for the next page, replaced once when it is lost. */
export interface Session {
  /** True where an earlier session was there to be resumed. */
  readonly resumed: boolean;
  /** Runs a call within the session; where the session is lost, once more within a new one. */
  readonly within: <Result>(call: (opened: OpenSession) => Promise<Result>) => Promise<Result>;
  /** The session that there is, opened or from an earlier page; never opens one. */
  readonly peek: () => Promise<OpenSession> | Pick<OpenSession, 'sessionToken' | 'signal'> | '' | null | undefined;
  /** Ends the session, and with it every call that is under way. */
  readonly forget: () => void;
}

export const createSession = ({ slug, key }: Embedding, api: Api, { recall, keep }: Memory): Session => {
  let token = recall('localStorage', slug);
  let current: Promise<OpenSession> | undefined;
  let ending = new AbortController();

  const enter = async (sessionToken?: string | null): Promise<OpenSession> => {
    const { signal } = ending;
    const opened = await api.access({ installerId: slug, origin: location.origin, key, sessionToken });
    signal.throwIfAborted();
    token = opened.sessionToken;
    keep('localStorage', slug, token);
    if (token !== sessionToken) keep('localStorage', `${slug}:thanks`, '');
    return { ...opened, signal };
  };

  // A failed opening may be tried again; a session that is open stays open.
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
        // Only an ended session is replaced: any other refusal stands, and the visitor keeps the conversation.
        if (!(error instanceof Refusal && error.status === 401)) throw error;
        // Once for all calls that found it ended, as they belong to one conversation.
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
