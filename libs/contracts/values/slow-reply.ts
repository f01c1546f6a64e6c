/** An answer of the assistant that takes longer is called slow. */
export const slowReplyMs = 3_000;
