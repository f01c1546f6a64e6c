import { z } from 'zod';

export const alarmVerdicts = ['dealt-with', 'false-alarm'] as const;
export const alarmVerdictSchema = z.enum(alarmVerdicts);
export type AlarmVerdict = z.infer<typeof alarmVerdictSchema>;

export const alarmVerdictNames = {
  'dealt-with': 'Dealt with',
  'false-alarm': 'False alarm',
} as const satisfies Record<AlarmVerdict, string>;

/** What a visitor says that ends a danger that may have been none. */
export const stoodDownWords = {
  denied: 'Visitor says there is no danger',
  over: 'Visitor says the danger is over',
} as const;
export type StandDown = keyof typeof stoodDownWords;

/** `by` was signed in: "Dawn". `at` is ISO 8601 UTC. */
export const clearedAlarmSchema = z.object({ verdict: alarmVerdictSchema, by: z.string(), at: z.string() });
export type ClearedAlarm = z.infer<typeof clearedAlarmSchema>;
