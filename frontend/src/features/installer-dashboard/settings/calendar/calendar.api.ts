import {
  calendarFeed,
  connectGoogle,
  disconnectGoogle,
  finishGoogle,
  googleCalendar,
  rotateCalendarFeed,
} from '@pilotlight/contracts/http/calendars';
import { endpointOf } from '../../../../api/api';
import { installerApi } from '../../installer.api';

const calendarApi = installerApi.enhanceEndpoints({ addTagTypes: ['CalendarFeed', 'GoogleCalendar'] }).injectEndpoints({
  endpoints: (build) => ({
    calendarFeed: build.query({ ...endpointOf(calendarFeed), providesTags: ['CalendarFeed'] }),
    rotateCalendarFeed: build.mutation({ ...endpointOf(rotateCalendarFeed), invalidatesTags: ['CalendarFeed'] }),
    googleCalendar: build.query({ ...endpointOf(googleCalendar), providesTags: ['GoogleCalendar'] }),
    connectGoogle: build.mutation(endpointOf(connectGoogle)),
    finishGoogle: build.mutation({ ...endpointOf(finishGoogle), invalidatesTags: ['GoogleCalendar'] }),
    disconnectGoogle: build.mutation({ ...endpointOf(disconnectGoogle), invalidatesTags: ['GoogleCalendar'] }),
  }),
});

export const {
  useCalendarFeedQuery,
  useRotateCalendarFeedMutation,
  useGoogleCalendarQuery,
  useConnectGoogleMutation,
  useFinishGoogleMutation,
  useDisconnectGoogleMutation,
} = calendarApi;
