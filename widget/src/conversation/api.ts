import type { Attendance, KnownLead, WidgetLine } from '@pilotlight/contracts/http/widget';
import { sseFrameReader, type SseFrame } from '@pilotlight/contracts/http/sse-frames';

export class Refusal extends Error {
  declare readonly status: number;
}

export const refusal = (status: number, message: string): Refusal => Object.assign(new Refusal(message), { status });

export interface OpenSession {
  readonly sessionId: string;
  readonly sessionToken: string;
  readonly signal: AbortSignal;
}

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
  readonly files: readonly string[] | undefined;
}

/** A slower answer counts as broken off. */
export const PATIENCE_MS = 45_000;

/** Rejects with Refusal where the server said no, with any other error where it didn't answer. */
export const createApi = (base: string) => {
  const call = async (path: string, session?: AskingSession, body?: object) => {
    const response = await fetch(base + path, {
      method: body ? 'POST' : 'GET',
      credentials: 'omit',
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(session && { authorization: `Bearer ${session.sessionToken}` }),
      },
      body: body && JSON.stringify({ sessionId: session?.sessionId, ...body }),
      signal: AbortSignal.any([AbortSignal.timeout(PATIENCE_MS), ...(session ? [session.signal] : [])]),
    });
    if (response.ok) return response;
    // A proxy's error has no code and is not for the visitor.
    const { code, message } = await response.json();
    throw code && response.status < 500 ? refusal(response.status, message) : new Error();
  };

  const ask = async (path: string, session?: AskingSession, body?: object) => (await call(path, session, body)).json();

  return {
    /** Answers as the contract of the path says; posts where there is a body. */
    ask,
    /** The server streams to whoever asks for nothing else. */
    async chat(session: OpenSession, message: Outgoing, onFrame: (frame: SseFrame) => void): Promise<void> {
      const { body } = await call('chat', session, message);
      const reader = body?.getReader();
      const read = sseFrameReader();
      for (let piece = await reader?.read(); piece?.value; piece = await reader?.read())
        read(piece.value).forEach(onFrame);
    },
  };
};

export type Api = ReturnType<typeof createApi>;
