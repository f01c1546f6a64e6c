// A browser on a busy machine with two cores; nothing asserts how long anything takes.
jest.setTimeout(180_000);
