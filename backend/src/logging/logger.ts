import { redactedFields } from '@pilotlight/subscriptions/redacted-fields';
import type { Logger } from 'pino';
import pino from 'pino';

/** JSON on standard error; standard output is for people. Anything like a secret is cut. */
export const createLogger = (level: 'info' | 'warn' | 'error' = 'info'): Logger =>
  pino(
    {
      level,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      redact: redactedFields,
    },
    pino.destination({ fd: 2, sync: true }),
  );
