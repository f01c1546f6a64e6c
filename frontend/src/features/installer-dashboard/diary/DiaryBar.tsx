import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { ChevronLeft, ChevronRight, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { icon } from '../../../ui/icon';
import { Segmented } from '../../../ui/Segmented';
import type { DiaryAddress } from './useDiaryAddress';

interface DiaryBarProps {
  readonly view: DiaryAddress['view'];
  /** "Week" or "Day": what the arrows step by. */
  readonly unit: 'Week' | 'Day';
  readonly onStep: (step: 1 | -1) => void;
  readonly onToday: () => void;
  readonly onView: (view: DiaryAddress['view']) => void;
  readonly onAdd: () => void;
  /** Filter and download. */
  readonly tools: ReactNode;
}

const square = {
  flex: 'none',
  width: { xs: 44, md: 40 },
  height: { xs: 44, md: 40 },
  border: '1px solid var(--line-strong)',
  background: 'var(--surface)',
} as const;

const views = [
  { value: 'day', label: 'Day' },
  { value: 'week', label: 'Week' },
] as const;

/** The ways through the diary, and the form; on a phone the arrows and the form alone. */
export const DiaryBar = ({ view, unit, onStep, onToday, onView, onAdd, tools }: DiaryBarProps) => (
  <>
    <IconButton aria-label={`${unit} before`} onClick={() => onStep(-1)} sx={square}>
      <ChevronLeft {...icon} />
    </IconButton>
    <Button onClick={onToday} sx={{ display: { xs: 'none', md: 'flex' } }}>
      Today
    </Button>
    <IconButton aria-label={`${unit} after`} onClick={() => onStep(1)} sx={square}>
      <ChevronRight {...icon} />
    </IconButton>
    <Box sx={{ display: { xs: 'none', md: 'flex' }, alignItems: 'center', gap: 1, ml: 1 }}>
      <Segmented label="View" value={view} options={views} onChange={onView} />
      {tools}
    </Box>
    <IconButton aria-label="Add appointment" onClick={onAdd} sx={square}>
      <Plus {...icon} />
    </IconButton>
  </>
);
