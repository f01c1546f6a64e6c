import type { AttemptProblem } from '@pilotlight/contracts/values/connection';
import { storableText } from '@pilotlight/contracts/values/storable-text';
import { PublicRequestProblem, type PublicRequestReason } from '../public-request/public-request-problem';

/** What came of one attempt. */
export interface ForwardOutcome {
  readonly kind: 'taken' | 'refused';
  readonly status: number | null;
  readonly problem: AttemptProblem | null;
  readonly answer: string;
  /** Not sooner than the receiver asks for. */
  readonly retryAfterSeconds: number;
  /** Its name over there. */
  readonly externalId: string | null;
}

export interface ForwardAnswer {
  readonly status: number;
  readonly retryAfter: string | undefined;
  readonly body: string;
}

/** Bytes of an answer that are kept, and seconds at most that a receiver puts us off. */
const [mostKept, longestWait] = [1_024, 43_200];

const problems: Readonly<Record<PublicRequestReason, AttemptProblem>> = {
  'no-web-address': 'no-web-address',
  'has-password': 'no-web-address',
  'not-public': 'not-public',
  'unknown-host': 'unknown-host',
  'too-many-redirects': 'redirected',
  timeout: 'timeout',
  'bad-certificate': 'bad-certificate',
  unreachable: 'unreachable',
};

const askedFor = (retryAfter: string | undefined, now: number): number => {
  if (!retryAfter) return 0;
  const seconds = /^\d+$/.test(retryAfter) ? Number(retryAfter) : (Date.parse(retryAfter) - now) / 1_000;
  return Number.isFinite(seconds) ? Math.min(Math.max(Math.ceil(seconds), 0), longestWait) : 0;
};

const controls = /[^\P{Cc}\n\t]/gu;
export const keptAnswer = (body: string): string =>
  storableText(
    Buffer.from(body)
      .subarray(0, mostKept)
      .toString()
      .replace(/\uFFFD$/, ''),
  ).replace(controls, '');

export const outcomeOfAnswer = (
  { status, retryAfter, body }: ForwardAnswer,
  now: number,
  externalId: string | null = null,
): ForwardOutcome => {
  const isTaken = status >= 200 && status < 300;
  const problem = status >= 300 && status < 400 ? 'redirected' : 'refused';
  return {
    kind: isTaken ? 'taken' : 'refused',
    status,
    problem: isTaken ? null : problem,
    answer: keptAnswer(body),
    retryAfterSeconds: isTaken ? 0 : askedFor(retryAfter, now),
    externalId: isTaken ? externalId : null,
  };
};

/** Throws what is no problem of the request. */
export const outcomeOfProblem = (error: unknown): ForwardOutcome => {
  if (!(error instanceof PublicRequestProblem)) throw error;
  return {
    kind: 'refused',
    status: null,
    problem: problems[error.reason],
    answer: '',
    retryAfterSeconds: 0,
    externalId: null,
  };
};
