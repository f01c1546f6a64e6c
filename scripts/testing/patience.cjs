// A busy machine with two cores may take its time; nothing asserts how long anything takes.
jest.setTimeout(180_000);
