import type { calendar_v3 } from '@googleapis/calendar';
import { z } from 'zod';
import { CircuitBreaker } from '../circuit-breaker';
import { InFlight } from '../in-flight';
import { type BusySpan, type CalendarEvent, CalendarGateway, CalendarProblem, type ConsentAsked } from './calendar';
import type { GoogleAccess } from './google-access';
import { problemOf, statusIn } from './google-faults';
import { GoogleTokens } from './google-tokens';

/** Of events, and of when somebody is busy: nothing else of a calendar can be read with them. */
export const scopes = [
  'https://www.googleapis.com/auth/calendar.events',
  'https://www.googleapis.com/auth/calendar.freebusy',
] as const;

/** Milliseconds for a whole call, its token included. */
const patience = { write: 10_000, look: 1_000 };

const calendarId = 'primary';

const busySchema = z.object({
  calendars: z.record(
    z.string(),
    z.object({
      busy: z
        .array(z.object({ start: z.iso.datetime({ offset: true }), end: z.iso.datetime({ offset: true }) }))
        .default([]),
      errors: z.array(z.object({ reason: z.string() })).optional(),
    }),
  ),
});

const bodyOf = ({
  start,
  end,
  summary,
  location,
  description,
  tentative,
}: CalendarEvent): calendar_v3.Schema$Event => ({
  start: { dateTime: start, timeZone: 'Europe/London' },
  end: { dateTime: end, timeZone: 'Europe/London' },
  summary,
  location: location ?? '',
  description,
  // Also brings back one that was deleted there.
  status: tentative ? 'tentative' : 'confirmed',
});

type Call<T> = (api: calendar_v3.Calendar, options: CallOptions) => Promise<T>;
interface CallOptions {
  readonly headers: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
  readonly retry: false;
  readonly fetchImplementation: typeof fetch;
}

const unless =
  (...statuses: readonly number[]) =>
  (error: unknown): void => {
    if (!statuses.includes(statusIn(error) ?? 0)) throw error;
  };

/** Writes to the installer's main calendar. Its SDK retries nothing: whoever asks does. */
export class GoogleCalendar extends CalendarGateway {
  readonly available = true;
  readonly #tokens: GoogleTokens;
  readonly #writes = new InFlight(patience.write);
  readonly #looks = new InFlight(patience.look);
  #api: Promise<calendar_v3.Calendar> | undefined;

  constructor(
    private readonly access: GoogleAccess,
    private readonly breaker = new CircuitBreaker(Date.now),
  ) {
    super();
    this.#tokens = new GoogleTokens(access);
  }

  consentAddress({ state, challenge }: ConsentAsked): string {
    const { clientId, redirectUri, endpoints } = this.access;
    const query = new URLSearchParams({
      client_id: clientId,
      redirect_uri: redirectUri,
      response_type: 'code',
      scope: scopes.join(' '),
      state,
      code_challenge: challenge,
      code_challenge_method: 'S256',
      access_type: 'offline',
      // Only a consent that is given anew yields a refresh token.
      prompt: 'consent',
    });
    return `${endpoints.consent}?${query.toString()}`;
  }

  async exchange(code: string, verifier: string): Promise<string | null> {
    const tokens = await this.#writes.run((signal) => this.#tokens.ofCode(code, verifier, signal));
    const granted = new Set(tokens.scope.split(' '));
    const { refresh_token: refreshToken } = tokens;
    // Google lets people untick what is asked for.
    if (refreshToken && scopes.every((scope) => granted.has(scope))) return refreshToken;
    await this.revoke(refreshToken ?? tokens.access_token).catch(() => undefined);
    return null;
  }

  async revoke(refreshToken: string): Promise<void> {
    await this.#writes.run((signal) => this.#tokens.revoke(refreshToken, signal));
  }

  async busy(refreshToken: string, { start, end }: BusySpan): Promise<readonly BusySpan[]> {
    if (!this.breaker.enter()) throw new CalendarProblem('down', 'at rest');
    try {
      const found = await this.#call(this.#looks, refreshToken, (api, options) =>
        api.freebusy.query({ requestBody: { timeMin: start, timeMax: end, items: [{ id: calendarId }] } }, options),
      );
      const { data } = busySchema.safeParse(found.data);
      const own = data?.calendars[calendarId];
      if (!own || own.errors) throw new CalendarProblem('down', 'no busy times in the answer');
      this.breaker.succeeded();
      return own.busy.map((span) => ({
        start: new Date(span.start).toISOString(),
        end: new Date(span.end).toISOString(),
      }));
    } catch (error) {
      const problem = problemOf(error);
      if (problem.fault === 'down') this.breaker.failed();
      else this.breaker.succeeded();
      throw problem;
    }
  }

  async put(refreshToken: string, event: CalendarEvent): Promise<void> {
    const requestBody = bodyOf(event);
    await this.#call(this.#writes, refreshToken, async (api, options) => {
      const change = () => api.events.patch({ calendarId, eventId: event.id, requestBody }, options);
      const create = () => api.events.insert({ calendarId, requestBody: { ...requestBody, id: event.id } }, options);
      const isNew = await change().then(() => false, unlessMissing);
      if (!isNew) return;
      // Another process was faster, or an answer got lost.
      const isTaken = await create().then(() => false, unlessTaken);
      if (isTaken) await change();
    }).catch(fail);
  }

  async remove(refreshToken: string, eventId: string): Promise<void> {
    await this.#call(this.#writes, refreshToken, async (api, options) => {
      await api.events.delete({ calendarId, eventId }, options).then(() => undefined, unless(404, 410));
    }).catch(fail);
  }

  async close(): Promise<void> {
    await Promise.all([this.#writes.close(), this.#looks.close()]);
  }

  /** Once more with a fresh token where the one in hand is refused. */
  async #call<T>(within: InFlight, refreshToken: string, call: Call<T>): Promise<T> {
    return await within.run(async (signal) => {
      const api = await (this.#api ??= this.#open());
      const withToken = async (fresh: boolean): Promise<T> => {
        const token = await this.#tokens.accessToken(refreshToken, signal, fresh);
        const headers = { authorization: `Bearer ${token}` };
        return await call(api, { headers, signal, retry: false, fetchImplementation: fetch });
      };
      return await withToken(false).catch(async (error: unknown) => {
        if (statusIn(error) !== 401) throw error;
        return await withToken(true);
      });
    });
  }

  /** The SDK is large: who doesn't use it never loads it. */
  async #open(): Promise<calendar_v3.Calendar> {
    const { calendar } = await import('@googleapis/calendar');
    return calendar({ version: 'v3', rootUrl: this.access.endpoints.calendar });
  }
}

const unlessMissing = (error: unknown): true => {
  unless(404, 410)(error);
  return true;
};

const unlessTaken = (error: unknown): true => {
  unless(409)(error);
  return true;
};

const fail = (error: unknown): never => {
  throw problemOf(error);
};
