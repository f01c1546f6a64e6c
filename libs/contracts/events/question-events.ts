import { z } from 'zod';
import { event } from './event-definition';
import { slugSchema } from '../values/slug';
import { personal } from './personal';

const slug = slugSchema;

/** By the ids of their QuestionLeftOpen events; the newest of them where there are more. */
export const askedQuestionsSchema = z.array(z.uuid()).min(1).max(100);

/** What becomes of questions that the assistant left open; their answers stand in the drafts of the training. */
export const questionEvents = {
  QuestionsDismissed: event(z.object({ slug, asked: askedQuestionsSchema }), {
    note: 'The admin put questions aside that need no answer of the assistant.',
  }),
  /** `question` may quote a visitor, as the installer put it. */
  AnswerSuggested: event(
    z.object({
      slug,
      suggestionId: z.uuid(),
      asked: askedQuestionsSchema,
      question: personal(),
      answer: personal(),
    }),
    { note: 'The installer suggested an answer to questions that the assistant left open.' },
  ),
  TrainingChangeAsked: event(z.object({ slug, changeId: z.uuid(), text: personal() }), {
    note: 'The installer asked the admin for a change of what its assistant knows.',
  }),
  TrainingChangeDone: event(z.object({ slug, changeId: z.uuid() }), {
    note: 'The admin marked a change that the installer had asked for as done.',
  }),
  AnswerSuggestionDeclined: event(z.object({ slug, suggestionId: z.uuid() }), {
    note: 'The admin declined an answer that the installer had suggested.',
  }),
} as const;
