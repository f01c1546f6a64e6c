import type { Log } from '@pilotlight/subscriptions/log';

/** A log of one JSON object a line, for a worker without a host's logger. */
export const jsonLines = (write: (line: string) => void, now: () => Date): Log => {
  const at =
    (level: string) =>
    (fields: Readonly<Record<string, unknown>>, message: string): void =>
      write(`${JSON.stringify({ level, time: now().toISOString(), ...fields, msg: message })}\n`);
  return { info: at('info'), warn: at('warn'), error: at('error') };
};
