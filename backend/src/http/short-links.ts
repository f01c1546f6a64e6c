const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/;

/** The conversation's id in 22 characters, for a text message. Opens nothing by itself: sign-in follows. */
export const conversationLink = (sessionId: string): string =>
  `/l/${Buffer.from(sessionId.replaceAll('-', ''), 'hex').toString('base64url')}`;

/** Null where the code stands for none. */
export const pageOfCode = (code: string): string | null => {
  const digits = Buffer.from(code, 'base64url').toString('hex');
  const sessionId = digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return uuid.test(sessionId) ? `/installer/dashboard/transcripts/${sessionId}` : null;
};
