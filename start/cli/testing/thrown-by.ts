/** What the work throws. Throws where it throws nothing. */
export const thrownBy = (work: () => unknown): unknown => {
  try {
    work();
  } catch (error) {
    return error;
  }
  throw new Error('It threw nothing');
};
