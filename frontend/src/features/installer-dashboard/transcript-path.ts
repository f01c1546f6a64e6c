/** Where a conversation's transcript is; without a session the list of all. `search` is the address's query, with its "?". */
export const transcriptPath = (sessionId = '', search = ''): string =>
  `/installer/dashboard/transcripts${sessionId && `/${encodeURIComponent(sessionId)}`}${search}`;

/** Where a conversation's job sheet is, as a page to print. */
export const sheetPath = (sessionId: string): string =>
  `/installer/conversations/${encodeURIComponent(sessionId)}/sheet`;

/** Where a conversation's transcript is, as a page to print. */
export const transcriptPagePath = (sessionId: string): string =>
  `/installer/conversations/${encodeURIComponent(sessionId)}/transcript`;
