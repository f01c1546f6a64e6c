import Box from '@mui/material/Box';
import type { ListedInstaller } from '@pilotlight/contracts/http/installers';
import type { ReactNode } from 'react';
import { spokenOnly } from '../../../shared/conversations/spoken-only';
import { Change } from '../../../ui/figures/Change';
import { relativeChange } from '../../../ui/figures/change';
import { Sparkline } from '../../../ui/figures/Sparkline';
import { formatCount } from '../../../ui/format';

const small = { font: "450 12.5px/18px 'Inter Variable', Inter, system-ui, sans-serif" } as const;

interface FigureProps {
  readonly name: string;
  readonly value: number;
  readonly change: ReactNode;
  readonly hot?: boolean;
}

const Figure = ({ name, value, change, hot = false }: FigureProps) => (
  <Box
    sx={{ display: 'flex', flexDirection: 'column-reverse', textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}
  >
    <Box component="dt" sx={{ position: 'relative', ...small, color: 'var(--text-soft)' }}>
      <Box component="span" sx={({ breakpoints }) => ({ [breakpoints.up('lg')]: spokenOnly })}>
        {name}
      </Box>
      <Box component="span" sx={{ display: { xs: 'none', lg: 'inline' } }}>
        {change}
      </Box>
    </Box>
    <Box
      component="dd"
      sx={{ fontWeight: 600, lineHeight: '20px', color: hot && value > 0 ? 'var(--ember-deep)' : 'var(--ink)' }}
    >
      {formatCount(value)}
    </Box>
  </Box>
);

/** A difference of few as it is: "+2", "−1", "–". */
const difference = (now: number, before: number): string => {
  if (now === before) return '–';
  return now > before ? `+${now - before}` : `−${before - now}`;
};

interface WeekFiguresProps {
  readonly week: ListedInstaller['week'];
  readonly quiet: boolean;
}

/** The last seven days as a curve, and Chats, Leads and Hot against the seven before. */
export const WeekFigures = ({ week, quiet }: WeekFiguresProps) => (
  <Box
    sx={{
      display: 'grid',
      gridTemplateColumns: { xs: 'minmax(80px, 1fr) auto', lg: '128px 1fr' },
      gap: 0.5,
      alignItems: 'center',
      '& svg': { display: 'block', width: { xs: '100%', sm: 128 }, maxWidth: 200 },
    }}
  >
    <Sparkline values={week.chatsByDay} label="Chats a day, last seven days" width={128} quiet={quiet} />
    <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: { xs: 'repeat(3, 56px)', lg: 'repeat(3, 1fr)' } }}>
      <Figure name="chats" value={week.chats} change={<Change {...relativeChange(week.chats, week.chatsBefore)} />} />
      <Figure name="leads" value={week.leads} change={<Change {...relativeChange(week.leads, week.leadsBefore)} />} />
      <Figure name="hot" value={week.hot} change={difference(week.hot, week.hotBefore)} hot />
    </Box>
  </Box>
);
