import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { TrialChange } from '@pilotlight/contracts/http/training';
import { ArrowRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { GradeMark } from '../../../shared/conversations/GradeMark';
import { IntentBadge } from '../../../shared/conversations/IntentBadge';
import { Badge } from '../../../ui/Badge';
import { formatDayMonth } from '../../../ui/format';
import { chipIcon } from '../../../ui/icon';

const shownAtFirst = 5;

const hits = { clear: 'No hit', vulnerable: 'Vulnerable', doubt: 'Question', hazard: 'Card' } as const;

interface Sides {
  readonly before: ReactNode;
  readonly after: ReactNode;
}

const sides = (change: TrialChange): Sides => {
  switch (change.kind) {
    case 'grade':
      return { before: <GradeMark grade={change.before} />, after: <GradeMark grade={change.after} /> };
    case 'intent':
      return { before: <IntentBadge intent={change.before} />, after: <IntentBadge intent={change.after} /> };
    case 'safety':
      return {
        before: <Badge label={hits[change.before]} tone="outline" />,
        after: <Badge label={hits[change.after]} tone={change.after === 'hazard' ? 'bad' : 'warn'} />,
      };
    case 'reply':
      return { before: <Reply is={change.before} />, after: <Reply is={change.after} /> };
  }
};

const Reply = ({ is }: { readonly is: 'sent' | 'stopped' }) =>
  is === 'sent' ? <Badge label="Sent" tone="outline" /> : <Badge label="Stopped" tone="bad" />;

const Change = ({ change }: { readonly change: TrialChange }) => {
  const { before, after } = sides(change);
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', md: '52px minmax(0, 1fr) auto' },
        gap: '0 12px',
        alignItems: 'center',
        p: { xs: '10px 16px', md: '10px 24px' },
        borderBottom: '1px solid var(--line)',
        ...(change.kind === 'reply' && change.after === 'stopped' && { background: 'var(--warn-soft)' }),
      }}
    >
      <Typography
        variant="small"
        component="time"
        dateTime={change.at}
        sx={{ display: { xs: 'none', md: 'block' }, alignSelf: 'start', lineHeight: '22px' }}
      >
        {formatDayMonth(change.at)}
      </Typography>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="body" sx={{ color: 'var(--ink)', overflowWrap: 'anywhere' }}>
          “{change.line}”
        </Typography>
        <Typography variant="small" component="p">
          {change.why}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
        {before}
        <ArrowRight {...chipIcon} aria-label="becomes" />
        {after}
      </Box>
    </Box>
  );
};

/** Each changed conversation with before, after and why. */
export const TrialChanges = ({ changes }: { readonly changes: readonly TrialChange[] }) => {
  const [all, setAll] = useState(false);
  const others = changes.length - shownAtFirst;
  return (
    <>
      <Box component="ul" aria-label="Changes" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {(all ? changes : changes.slice(0, shownAtFirst)).map((change) => (
          <Change key={`${change.sessionId} ${change.kind}`} change={change} />
        ))}
      </Box>
      {others > 0 && !all && (
        <Button variant="text" onClick={() => setAll(true)} sx={{ m: { xs: 1, md: '4px 16px 16px 76px' } }}>
          Show the other {others === 1 ? 'change' : `${others} changes`}
        </Button>
      )}
    </>
  );
};
