import type { RefusalReason } from '@pilotlight/contracts/values/notification-status';
import { z } from 'zod';
import type { SendOutcome } from '../send-outcome';

const word = z.string().optional().catch(undefined);
const faultSchema = z
  .object({
    code: word,
    /** What the system said; `code` is the library's. */
    originalCode: word,
    command: word,
    responseCode: z.int().optional().catch(undefined),
    /** The server's words may hold an address: they go no further than here. */
    response: word,
  })
  .catch({});

export type SmtpFault = z.infer<typeof faultSchema>;

export const faultOf = (error: unknown): SmtpFault => faultSchema.parse(error);

export interface SmtpProgress {
  /** Its last byte was handed over: the server may have it. */
  readonly handedOver: boolean;
  readonly timedOut: boolean;
}

const soon = 60;
/** Seconds: a server that defers us asks for longer. */
const later = 300;

const refused = (reason: RefusalReason, detail: string, retryAfterSeconds: number | null): SendOutcome => ({
  kind: 'refused',
  reason,
  detail,
  retryAfterSeconds,
});

const statusOf = ({ responseCode, response = '' }: SmtpFault): string => {
  const [, enhanced = ''] = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response) ?? [];
  return enhanced ? `${responseCode} ${enhanced}` : String(responseCode);
};

const demandsLogin = new Set([530, 534, 535, 538]);

const reasonOf = (command: string, code: number, status: string): RefusalReason => {
  if (code === 552 && !command.startsWith('RCPT')) return 'content-refused';
  if (command.startsWith('AUTH') || command.startsWith('MAIL') || demandsLogin.has(code)) return 'not-authorised';
  // A policy against us says nothing of the mailbox.
  if (command.startsWith('RCPT')) return / 5\.7\./.test(status) ? 'not-authorised' : 'address-refused';
  return 'content-refused';
};

export const smtpOutcome = (fault: SmtpFault, { handedOver, timedOut }: SmtpProgress): SendOutcome => {
  const { code = 'fault', command = 'CONN', responseCode = 0 } = fault;
  const answered = responseCode >= 400 && responseCode <= 599;
  if (handedOver && !(answered && command === 'DATA'))
    return { kind: 'unknown', cause: timedOut || code === 'ETIMEDOUT' ? 'timeout' : 'connection-lost' };
  if (timedOut) return refused('provider-down', 'SMTP: no answer in time', soon);
  if (code === 'EMESSAGE' && !answered) return refused('content-refused', 'SMTP: the message is too large', null);
  if (code === 'EAUTH' && !answered) return refused('not-authorised', 'SMTP: no way to log in is offered', null);
  if (!answered) return refused('provider-down', `SMTP: ${fault.originalCode ?? code} at ${command}`, soon);
  const status = statusOf(fault);
  const detail = `SMTP ${status} at ${command}`;
  if (responseCode < 500) return refused('provider-busy', detail, soon);
  if (command === 'CONN' || /^(EHLO|HELO|STARTTLS)/.test(command)) return refused('provider-down', detail, later);
  return refused(reasonOf(command, responseCode, status), detail, null);
};
