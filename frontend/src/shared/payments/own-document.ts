import { useEffect, useState } from 'react';

/** Whether this page was loaded for the address that it now shows, so that its security policy is this address's. */
const isOwnDocument = (): boolean => {
  const [load] = globalThis.performance?.getEntriesByType?.('navigation') ?? [];
  return !load || new URL(load.name).pathname === window.location.pathname;
};

/**
 * Only the documents of payment pages may load the provider's script. Come to by a link within the site, such a page is loaded again;
 * true while that is so.
 */
export const useReloadsForStripe = (stripe: boolean): boolean => {
  const [foreign] = useState(() => !isOwnDocument());
  useEffect(() => {
    if (stripe && foreign) window.location.reload();
  }, [stripe, foreign]);
  return stripe && foreign;
};
