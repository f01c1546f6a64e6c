import Chip from '@mui/material/Chip';
import type { ReactElement } from 'react';

export type Tone = 'plain' | 'good' | 'warn' | 'bad' | 'flame' | 'hot' | 'outline';

const look: Record<Tone, object> = {
  plain: {},
  good: { background: 'var(--good-soft)', color: 'var(--good)' },
  warn: { background: 'var(--warn-soft)', color: 'var(--warn)' },
  bad: { background: 'var(--bad-soft)', color: 'var(--bad)' },
  flame: { background: 'var(--flame-soft)', color: 'var(--flame-deep)' },
  hot: { background: 'var(--ember-soft)', color: 'var(--ember-deep)' },
  outline: { background: 'none', boxShadow: 'inset 0 0 0 1px var(--line-strong)' },
};

/** A short state in a soft fill. Hot is for grade A and what is urgent, nothing else. */
export const Badge = ({ label, tone = 'plain', icon }: { label: string; tone?: Tone; icon?: ReactElement }) => (
  <Chip label={label} icon={icon} sx={look[tone]} />
);
