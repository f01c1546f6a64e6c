import type { Log } from '@pilotlight/subscriptions/log';
import { redactedFields } from '@pilotlight/subscriptions/redacted-fields';
import pino, { type DestinationStream } from 'pino';

const standardError = (): DestinationStream => pino.destination({ fd: 2, sync: true });

/** For a worker without a host's logger. */
export const jsonLines = (destination: DestinationStream = standardError()): Log =>
  pino(
    {
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      redact: redactedFields,
    },
    destination,
  );
