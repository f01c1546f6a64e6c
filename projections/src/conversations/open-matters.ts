import type { ConversationEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { LeadStage } from '@pilotlight/contracts/values/lead-stage';
import type { SubIntent } from '@pilotlight/contracts/values/intent';
import type { Need } from '@pilotlight/contracts/values/need';
import type { OpenMatter } from '@pilotlight/contracts/values/open-matter';
import type { ConversationRow } from './conversations.table';

type Matters = readonly OpenMatter[];
type Wanted = Extract<ConversationEvent, { type: 'NeedsRecognised' }>['data'];

export const withMatter = (matters: Matters, kind: OpenMatter['kind'], messageId: string): Matters =>
  matters.some((matter) => matter.kind === kind) ? matters : [...matters, { kind, messageId }];

export const withoutMatter = (matters: Matters, kind: OpenMatter['kind']): Matters =>
  matters.filter((matter) => matter.kind !== kind);

const wished = [
  ['erasure', 'data-request'],
  ['callback', 'callback'],
] as const satisfies readonly (readonly [Need, OpenMatter['kind']])[];

/** Who wants its data gone, or to be rung, waits for the firm, unless it takes that back. */
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

/** An emergency that stands says more than a question about it. */
export const inDoubt = (row: ConversationRow, messageId: string): ConversationRow =>
  row.emergency_at !== null && !row.stood_down
    ? row
    : { ...row, alarm_cleared: null, open_matters: withMatter(row.open_matters, 'safety-question', messageId) };

/** A message that is told of as more than a question isn't told of as one too. */
export const leftOpen = (row: ConversationRow, asking: string): ConversationRow =>
  row.open_matters.some(({ messageId }) => messageId === asking)
    ? row
    : { ...row, open_questions: [...new Set([...row.open_questions, asking])] };

export const nothingOpen = { open_questions: [], open_matters: [] } as const;

export const recognised = (
  row: ConversationRow,
  { intent, subIntent }: Extract<ConversationEvent, { type: 'ConversationIntentRecognised' }>['data'],
): ConversationRow => {
  const kind = subIntent && leftBy[subIntent];
  return { ...row, intent, ...(kind && { open_matters: withMatter(row.open_matters, kind, row.newest_message) }) };
};

/** Whoever was contacted, quoted, won or lost has had the firm's word. */
export const staged = (row: ConversationRow, stage: LeadStage): ConversationRow => ({
  ...row,
  stage,
  ...(stage !== 'new' && nothingOpen),
});
