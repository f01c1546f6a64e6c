/**
 * How Node is to be started for the product: how soon it answers, never what. docs/performance.md has the figures.
 *
 * - One thread beside the one that answers, for compiling and for the collector: of Node's four, two at once leave a visitor's message waiting some
 *   4 ms for one of two processors.
 * - 64 MB of young generation from the start (what V8 grows it to by itself): few messages are the one that waits for a collection.
 * - No great collection because it is quiet: with what is not in use just then V8 drops the quick code of some nine hundred functions, and the
 *   next few hundred messages pay for compiling it again. The heap is collected as it grows.
 */
export const nodeOptions = [
  '--v8-pool-size=1',
  '--min-semi-space-size=64',
  '--max-semi-space-size=64',
  '--no-memory-reducer',
] as const;
