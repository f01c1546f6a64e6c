/** Reads one installer's rows: those of the slug in `pilotlight.tenant`. */
export const tenantRole = 'pilotlight_tenant';
export const platformRole = 'pilotlight_platform';
export const projectorRole = 'pilotlight_projector';
