import { clearAlarm, reopenAlarm } from '@pilotlight/contracts/http/alarms';
import { api, endpointOf } from '../../../api/api';

const alarmApi = api.enhanceEndpoints({ addTagTypes: ['News', 'Conversations'] }).injectEndpoints({
  endpoints: (build) => ({
    clearAlarm: build.mutation({ ...endpointOf(clearAlarm), invalidatesTags: ['Conversations', 'News'] }),
    reopenAlarm: build.mutation({ ...endpointOf(reopenAlarm), invalidatesTags: ['Conversations', 'News'] }),
  }),
});

export const { useClearAlarmMutation, useReopenAlarmMutation } = alarmApi;
