export interface GoogleSettings {
  readonly clientId: string;
  readonly clientSecret: string;
  /** A server that stands in for Google in tests. */
  readonly apiBase?: string | undefined;
}

export interface GoogleAccess extends GoogleSettings {
  readonly redirectUri: string;
  readonly endpoints: {
    readonly consent: string;
    readonly token: string;
    readonly revoke: string;
    readonly calendar: string;
  };
}

const googles = {
  consent: 'https://accounts.google.com/o/oauth2/v2/auth',
  token: 'https://oauth2.googleapis.com/token',
  revoke: 'https://oauth2.googleapis.com/revoke',
  calendar: 'https://www.googleapis.com/',
};

export const callbackPath = '/api/calendar/google/callback';

export const googleAccess = (settings: GoogleSettings, publicUrl: string): GoogleAccess => {
  const base = settings.apiBase?.replace(/\/$/, '');
  return {
    ...settings,
    redirectUri: `${publicUrl}${callbackPath}`,
    endpoints:
      base === undefined
        ? googles
        : {
            consent: `${base}/o/oauth2/v2/auth`,
            token: `${base}/token`,
            revoke: `${base}/revoke`,
            calendar: `${base}/`,
          },
  };
};
