import { z } from 'zod';
import { NoAnswer } from '../post-once';
import { CalendarProblem } from './calendar';

const bodySchema = z.object({
  error: z.union([
    z.string(),
    z.object({ errors: z.array(z.object({ reason: z.string() })).optional(), status: z.string().optional() }),
  ]),
});

const answered = z.object({ response: z.object({ status: z.int(), data: z.unknown() }) });

const limits = new Set(['rateLimitExceeded', 'userRateLimitExceeded', 'quotaExceeded', 'dailyLimitExceeded']);
const noAccess = new Set(['insufficientPermissions', 'authError', 'accessNotConfigured']);

/** The provider's short code, and nothing of what a request said. */
const codeIn = (body: unknown): string => {
  const { data } = bodySchema.safeParse(body);
  if (!data) return '';
  const code =
    typeof data.error === 'string' ? data.error : (data.error.errors?.[0]?.reason ?? data.error.status ?? '');
  return /^\w{1,60}$/.test(code) ? code : '';
};

const faultOf = (status: number, code: string): CalendarProblem['fault'] => {
  if (status === 401 || code === 'invalid_grant') return 'access-lost';
  if (status === 429 || limits.has(code)) return 'busy';
  if (status === 403 && noAccess.has(code)) return 'access-lost';
  return status >= 500 || status === 408 ? 'down' : 'refused';
};

export const problemOfAnswer = (status: number, body: unknown): CalendarProblem => {
  const code = codeIn(body);
  return new CalendarProblem(faultOf(status, code), [status, code].filter(Boolean).join(' '));
};

/** The status of a call that was answered; null where the line was cut, time ran out or nobody was there. */
export const statusIn = (error: unknown): number | null => answered.safeParse(error).data?.response.status ?? null;

export const problemOf = (error: unknown): CalendarProblem => {
  if (error instanceof CalendarProblem) return error;
  if (error instanceof NoAnswer) return new CalendarProblem('down', error.reason);
  const { data } = answered.safeParse(error);
  return data ? problemOfAnswer(data.response.status, data.response.data) : new CalendarProblem('down', 'no answer');
};
