/** Where a conversation's transcript is; without a session the list of all. `search` is the address's query, with its "?". */
export const transcriptPath = (sessionId = '', search = ''): string =>
  `/installer/dashboard/transcripts${sessionId && `/${encodeURIComponent(sessionId)}`}${search}`;
