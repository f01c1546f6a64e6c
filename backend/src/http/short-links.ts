const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/;

/** Where a text message leads, short enough for it: the conversation's id in 22 signs. It opens nothing by itself; whoever follows it signs in. */
export const conversationLink = (sessionId: string): string =>
  `/l/${Buffer.from(sessionId.replaceAll('-', ''), 'hex').toString('base64url')}`;

/** The page that such a code stands for; null where it stands for none. */
export const pageOfCode = (code: string): string | null => {
  const digits = Buffer.from(code, 'base64url').toString('hex');
  const sessionId = digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return uuid.test(sessionId) ? `/installer/dashboard/transcripts/${sessionId}` : null;
};
