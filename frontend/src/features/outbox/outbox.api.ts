import { outboxMessages } from '@pilotlight/contracts/http/notifications';
import { type AnswerOf, api, endpointOf } from '../../api/api';

const outboxApi = api.enhanceEndpoints({ addTagTypes: ['Outbox'] }).injectEndpoints({
  endpoints: (build) => ({ outboxMessages: build.query({ ...endpointOf(outboxMessages), providesTags: ['Outbox'] }) }),
});

export type OutboxMessage = AnswerOf<typeof outboxMessages>['messages'][number];

export const { useOutboxMessagesQuery } = outboxApi;
