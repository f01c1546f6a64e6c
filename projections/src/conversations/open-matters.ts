import type { ConversationEvent, RecordedEvent } from '@pilotlight/contracts/catalogue/catalogue';
import { ERASED } from '@pilotlight/contracts/events/personal';
import type { LeadStage } from '@pilotlight/contracts/values/lead-stage';
import type { SubIntent } from '@pilotlight/contracts/values/intent';
import type { Need } from '@pilotlight/contracts/values/need';
import type { OpenMatter } from '@pilotlight/contracts/values/open-matter';
import type { ConversationRow } from './conversations.table';

type Matters = readonly OpenMatter[];
type LeftOpen = RecordedEvent<Extract<ConversationEvent, { type: 'QuestionLeftOpen' }>>;
type Wanted = Extract<ConversationEvent, { type: 'NeedsRecognised' }>['data'];

export const withMatter = (matters: Matters, kind: OpenMatter['kind'], messageId: string): Matters =>
  matters.some((matter) => matter.kind === kind) ? matters : [...matters, { kind, messageId }];

export const withoutMatter = (matters: Matters, kind: OpenMatter['kind']): Matters =>
  matters.filter((matter) => matter.kind !== kind);

const wished = [
  ['erasure', 'data-request'],
  ['callback', 'callback'],
] as const satisfies readonly (readonly [Need, OpenMatter['kind']])[];

/** A wish for erasure or a call waits for the installer, unless it is taken back. */
export const afterNeeds = (before: Matters, { needs, withdrawn, messageId }: Wanted): Matters => {
  let matters = before;
  for (const [need, kind] of wished) {
    if (needs.includes(need)) matters = withMatter(matters, kind, messageId);
    else if (withdrawn.includes(need)) matters = withoutMatter(matters, kind);
  }
  return matters;
};

const leftBy: Readonly<Partial<Record<SubIntent, OpenMatter['kind']>>> = {
  cancel: 'cancellation',
  complaint: 'complaint',
};

export const endangered = (row: ConversationRow, at: string): ConversationRow => ({
  ...row,
  emergency_at: row.emergency_at ?? at,
  stood_down: false,
  alarm_cleared: null,
  open_matters: withoutMatter(row.open_matters, 'safety-question'),
});

/** A standing emergency outweighs a question about one. */
export const inDoubt = (row: ConversationRow, messageId: string): ConversationRow =>
  row.emergency_at !== null && !row.stood_down
    ? row
    : { ...row, alarm_cleared: null, open_matters: withMatter(row.open_matters, 'safety-question', messageId) };

/** A message that is listed for more isn't listed as a question too. */
export const leftOpen = (row: ConversationRow, { id, data }: LeftOpen): ConversationRow => {
  const { messageId: asking, question } = data;
  if (row.open_matters.some(({ messageId }) => messageId === asking)) return row;
  return {
    ...row,
    open_questions: [...new Set([...row.open_questions, asking])],
    question_ids: { ...row.question_ids, ...(question && question !== ERASED && { [asking]: id }) },
  };
};

export const withoutQuestion = (row: ConversationRow, asked: string): ConversationRow => ({
  ...row,
  open_questions: row.open_questions.filter((each) => each !== asked),
  question_ids: Object.fromEntries(Object.entries(row.question_ids).filter(([each]) => each !== asked)),
});

const nothingOpen = { open_questions: [], question_ids: {}, open_matters: [], moved_on_matters: [] } as const;

/** A reply answers all that is open, unless it is to one question alone. */
export const replied = (row: ConversationRow, answers: string | undefined): ConversationRow =>
  answers === undefined ? { ...row, ...nothingOpen } : withoutQuestion(row, answers);

export const recognised = (
  row: ConversationRow,
  { intent, subIntent }: Extract<ConversationEvent, { type: 'ConversationIntentRecognised' }>['data'],
): ConversationRow => {
  const kind = subIntent && leftBy[subIntent];
  return { ...row, intent, ...(kind && { open_matters: withMatter(row.open_matters, kind, row.newest_message) }) };
};

/** Questions stay: moving a lead on answers nobody. */
export const staged = (row: ConversationRow, stage: LeadStage): ConversationRow => {
  const [open, moved] = [row.open_matters, row.moved_on_matters];
  const both = moved.reduce<Matters>((all, { kind, messageId }) => withMatter(all, kind, messageId), open);
  return stage === 'new'
    ? { ...row, stage, open_matters: both, moved_on_matters: [] }
    : { ...row, stage, open_matters: [], moved_on_matters: both };
};
