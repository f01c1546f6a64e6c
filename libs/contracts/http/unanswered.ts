import { z } from 'zod';
import { answeredQuestionSchema } from '../values/firm-facts';
import { confirmationSchema, noQuery, nothing } from './common';
import { route } from './route';

/** "drafted": a draft answers it. "answered": the published training does, and nobody has asked in vain since. */
export const questionStandings = ['open', 'drafted', 'answered', 'dismissed'] as const;
export type QuestionStanding = (typeof questionStandings)[number];

/** Questions of one meaning, personal words redacted. Times are ISO 8601 UTC. */
export const unansweredQuestionSchema = z.object({
  /** Of the first of them; any of them names the group. */
  id: z.uuid(),
  /** In the words of whoever asked last. */
  question: z.string(),
  asked: z.int().min(1),
  firstAskedAt: z.string(),
  lastAskedAt: z.string(),
  /** The newest ones, newest first. */
  conversations: z.array(z.object({ sessionId: z.uuid(), at: z.string() })).max(10),
  standing: z.enum(questionStandings),
});
export type UnansweredQuestion = z.infer<typeof unansweredQuestionSchema>;

export const suggestedAnswerSchema = z.object({
  id: z.uuid(),
  /** Of the question that it answers; null where nobody's words are kept any more. */
  questionId: z.uuid().nullable(),
  question: z.string(),
  answer: z.string(),
  at: z.string(),
});
export type SuggestedAnswer = z.infer<typeof suggestedAnswerSchema>;

/** A fact that the training doesn't tell, and how often it was asked for. */
export const knowledgeGapSchema = z.object({ fact: z.string(), asked: z.int().min(1) });
export type KnowledgeGap = z.infer<typeof knowledgeGapSchema>;

const query = z.object({
  /** "open" are those that wait for an answer or for their draft to be published. */
  show: z.enum(['open', 'settled']).default('open'),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(100).default(20),
});

const response = z.object({
  questions: z.array(unansweredQuestionSchema),
  total: z.int(),
  gaps: z.array(knowledgeGapSchema),
  /** That wait for the admin's word, oldest first. */
  suggestions: z.array(suggestedAnswerSchema),
});
export type Unanswered = z.infer<typeof response>;

const { question, answer } = answeredQuestionSchema.shape;
/** Without `question` the visitor's words are the question. */
const answerBody = z.object({ question: question.optional(), answer });
const act = { method: 'POST', query: noQuery, response: confirmationSchema } as const;

export const unansweredForAdmin = route({
  method: 'GET',
  path: '/api/admin/installers/:slug/unanswered',
  access: 'admin',
  summary: 'What the assistant of an installer could not answer, most asked first',
  body: nothing,
  query,
  response,
});

export const ownUnanswered = route({
  method: 'GET',
  path: '/api/installer/unanswered',
  access: 'installer',
  summary: 'What the assistant of the signed-in installer could not answer, most asked first',
  body: nothing,
  query,
  response,
});

export const answerUnanswered = route({
  ...act,
  path: '/api/admin/installers/:slug/unanswered/:questionId/answer',
  access: 'admin',
  summary:
    "Puts a question with its answer into the draft of the installer's training; refused where it has one by now",
  body: answerBody,
});

export const dismissUnanswered = route({
  ...act,
  path: '/api/admin/installers/:slug/unanswered/:questionId/dismiss',
  access: 'admin',
  summary: 'Puts a question aside that needs no answer; refused where that was done or it has one by now',
  body: nothing,
});

export const suggestAnswer = route({
  ...act,
  path: '/api/installer/unanswered/:questionId/suggest',
  access: 'installer',
  summary: 'Suggests an answer to the admin, who takes it into the training or declines it',
  body: answerBody,
});

export const acceptSuggestion = route({
  ...act,
  path: '/api/admin/installers/:slug/suggestions/:suggestionId/accept',
  access: 'admin',
  summary: "Puts the installer's answer into the draft of its training",
  body: nothing,
});

export const declineSuggestion = route({
  ...act,
  path: '/api/admin/installers/:slug/suggestions/:suggestionId/decline',
  access: 'admin',
  summary: "Declines the installer's answer; the question stays open",
  body: nothing,
});
