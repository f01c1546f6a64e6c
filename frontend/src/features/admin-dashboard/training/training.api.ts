import {
  installerTraining,
  previewTraining,
  publishTraining,
  saveTrainingDraft,
} from '@pilotlight/contracts/http/training';
import { api, endpointOf } from '../../../api/api';

const trainingApi = api.enhanceEndpoints({ addTagTypes: ['Training', 'Installers'] }).injectEndpoints({
  endpoints: (build) => ({
    installerTraining: build.query({ ...endpointOf(installerTraining), providesTags: ['Training'] }),
    // A draft moves the installer's revision on, which the dialog's other tabs save against.
    saveTrainingDraft: build.mutation({
      ...endpointOf(saveTrainingDraft),
      invalidatesTags: ['Training', 'Installers'],
    }),
    publishTraining: build.mutation({ ...endpointOf(publishTraining), invalidatesTags: ['Training', 'Installers'] }),
    previewTraining: build.mutation(endpointOf(previewTraining)),
  }),
});

export const {
  useInstallerTrainingQuery,
  useSaveTrainingDraftMutation,
  usePublishTrainingMutation,
  usePreviewTrainingMutation,
} = trainingApi;
