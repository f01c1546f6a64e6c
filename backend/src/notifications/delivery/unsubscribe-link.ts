/** The token is signed and says nothing by itself. */
export const unsubscribeLink = (token: string): string => `/unsubscribe/${token}`;
