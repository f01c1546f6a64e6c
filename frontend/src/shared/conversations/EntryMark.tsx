import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { TranscriptEntry } from '@pilotlight/contracts/http/conversations';
import { Flame, ShieldAlert, UserCheck } from 'lucide-react';
import { Badge, type Tone } from '../../ui/Badge';
import { chipIcon } from '../../ui/icon';
import { hazardNames } from './alarm';

const drawings = { safety: ShieldAlert, flag: Flame, lead: UserCheck } as const;
const tones = { safety: 'bad', flag: 'hot', lead: 'good' } as const satisfies Record<string, Tone>;
const colours = { safety: 'var(--bad)', flag: 'var(--ember)', lead: 'var(--good)' } as const;

/** A mark in words: what happened and, for a danger, which rule found it. */
const markInWords = ({ role, text, safety }: TranscriptEntry): { title: string; detail: string } => {
  if (safety)
    return { title: `Safety alert: ${hazardNames[safety.hazard]}`, detail: `${safety.rule}, v${safety.ruleVersion}` };
  return { title: role === 'flag' ? `Urgent · ${text.toLowerCase()}` : text, detail: '' };
};

const kindOf = ({ role }: TranscriptEntry): keyof typeof drawings =>
  role === 'safety' || role === 'flag' ? role : 'lead';

/** The mark on the line where it happened, between two hairlines. */
export const LineMark = ({ entry }: { entry: TranscriptEntry }) => {
  const Drawing = drawings[kindOf(entry)];
  const rule = { content: '""', flex: 1, minWidth: 8, borderTop: '1px solid var(--line)' };
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        my: 1,
        '&::before': rule,
        '&::after': rule,
        '& .MuiChip-root': { height: 'auto', minHeight: 24, py: '3px' },
        '& .MuiChip-label': { whiteSpace: 'normal' },
      }}
    >
      <Badge label={markInWords(entry).title} tone={tones[kindOf(entry)]} icon={<Drawing {...chipIcon} />} />
    </Box>
  );
};

/** The mark on the rail beside the chat; under 900 px below its line. */
export const RailMark = ({ entry }: { entry: TranscriptEntry }) => {
  const { title, detail } = markInWords(entry);
  const colour = colours[kindOf(entry)];
  return (
    <Box sx={{ position: 'relative', display: { xs: 'flex', md: 'grid' }, flexWrap: 'wrap', columnGap: 1 }}>
      <Box
        aria-hidden
        sx={{
          display: { xs: 'none', md: 'block' },
          position: 'absolute',
          left: -30,
          top: 4,
          width: 11,
          height: 11,
          borderRadius: '50%',
          background: colour,
          boxShadow: '0 0 0 3px var(--page)',
        }}
      />
      <Typography
        variant="small"
        sx={{ fontWeight: 600, color: kindOf(entry) === 'safety' ? 'var(--bad)' : 'var(--ink)' }}
      >
        {title}
      </Typography>
      {detail && (
        <Typography variant="small" sx={{ color: 'var(--bad)', overflowWrap: 'anywhere' }}>
          {detail}
        </Typography>
      )}
    </Box>
  );
};
