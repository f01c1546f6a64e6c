// Two suites share a core, and a busy machine may take its time; nothing asserts how long anything takes.
jest.setTimeout(360_000);
