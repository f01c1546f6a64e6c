import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type Conversation, type Overview, waitingDays } from '@pilotlight/contracts/http/conversations';
import { useState } from 'react';
import { formatCount } from '../../../ui/format';
import { Panel } from '../../../ui/Panel';
import { NeedsALookRow } from './NeedsALookRow';

type Needs = Pick<Overview, 'needsALook' | 'needing' | 'waiting'>;

const isToBeSeenTo = ({ openMatters }: Conversation): boolean =>
  openMatters.some(({ kind }) => kind !== 'safety-question');

const askedIn = ({ needsALook, needing, waiting }: Needs): string => {
  const shown = needsALook.length;
  const cut = shown < needing ? `The first ${shown} of ${formatCount(needing)}` : '';
  // What a visitor asks the firm to see to stands there for however long it takes.
  const days = needsALook.some(isToBeSeenTo) ? '' : `Last ${waitingDays} days`;
  return [cut, waiting > 0 ? `${formatCount(waiting)} waiting for a reply` : days].filter(Boolean).join(' · ');
};

/** How many are shown before somebody asks for all: the figures below stay in sight. */
const first = 3;

/** Who needs the firm now, the most urgent first, with the way to reach them. */
export const NeedsALook = ({ now, ...needs }: Needs & { now: Date }) => {
  const [all, setAll] = useState(false);
  const { needsALook } = needs;
  if (needsALook.length === 0) return null;
  return (
    <Panel title="Needs attention" aside={askedIn(needs)}>
      <Box component="ul" sx={{ '& > li + li': { borderTop: '1px solid var(--line)' } }}>
        {needsALook.slice(0, all ? needsALook.length : first).map((conversation, index) => (
          <NeedsALookRow key={conversation.sessionId} conversation={conversation} first={index === 0} now={now} />
        ))}
      </Box>
      {!all && needsALook.length > first && (
        <Box sx={{ p: { xs: 2, md: '12px 24px' }, borderTop: '1px solid var(--line)' }}>
          <Button onClick={() => setAll(true)}>Show all {formatCount(needsALook.length)}</Button>
        </Box>
      )}
    </Panel>
  );
};
