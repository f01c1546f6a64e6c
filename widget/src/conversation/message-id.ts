/** 32 hexadecimal digits, never used before in this conversation. Not `randomUUID`: pages without a secure context have none. */
export const newMessageId = (): string => '.'.repeat(32).replace(/./g, () => ((Math.random() * 16) | 0).toString(16));
