/** A promise that is kept when somebody says so. */
export const withGate = () => {
  const gate: { resolve: () => void } = { resolve: () => undefined };
  const promise = new Promise<void>((resume) => {
    gate.resolve = resume;
  });
  return { promise, resolve: () => gate.resolve() };
};
