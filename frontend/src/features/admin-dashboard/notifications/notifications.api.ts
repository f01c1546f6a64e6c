import {
  changeNotificationTemplate,
  createNotificationTemplate,
  deleteNotificationTemplate,
  listNotificationTemplates,
  restoreNotificationTemplate,
  templateSamples,
  testNotificationTemplate,
} from '@pilotlight/contracts/http/notification-templates';
import type { NotificationTemplate } from '@pilotlight/contracts/values/notification-template';
import { type AnswerOf, api, endpointOf } from '../../../api/api';

/** The list with one of its templates as it is now. */
const withTemplate = (list: AnswerOf<typeof listNotificationTemplates>, changed: NotificationTemplate): void => {
  list.templates = list.templates.map((each) => (each.eventType === changed.eventType ? changed : each));
};

const notificationsApi = api.enhanceEndpoints({ addTagTypes: ['Templates'] }).injectEndpoints({
  endpoints: (build) => ({
    listTemplates: build.query({ ...endpointOf(listNotificationTemplates), providesTags: ['Templates'] }),
    templateSamples: build.query(endpointOf(templateSamples)),
    createTemplate: build.mutation({ ...endpointOf(createNotificationTemplate), invalidatesTags: ['Templates'] }),
    // What was saved takes its place in the list at once: the editor must not show the words before it again.
    changeTemplate: build.mutation({
      ...endpointOf(changeNotificationTemplate),
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (!answer) return;
        dispatch(
          notificationsApi.util.updateQueryData('listTemplates', undefined, (list) =>
            withTemplate(list, answer.data.template),
          ),
        );
      },
    }),
    deleteTemplate: build.mutation({ ...endpointOf(deleteNotificationTemplate), invalidatesTags: ['Templates'] }),
    restoreTemplate: build.mutation({ ...endpointOf(restoreNotificationTemplate), invalidatesTags: ['Templates'] }),
    testTemplate: build.mutation(endpointOf(testNotificationTemplate)),
  }),
});

export const {
  useListTemplatesQuery,
  useTemplateSamplesQuery,
  useCreateTemplateMutation,
  useChangeTemplateMutation,
  useDeleteTemplateMutation,
  useRestoreTemplateMutation,
  useTestTemplateMutation,
} = notificationsApi;
