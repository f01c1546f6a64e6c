import { conversationAppointments, diary, freeTimes } from '@pilotlight/contracts/http/appointments';
import { endpointOf } from '../../../api/api';
import { installerApi } from '../installer.api';

export const diaryApi = installerApi.injectEndpoints({
  endpoints: (build) => ({
    diary: build.query({ ...endpointOf(diary), providesTags: ['Diary'] }),
    freeTimes: build.query({ ...endpointOf(freeTimes), providesTags: ['Diary'] }),
    conversationAppointments: build.query({ ...endpointOf(conversationAppointments), providesTags: ['Diary'] }),
  }),
});

export const { useDiaryQuery, useFreeTimesQuery, useConversationAppointmentsQuery } = diaryApi;
