import type { Memory } from '../browser-memory';
import type { Embedding } from '../embedding';
import { Refusal, type Api, type Session } from './api';

/** The visitor's session with the server: opened when first needed, kept for the next page, replaced once when it is lost. */
export interface Visit {
  /** True where an earlier session is there to be resumed. */
  readonly resumes: () => boolean;
  /** Runs a call within the session; where the session is lost, once more within a new one. */
  readonly within: <Result>(call: (session: Session) => Promise<Result>) => Promise<Result>;
  readonly forget: () => void;
}

export const createVisit = ({ slug, key }: Embedding, api: Api, { recall, keep }: Memory): Visit => {
  let token = recall('localStorage', slug);
  let session: Promise<Session> | undefined;

  const enter = async (sessionToken?: string | null): Promise<Session> => {
    const opened = await api.access({ installerId: slug, origin: location.origin, key, sessionToken });
    token = opened.sessionToken;
    keep('localStorage', slug, token);
    return opened;
  };

  return {
    resumes: () => Boolean(token),
    async within(call) {
      try {
        return await call(await (session ??= enter(token)));
      } catch (error) {
        session = undefined;
        if (!(error instanceof Refusal && /401|403/.test(`${error.status}`))) throw error;
        return call(await (session = enter()));
      }
    },
    forget() {
      session = token = undefined;
      keep('localStorage', slug, '');
    },
  };
};
