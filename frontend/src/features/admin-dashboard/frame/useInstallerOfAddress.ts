import type { ListedInstaller } from '@pilotlight/contracts/http/installers';
import { slugSchema } from '@pilotlight/contracts/values/slug';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useParams } from 'react-router-dom';
import type { Loadable } from '../../../ui/AsyncView';
import { useListInstallersQuery } from '../admin-dashboard.api';

interface Found {
  /** Null where nobody active has this slug. */
  readonly installer: ListedInstaller | null;
}

/** The installer whose slug stands in the address. What can be no slug is nobody's, and isn't asked for. */
export const useInstallerOfAddress = (): { readonly slug: string; readonly found: Loadable<Found> } => {
  const { slug = '' } = useParams();
  const asked = slugSchema.safeParse(slug).success;
  const { currentData, isError, refetch } = useListInstallersQuery(asked ? { query: { slug } } : skipToken);
  const data = asked ? currentData && { installer: currentData.installers[0] ?? null } : { installer: null };
  return { slug, found: { ...(data && { data }), isError: isError && !currentData, refetch } };
};
