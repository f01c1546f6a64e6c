import {
  askForTrainingChange,
  finishTrainingChange,
  ownTrainingChanges,
  trainingChangesForAdmin,
} from '@pilotlight/contracts/http/training-changes';
import { api, endpointOf } from '../../api/api';

const changesApi = api.enhanceEndpoints({ addTagTypes: ['TrainingChanges'] }).injectEndpoints({
  endpoints: (build) => ({
    ownTrainingChanges: build.query({ ...endpointOf(ownTrainingChanges), providesTags: ['TrainingChanges'] }),
    askForTrainingChange: build.mutation({
      ...endpointOf(askForTrainingChange),
      invalidatesTags: (_, error) => (error ? [] : ['TrainingChanges']),
    }),
    trainingChangesForAdmin: build.query({ ...endpointOf(trainingChangesForAdmin), providesTags: ['TrainingChanges'] }),
    finishTrainingChange: build.mutation({
      ...endpointOf(finishTrainingChange),
      invalidatesTags: ['TrainingChanges'],
    }),
  }),
});

export const {
  useOwnTrainingChangesQuery,
  useAskForTrainingChangeMutation,
  useTrainingChangesForAdminQuery,
  useFinishTrainingChangeMutation,
} = changesApi;
