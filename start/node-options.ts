/**
 * How soon Node answers, never what; the figures are in docs/performance.md. One extra thread for compiler and collector: with two of
 * Node's four on two processors a message waits some 4 ms. 64 MB of young generation from the start, so that few messages wait for a
 * collection. No collection when idle: it drops the optimised code of some 900 functions, which the next few hundred messages pay for.
 */
export const nodeOptions = [
  '--v8-pool-size=1',
  '--min-semi-space-size=64',
  '--max-semi-space-size=64',
  '--no-memory-reducer',
] as const;
