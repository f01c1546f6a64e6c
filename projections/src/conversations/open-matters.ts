import type { ConversationEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { OpenMatter } from '@pilotlight/contracts/values/open-matter';

type Matters = readonly OpenMatter[];
type Wanted = Extract<ConversationEvent, { type: 'NeedsRecognised' }>['data'];

export const withMatter = (matters: Matters, kind: OpenMatter['kind'], messageId: string): Matters =>
  matters.some((matter) => matter.kind === kind) ? matters : [...matters, { kind, messageId }];

export const withoutMatter = (matters: Matters, kind: OpenMatter['kind']): Matters =>
  matters.filter((matter) => matter.kind !== kind);

/** Who wants its data gone waits for the firm, unless it takes that back. */
export const afterNeeds = (matters: Matters, { needs, withdrawn, messageId }: Wanted): Matters => {
  if (needs.includes('erasure')) return withMatter(matters, 'data-request', messageId);
  return withdrawn.includes('erasure') ? withoutMatter(matters, 'data-request') : matters;
};
