import {
  type Appointment,
  changeAppointment,
  createAppointment,
  setAppointmentStatus,
  undoAppointmentStatus,
} from '@pilotlight/contracts/http/appointments';
import { endpointOf } from '../../../api/api';
import { diaryApi } from './diary.api';

/** A move shows in each of these. */
const changed = { invalidatesTags: ['Diary', 'Figures', 'Conversations'] } as const;

const { selectCachedArgsForQuery, updateQueryData } = diaryApi.util;

/** Changes a visit wherever the screen has it, as it is about to be. */
const showIn = (appointments: Appointment[], id: string | undefined, change: Partial<Appointment>): void => {
  const known = appointments.find((appointment) => appointment.id === id);
  if (known) Object.assign(known, change);
};

const visitActsApi = diaryApi.injectEndpoints({
  endpoints: (build) => ({
    createAppointment: build.mutation({ ...endpointOf(createAppointment), ...changed }),
    changeAppointment: build.mutation({
      ...endpointOf(changeAppointment),
      ...changed,
      // It stands at its new time while the server is asked, and snaps back where that refuses.
      onQueryStarted: async ({ params, body }, queryApi) => {
        const { dispatch, queryFulfilled } = queryApi;
        const { scheduledAt, duration } = body;
        const change = { ...(scheduledAt && { scheduledAt }), ...(duration && { duration }) };
        const shown = selectCachedArgsForQuery(queryApi.getState(), 'diary').map((asked) =>
          dispatch(
            updateQueryData('diary', asked, ({ appointments }) =>
              showIn(appointments, params?.['appointmentId'], change),
            ),
          ),
        );
        const refused = await queryFulfilled.then(
          () => false,
          () => true,
        );
        if (refused) shown.forEach((patch) => patch.undo());
      },
    }),
    setAppointmentStatus: build.mutation({ ...endpointOf(setAppointmentStatus), ...changed }),
    undoAppointmentStatus: build.mutation({ ...endpointOf(undoAppointmentStatus), ...changed }),
  }),
});

export const {
  useCreateAppointmentMutation,
  useChangeAppointmentMutation,
  useSetAppointmentStatusMutation,
  useUndoAppointmentStatusMutation,
} = visitActsApi;
