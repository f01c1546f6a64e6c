import type { ListedInstaller } from '@pilotlight/contracts/http/installers';
import { useParams } from 'react-router-dom';
import type { Loadable } from '../../../ui/AsyncView';
import { useListInstallersQuery } from '../admin-dashboard.api';

interface Found {
  /** Null where nobody active has this slug. */
  readonly installer: ListedInstaller | null;
}

/** The installer whose slug stands in the address. The list is asked by that slug, which may be part of longer ones. */
export const useInstallerOfAddress = (): { readonly slug: string; readonly found: Loadable<Found> } => {
  const { slug = '' } = useParams();
  const { currentData, isError, refetch } = useListInstallersQuery({ query: { search: slug, sort: 'name' } });
  const installer = currentData?.installers.find((listed) => listed.slug === slug) ?? null;
  return { slug, found: { ...(currentData && { data: { installer } }), isError: isError && !currentData, refetch } };
};
