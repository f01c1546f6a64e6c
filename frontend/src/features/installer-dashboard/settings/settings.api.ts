import { previewRetention } from '@pilotlight/contracts/http/people';
import { sendTestAlert } from '@pilotlight/contracts/http/notifications';
import { changeInstallerSettings } from '@pilotlight/contracts/http/settings';
import { endpointOf } from '../../../api/api';
import { installerApi } from '../installer.api';

const settingsApi = installerApi.injectEndpoints({
  endpoints: (build) => ({
    changeInstallerSettings: build.mutation({
      ...endpointOf(changeInstallerSettings),
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (answer) dispatch(installerApi.util.updateQueryData('installerMe', undefined, () => answer.data));
      },
    }),
    previewRetention: build.query(endpointOf(previewRetention)),
    sendTestAlert: build.mutation(endpointOf(sendTestAlert)),
  }),
});

export const { useChangeInstallerSettingsMutation, useLazyPreviewRetentionQuery, useSendTestAlertMutation } =
  settingsApi;
