/** Whose the platform's own events are, such as its templates: no installer can have this slug. */
export const platformTenant = 'pilotlight-platform';
