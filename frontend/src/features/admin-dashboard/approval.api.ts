import { reactivateInstaller } from '@pilotlight/contracts/http/chatbots';
import {
  approveInstaller,
  deleteInstaller,
  pendingInstallers,
  previewDeletion,
  rejectInstaller,
} from '@pilotlight/contracts/http/approval';
import { installerBilling, paymentLog, setManualPaymentMode } from '@pilotlight/contracts/http/billing';
import { openRegistrations, resendVerification } from '@pilotlight/contracts/http/registration';
import { api, endpointOf } from '../../api/api';

const everyList = ['Pending', 'Installers', 'Figures', 'Billing'] as const;

const approvalApi = api
  .enhanceEndpoints({ addTagTypes: ['Installers', 'Figures', 'Pending', 'Billing', 'Registrations'] })
  .injectEndpoints({
    endpoints: (build) => ({
      pendingInstallers: build.query({ ...endpointOf(pendingInstallers), providesTags: ['Pending'] }),
      openRegistrations: build.query({ ...endpointOf(openRegistrations), providesTags: ['Registrations'] }),
      previewDeletion: build.query({ ...endpointOf(previewDeletion), keepUnusedDataFor: 0 }),
      installerBilling: build.query({ ...endpointOf(installerBilling), providesTags: ['Billing'] }),
      paymentLog: build.query({ ...endpointOf(paymentLog), providesTags: ['Billing'] }),
      approveInstaller: build.mutation({ ...endpointOf(approveInstaller), invalidatesTags: everyList }),
      rejectInstaller: build.mutation({ ...endpointOf(rejectInstaller), invalidatesTags: everyList }),
      takeRejectionBack: build.mutation({ ...endpointOf(reactivateInstaller), invalidatesTags: everyList }),
      deleteInstaller: build.mutation({ ...endpointOf(deleteInstaller), invalidatesTags: everyList }),
      setManualPaymentMode: build.mutation({
        ...endpointOf(setManualPaymentMode),
        invalidatesTags: ['Pending', 'Installers', 'Billing'],
      }),
      sendVerificationAgain: build.mutation({ ...endpointOf(resendVerification) }),
    }),
  });

export const {
  usePendingInstallersQuery,
  useOpenRegistrationsQuery,
  usePreviewDeletionQuery,
  useInstallerBillingQuery,
  usePaymentLogQuery,
  useApproveInstallerMutation,
  useRejectInstallerMutation,
  useTakeRejectionBackMutation,
  useDeleteInstallerMutation,
  useSetManualPaymentModeMutation,
  useSendVerificationAgainMutation,
} = approvalApi;
