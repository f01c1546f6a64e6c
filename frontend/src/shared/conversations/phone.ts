/** A telephone link's address. The (0) of "+44 (0)7700" is for callers from within the country and is not dialled. */
export const telephoneLink = (phone: string): string =>
  `tel:${phone.replace(/^(\s*\+.*)\(0\)/, '$1').replace(/[^\d+]/g, '')}`;
