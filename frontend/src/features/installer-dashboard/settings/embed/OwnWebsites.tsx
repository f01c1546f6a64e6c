import type { Installer } from '@pilotlight/contracts/http/installers';
import { useCheckOwnWebsitesMutation } from '../../../../shared/embed/website-check.api';
import { WebsiteChecks } from '../../../../shared/embed/WebsiteChecks';

/** Whether the chat is live on the installer's own websites. What was found stays known from tab to tab. */
export const OwnWebsites = ({ installer }: { readonly installer: Installer }) => {
  const [check, { data, isLoading, isError }] = useCheckOwnWebsitesMutation({ fixedCacheKey: 'own-websites' });
  return (
    <WebsiteChecks
      installer={installer}
      websites={data?.websites}
      checking={isLoading}
      failed={isError}
      onCheck={() => void check({})}
      noWebsite="No website is allowed to show your chat yet. Your admin can add yours."
    />
  );
};
