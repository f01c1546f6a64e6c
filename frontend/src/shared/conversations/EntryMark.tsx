import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { TranscriptEntry } from '@pilotlight/contracts/http/conversations';
import type { Grade } from '@pilotlight/contracts/values/intent';
import { Flag, Flame, Hand, ShieldAlert, ShieldCheck, ShieldMinus, UserCheck } from 'lucide-react';
import type { ReactElement } from 'react';
import { Badge, type Tone } from '../../ui/Badge';
import { chipIcon } from '../../ui/icon';
import { hazardNames } from './alarm';
import { GradeMark } from './GradeMark';
import type { Speaker } from './said';

type MarkKind = Exclude<TranscriptEntry['role'], Speaker>;

const drawings = {
  safety: ShieldAlert,
  flag: Flame,
  lead: UserCheck,
  handover: Hand,
  'stood-down': ShieldMinus,
  'alarm-cleared': ShieldCheck,
  stage: Flag,
} as const;
const colours = {
  safety: 'var(--bad)',
  flag: 'var(--ember)',
  lead: 'var(--good)',
  grade: 'var(--line-strong)',
  handover: 'var(--flame-deep)',
  'stood-down': 'var(--warn)',
  'alarm-cleared': 'var(--good)',
  stage: 'var(--line-strong)',
} as const satisfies Record<MarkKind, string>;

/** A mark in words: what happened and, for a danger, which rule found it. */
const markInWords = ({ role, text, safety }: TranscriptEntry): { title: string; detail: string } => {
  if (safety)
    return { title: `Safety alert: ${hazardNames[safety.hazard]}`, detail: `${safety.rule}, v${safety.ruleVersion}` };
  return { title: role === 'flag' ? `Urgent · ${text.toLowerCase()}` : text, detail: '' };
};

const kindOf = ({ role }: TranscriptEntry): MarkKind =>
  role === 'user' || role === 'assistant' || role === 'person' ? 'lead' : role;

const gradeTones = { A: 'hot', B: 'warn', C: 'flame' } as const satisfies Record<Grade, Tone>;

const toneOf = (entry: TranscriptEntry): Tone => {
  const kind = kindOf(entry);
  switch (kind) {
    case 'safety':
      return 'bad';
    case 'flag':
      return 'hot';
    case 'lead':
    case 'alarm-cleared':
      return 'good';
    case 'handover':
      return 'flame';
    case 'stood-down':
      return 'warn';
    case 'stage':
      return 'outline';
    case 'grade':
      return entry.grade ? gradeTones[entry.grade] : 'outline';
  }
};

const iconOf = (entry: TranscriptEntry): ReactElement => {
  const kind = kindOf(entry);
  if (kind === 'grade')
    return (
      <Box component="span" aria-hidden sx={{ display: 'inline-flex' }}>
        <GradeMark grade={entry.grade ?? null} size={18} />
      </Box>
    );
  const Drawing = drawings[kind];
  return <Drawing {...chipIcon} />;
};

const railColour = (entry: TranscriptEntry): string => (entry.grade === 'A' ? 'var(--ember)' : colours[kindOf(entry)]);

/** The mark on the line where it happened, between two hairlines. */
export const LineMark = ({ entry }: { entry: TranscriptEntry }) => {
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
      <Badge label={markInWords(entry).title} tone={toneOf(entry)} icon={iconOf(entry)} />
    </Box>
  );
};

/** The mark on the rail beside the chat; under 900 px below its line. */
export const RailMark = ({ entry }: { entry: TranscriptEntry }) => {
  const { title, detail } = markInWords(entry);
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
          background: railColour(entry),
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
