import type { Conversation } from '@pilotlight/contracts/http/conversations';
import { Badge } from '../../ui/Badge';
import { chipIcon } from '../../ui/icon';
import { matterLooks } from './open-matters';
import { QuestionBadge } from './QuestionBadge';

/** All that waits for the firm: what it has to see to, and the visitor's questions. */
export const OpenBadges = ({
  conversation,
}: {
  readonly conversation: Pick<Conversation, 'openMatters' | 'openQuestions'>;
}) => (
  <>
    {conversation.openMatters.map(({ kind }) => {
      const { label, tone, Drawing } = matterLooks[kind];
      return <Badge key={kind} label={label} tone={tone} icon={<Drawing {...chipIcon} />} />;
    })}
    <QuestionBadge conversation={conversation} />
  </>
);
