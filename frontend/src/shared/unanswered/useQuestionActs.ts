import type { AnsweredQuestion } from '@pilotlight/contracts/values/firm-facts';
import { apiErrorFrom } from '../../api/api-error';
import { toast } from '../../ui/toasts/toasts';
import {
  useAcceptSuggestionMutation,
  useAnswerUnansweredMutation,
  useDeclineSuggestionMutation,
  useDismissUnansweredMutation,
  useSuggestAnswerMutation,
} from './unanswered.api';

/** Whether it was done; the server's reason is shown where it wasn't. */
const attempt = async (failed: string, done: string, act: () => Promise<{ message: string }>): Promise<boolean> => {
  try {
    const { message } = await act();
    toast({ title: done, description: message });
    return true;
  } catch (thrown) {
    const description = apiErrorFrom(thrown).reason ?? 'Please try again.';
    toast({ variant: 'destructive', title: failed, description });
    return false;
  }
};

/** What may be done with questions and suggestions: by the admin for an installer, or by the installer itself. */
export const useQuestionActs = (slug?: string) => {
  const [answer, answering] = useAnswerUnansweredMutation();
  const [suggest, suggesting] = useSuggestAnswerMutation();
  const [dismiss, dismissing] = useDismissUnansweredMutation();
  const [accept, accepting] = useAcceptSuggestionMutation();
  const [decline, declining] = useDeclineSuggestionMutation();
  const of: Readonly<Record<string, string>> = slug === undefined ? {} : { slug };
  return {
    busy: [answering, suggesting, dismissing, accepting, declining].some(({ isLoading }) => isLoading),
    answer: async (questionId: string, body: AnsweredQuestion) =>
      slug === undefined
        ? await attempt("Couldn't send the suggestion", 'Suggestion sent', () =>
            suggest({ params: { questionId }, body }).unwrap(),
          )
        : await attempt("Couldn't add the answer", 'Answer added', () =>
            answer({ params: { ...of, questionId }, body }).unwrap(),
          ),
    dismiss: async (questionId: string) =>
      await attempt("Couldn't dismiss the question", 'Question dismissed', () =>
        dismiss({ params: { ...of, questionId } }).unwrap(),
      ),
    accept: async (suggestionId: string) =>
      await attempt("Couldn't accept the suggestion", 'Suggestion accepted', () =>
        accept({ params: { ...of, suggestionId } }).unwrap(),
      ),
    decline: async (suggestionId: string) =>
      await attempt("Couldn't decline the suggestion", 'Suggestion declined', () =>
        decline({ params: { ...of, suggestionId } }).unwrap(),
      ),
  };
};

export type QuestionActs = ReturnType<typeof useQuestionActs>;
