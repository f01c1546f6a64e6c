import type { ConversationEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { LeadStage } from '@pilotlight/contracts/values/lead-stage';
import type { OpenMatter } from '@pilotlight/contracts/values/open-matter';
import type { ConversationRow } from './conversations.table';

type Matters = readonly OpenMatter[];
type Wanted = Extract<ConversationEvent, { type: 'NeedsRecognised' }>['data'];

const withMatter = (matters: Matters, kind: OpenMatter['kind'], messageId: string): Matters =>
  matters.some((matter) => matter.kind === kind) ? matters : [...matters, { kind, messageId }];

export const withoutMatter = (matters: Matters, kind: OpenMatter['kind']): Matters =>
  matters.filter((matter) => matter.kind !== kind);

/** Who wants its data gone waits for the firm, unless it takes that back. */
export const afterNeeds = (matters: Matters, { needs, withdrawn, messageId }: Wanted): Matters => {
  if (needs.includes('erasure')) return withMatter(matters, 'data-request', messageId);
  return withdrawn.includes('erasure') ? withoutMatter(matters, 'data-request') : matters;
};

export const endangered = (row: ConversationRow, at: string): ConversationRow => ({
  ...row,
  emergency_at: row.emergency_at ?? at,
  stood_down: false,
  open_matters: withoutMatter(row.open_matters, 'safety-question'),
});

/** An emergency that stands says more than a question about it. */
export const inDoubt = (row: ConversationRow, messageId: string): ConversationRow =>
  row.emergency_at !== null && !row.stood_down
    ? row
    : { ...row, open_matters: withMatter(row.open_matters, 'safety-question', messageId) };

/** A message that is told of as more than a question isn't told of as one too. */
export const leftOpen = (row: ConversationRow, asking: string): ConversationRow =>
  row.open_matters.some(({ messageId }) => messageId === asking)
    ? row
    : { ...row, open_questions: [...new Set([...row.open_questions, asking])] };

export const nothingOpen = { open_questions: [], open_matters: [] } as const;

export const recognised = (
  row: ConversationRow,
  { intent, subIntent }: Extract<ConversationEvent, { type: 'ConversationIntentRecognised' }>['data'],
): ConversationRow => ({
  ...row,
  intent,
  ...(subIntent === 'cancel' && { open_matters: withMatter(row.open_matters, 'cancellation', row.newest_message) }),
});

/** Whoever was contacted, quoted, won or lost has had the firm's word. */
export const staged = (row: ConversationRow, stage: LeadStage): ConversationRow => ({
  ...row,
  stage,
  ...(stage !== 'new' && nothingOpen),
});
