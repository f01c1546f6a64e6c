/** Where somebody says that no more is to come. The token is signed; it says nothing by itself. */
export const unsubscribeLink = (token: string): string => `/unsubscribe/${token}`;
