import type {
  ConversationEvent,
  InstallerEvent,
  QuestionEvent,
  RecordedEvent,
  SubjectEvent,
} from '@pilotlight/contracts/catalogue/catalogue';
import { ERASED } from '@pilotlight/contracts/events/personal';
import { groupKey } from '@pilotlight/contracts/values/question-group';
import type { AppendedModel, Table } from '../read-model';

/** A question that was asked in vain, or what became of one: those have `settled` and nothing of the visitor. */
export type UnansweredQuestionRow = {
  readonly event_id: string;
  /** The event of the question. */
  readonly asked_id: string;
  readonly slug: string;
  readonly at: string;
  readonly session_id: string | null;
  readonly message_id: string | null;
  readonly question: string | null;
  readonly group_key: string | null;
  readonly fact: string | null;
  readonly settled: 'answered' | 'dismissed' | null;
  /** That has the answer. */
  readonly draft: number | null;
};

const table: Table<UnansweredQuestionRow> = {
  name: 'unanswered_questions',
  columns: {
    event_id: 'uuid',
    asked_id: 'uuid',
    slug: 'text',
    at: 'timestamptz',
    session_id: 'uuid null',
    message_id: 'text null',
    question: 'text null',
    group_key: 'text null',
    fact: 'text null',
    settled: 'text null',
    draft: 'integer null',
  },
  key: ['event_id', 'asked_id'],
  tenant: 'slug',
  personal: ['question', 'group_key'],
  indexes: { slug: '(slug)', session: '(session_id) where session_id is not null' },
};

type Concerning = RecordedEvent<
  | Extract<ConversationEvent, { type: 'QuestionLeftOpen' }>
  | Extract<QuestionEvent, { type: 'QuestionsDismissed' }>
  | Extract<InstallerEvent, { type: 'InstallerTrainingDrafted' }>
  | SubjectEvent
>;

const concerning: ReadonlySet<RecordedEvent['type']> = new Set<Concerning['type']>([
  'QuestionLeftOpen',
  'QuestionsDismissed',
  'InstallerTrainingDrafted',
]);

const bare = { session_id: null, message_id: null, question: null, group_key: null, fact: null } as const;

const settled = (
  { id, at, data }: Concerning,
  asked: readonly string[],
  how: Pick<UnansweredQuestionRow, 'settled' | 'draft'>,
): UnansweredQuestionRow[] =>
  [...new Set(asked)].map((asked_id) => ({ event_id: id, asked_id, slug: data.slug, at, ...bare, ...how }));

export const unansweredQuestions: AppendedModel<UnansweredQuestionRow, Concerning, 'unanswered_questions'> = {
  kind: 'appended',
  name: 'unanswered_questions',
  version: 1,
  table,
  streams: ['conversation', 'questions', 'installer'],
  concerns: (event): event is Concerning =>
    event.type === 'SubjectErased' ? event.data.sessionId !== null : concerning.has(event.type),
  rowsOf: (event) => {
    switch (event.type) {
      case 'QuestionLeftOpen': {
        const { id, at, data } = event;
        const question = data.question === ERASED ? null : (data.question ?? null);
        const row = {
          event_id: id,
          asked_id: id,
          slug: data.slug,
          at,
          session_id: data.sessionId,
          message_id: data.messageId,
          question,
          group_key: question && groupKey(question),
          fact: data.fact ?? null,
          settled: null,
          draft: null,
        };
        return [row];
      }
      case 'QuestionsDismissed':
        return settled(event, event.data.asked, { settled: 'dismissed', draft: null });
      case 'InstallerTrainingDrafted': {
        const { answers, draft } = event.data;
        return answers ? settled(event, answers.asked, { settled: 'answered', draft }) : [];
      }
      case 'SubjectErased':
        return [];
    }
  },
  clears: (event) =>
    event.type === 'SubjectErased' && event.data.sessionId !== null
      ? { column: 'session_id', value: event.data.sessionId }
      : null,
};
