import type { Attendance, KnownLead, WidgetLine } from '@pilotlight/contracts/http/widget';
import { sseFrameReader, type SseFrame } from '@pilotlight/contracts/http/sse-frames';

/** The server understood and said no; `message` is for the visitor. */
export class Refusal extends Error {
  status = 0;
}

export const refusal = (status: number, message: string): Refusal => Object.assign(new Refusal(message), { status });

export interface OpenSession {
  readonly sessionId: string;
  readonly sessionToken: string;
  /** Aborted when the session is left. */
  readonly signal: AbortSignal;
}

/** A question is asked by the token alone; whatever is sent names its session. */
type AskingSession = Pick<OpenSession, 'sessionToken' | 'signal'> & Partial<OpenSession>;

export interface Restored {
  readonly lines: readonly WidgetLine[];
  readonly emergency: boolean;
  readonly lead: KnownLead;
  readonly person: Attendance;
}

/** The same on every retry. */
export interface Outgoing {
  readonly messageId: string;
  readonly message: string;
  /** Ids of photos that go with it. */
  readonly files: readonly string[] | undefined;
}

/** An answer that takes longer counts as broken off. */
export const PATIENCE_MS = 45_000;

/** The widget's calls. Each rejects with Refusal where the server said no, and with any other error where no answer of its own was to be had. */
export const createApi = (base: string) => {
  const call = async (path: string, session?: AskingSession, body?: object, accept?: string) => {
    const response = await fetch(base + path, {
      method: body ? 'POST' : 'GET',
      credentials: 'omit',
      headers: {
        ...(accept && { accept }),
        ...(body && { 'content-type': 'application/json' }),
        ...(session && { authorization: `Bearer ${session.sessionToken}` }),
      },
      body: body && JSON.stringify({ sessionId: session?.sessionId, ...body }),
      signal: AbortSignal.any([AbortSignal.timeout(PATIENCE_MS), ...(session ? [session.signal] : [])]),
    });
    if (response.ok) return response;
    // What a proxy says has no code, and is not for the visitor.
    const { code, message } = await response.json();
    throw code && response.status < 500 ? refusal(response.status, message) : new Error();
  };

  const ask = async (path: string, session?: AskingSession, body?: object) => (await call(path, session, body)).json();

  return {
    /** Answers as the contract of the path says; posts where there is a body. */
    ask,
    access: (body: object): Promise<Omit<OpenSession, 'signal'>> => ask('access', undefined, body),
    /** Says something; gives each frame of the answer as it arrives. Ends where the stream ends, whole or broken off. */
    async chat(session: OpenSession, message: Outgoing, onFrame: (frame: SseFrame) => void): Promise<void> {
      const { body } = await call('chat', session, message, 'text/event-stream');
      const reader = body?.getReader();
      const read = sseFrameReader();
      for (let piece = await reader?.read(); piece?.value; piece = await reader?.read())
        read(piece.value).forEach(onFrame);
    },
  };
};

export type Api = ReturnType<typeof createApi>;
