import {
  acceptSuggestion,
  answerUnanswered,
  declineSuggestion,
  dismissUnanswered,
  ownUnanswered,
  suggestAnswer,
  type Unanswered,
  unansweredForAdmin,
} from '@pilotlight/contracts/http/unanswered';
import { api, endpointOf } from '../../api/api';

export interface QuestionsOf {
  /** Where the admin asks; without it the installer itself does. */
  readonly slug?: string | undefined;
  readonly show: 'open' | 'settled';
  readonly page: number;
}

export const pageSize = 10;

/** Each bears on the list, which is read again after a refusal too: it says what has changed. */
const onList = { invalidatesTags: ['Unanswered'] } as const;
/** A draft moves the installer's revision on, which the dialog's other tabs save against. */
const onDraft = { invalidatesTags: ['Unanswered', 'Training', 'Installers'] } as const;

const unansweredApi = api.enhanceEndpoints({ addTagTypes: ['Unanswered', 'Training', 'Installers'] }).injectEndpoints({
  endpoints: (build) => ({
    unanswered: build.query<Unanswered, QuestionsOf>({
      query: ({ slug, show, page }) => ({
        route: slug === undefined ? ownUnanswered : unansweredForAdmin,
        ...(slug !== undefined && { params: { slug } }),
        query: { show, page, pageSize },
      }),
      responseSchema: ownUnanswered.response,
      providesTags: ['Unanswered'],
    }),
    answerUnanswered: build.mutation({ ...endpointOf(answerUnanswered), ...onDraft }),
    acceptSuggestion: build.mutation({ ...endpointOf(acceptSuggestion), ...onDraft }),
    declineSuggestion: build.mutation({ ...endpointOf(declineSuggestion), ...onList }),
    dismissUnanswered: build.mutation({ ...endpointOf(dismissUnanswered), ...onList }),
    suggestAnswer: build.mutation({ ...endpointOf(suggestAnswer), ...onList }),
  }),
});

export const {
  useUnansweredQuery,
  useAnswerUnansweredMutation,
  useAcceptSuggestionMutation,
  useDeclineSuggestionMutation,
  useDismissUnansweredMutation,
  useSuggestAnswerMutation,
} = unansweredApi;
