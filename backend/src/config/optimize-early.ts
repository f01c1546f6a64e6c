import { setFlagsFromString } from 'node:v8';

/**
 * Calls after which V8 compiles a function for speed, in its third and fourth tier, and after which it trusts what it has seen of its arguments. Its own
 * numbers (400, 3000, 500) are for loops that call a function millions of times. Most of what a visitor's message runs is called once for it, so that a
 * process that hears a few thousand a day would stay slow for ever: measured, a reply took a third longer.
 */
const calls = {
  'invocation-count-for-maglev': 10,
  'invocation-count-for-turbofan': 50,
  'minimum-invocations-after-ic-update': 10,
};

/** The first Node whose V8 knows all of them: an older one would print that it doesn't. */
const sinceNode = 24;

export const canOptimizeEarly = Number.parseInt(process.versions.node) >= sinceNode;

/** To be called once, as a server starts. Changes how soon code gets quick, never what it does. */
export const optimizeEarly = (): void => {
  if (!canOptimizeEarly) return;
  for (const [flag, count] of Object.entries(calls)) setFlagsFromString(`--${flag}=${count}`);
};
