import {
  platformPrompt,
  previewPlatformPrompt,
  promptOverrides,
  publishPlatformPrompt,
  rollBackPlatformPrompt,
  savePlatformPromptDraft,
} from '@pilotlight/contracts/http/platform-prompt';
import { api, endpointOf } from '../../../api/api';

// A refused call too brings in what somebody else has changed meanwhile.
const platformPromptApi = api.enhanceEndpoints({ addTagTypes: ['PlatformPrompt'] }).injectEndpoints({
  endpoints: (build) => ({
    platformPrompt: build.query({ ...endpointOf(platformPrompt), providesTags: ['PlatformPrompt'] }),
    promptOverrides: build.query(endpointOf(promptOverrides)),
    savePromptDraft: build.mutation({ ...endpointOf(savePlatformPromptDraft), invalidatesTags: ['PlatformPrompt'] }),
    publishPrompt: build.mutation({ ...endpointOf(publishPlatformPrompt), invalidatesTags: ['PlatformPrompt'] }),
    rollBackPrompt: build.mutation({ ...endpointOf(rollBackPlatformPrompt), invalidatesTags: ['PlatformPrompt'] }),
    previewPrompt: build.mutation(endpointOf(previewPlatformPrompt)),
  }),
});

export const {
  usePlatformPromptQuery,
  usePromptOverridesQuery,
  useSavePromptDraftMutation,
  usePublishPromptMutation,
  useRollBackPromptMutation,
  usePreviewPromptMutation,
} = platformPromptApi;
