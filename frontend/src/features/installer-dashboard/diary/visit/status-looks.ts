import type { AppointmentStatus } from '@pilotlight/contracts/values/appointment';
import { CalendarCheck, CalendarX, Check, Clock, type LucideIcon, X } from 'lucide-react';
import type { Tone } from '../../../../ui/Badge';

interface Look {
  readonly name: string;
  readonly tone: Tone;
  /** In the badge and the legend. */
  readonly icon: LucideIcon;
  /** Before the words on the grid, where one is drawn. */
  readonly mark?: { readonly icon: LucideIcon; readonly colour: string };
  /** How the block is drawn. */
  readonly block: Readonly<Record<string, string | number>>;
}

const edge = (colour: string) => `inset 3px 0 0 var(${colour})`;

/** Told by line and mark as well as by colour. */
export const statusLooks: Readonly<Record<AppointmentStatus, Look>> = {
  pending: {
    name: 'Pending',
    tone: 'warn',
    icon: Clock,
    mark: { icon: Clock, colour: 'var(--warn)' },
    block: {
      background:
        'repeating-linear-gradient(135deg, var(--warn-soft) 0 6px, color-mix(in srgb, var(--warn-soft) 45%, var(--surface)) 6px 12px)',
      border: '1.5px dashed var(--warn)',
    },
  },
  confirmed: {
    name: 'Confirmed',
    tone: 'flame',
    icon: CalendarCheck,
    block: { background: 'var(--flame-soft)', boxShadow: edge('--flame-deep') },
  },
  completed: {
    name: 'Completed',
    tone: 'good',
    icon: Check,
    mark: { icon: Check, colour: 'var(--good)' },
    block: { background: 'var(--surface-sunk)', boxShadow: edge('--good'), color: 'var(--text-soft)' },
  },
  cancelled: {
    name: 'Cancelled',
    tone: 'outline',
    icon: CalendarX,
    block: {
      background: 'var(--surface)',
      boxShadow: 'inset 0 0 0 1px var(--line-strong)',
      color: 'var(--text-soft)',
      '--title': 'var(--text-soft)',
      '--title-line': 'line-through',
    },
  },
  no_show: {
    name: 'No show',
    tone: 'bad',
    icon: X,
    mark: { icon: X, colour: 'var(--bad)' },
    block: { background: 'var(--bad-soft)', boxShadow: edge('--bad'), '--title': 'var(--bad)' },
  },
};
