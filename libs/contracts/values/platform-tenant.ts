/** The tenant of the platform's own events: no installer can have this slug. */
export const platformTenant = 'pilotlight-platform';
