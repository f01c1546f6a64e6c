/** A new id for a message, never used before. Not `randomUUID`: pages without a secure context have none. */
export const newMessageId = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');
