import { londonMoment } from '@pilotlight/booking/london-clock';
import type { Appointment } from '@pilotlight/contracts/http/appointments';
import { addDays } from '@pilotlight/contracts/values/london-day';
import { useState } from 'react';
import { dayInWords } from './days';
import { customerOf, later, placeOf, timeOf } from './visit';

/** A visit on its way to another time, by drag or by key, until it is dropped. */
export interface Draft {
  readonly visit: Appointment;
  readonly scheduledAt: string;
  readonly by: 'drag' | 'keys';
}

export interface Step {
  readonly days?: number;
  readonly minutes?: number;
}

export const quarter = 15;

/** The moment at which a visit would start; undefined where it would not end on that day, or where the clocks skip the time. */
export const startAt = (visit: Appointment, day: string, minutes: number): string | undefined =>
  minutes < 0 || minutes + visit.duration > 24 * 60 ? undefined : londonMoment(day, timeOf(minutes));

/** Where a step takes a visit from a moment: a day on it keeps the wall clock's time. */
export const stepped = (visit: Appointment, from: string, { days = 0, minutes = 0 }: Step): string | undefined => {
  const { day, start } = placeOf({ ...visit, scheduledAt: from });
  if (days !== 0) return londonMoment(addDays(day, days), start);
  const next = later(from, minutes);
  const there = placeOf({ ...visit, scheduledAt: next });
  return there.day === day && placeOf({ scheduledAt: later(next, visit.duration - 1), duration: 1 }).day === day
    ? next
    : undefined;
};

export interface Drafting {
  readonly draft: Draft | null;
  /** Read out as it changes. */
  readonly announcement: string;
  readonly drag: (visit: Appointment, day: string, minutes: number) => void;
  readonly step: (visit: Appointment, step: Step) => void;
  /** Ends a drag. */
  readonly dropAt: (visit: Appointment, day: string, minutes: number) => void;
  /** Leaves it where the keys have brought it. */
  readonly drop: () => void;
  readonly letGo: () => void;
}

/** Keeps a visit that is being moved, tells where it stands, and hands it on once it is dropped elsewhere. */
export const useDraft = (
  move: (visit: Appointment, scheduledAt: string) => Promise<boolean>,
  today: string,
): Drafting => {
  const [draft, setDraft] = useState<Draft | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const drag = (visit: Appointment, day: string, minutes: number) => {
    const scheduledAt = startAt(visit, day, minutes);
    if (scheduledAt !== undefined) setDraft({ visit, scheduledAt, by: 'drag' });
  };
  const moveTo = (visit: Appointment, scheduledAt: string | undefined) => {
    setDraft(null);
    if (scheduledAt !== undefined && scheduledAt !== visit.scheduledAt) void move(visit, scheduledAt);
  };
  const dropAt = (visit: Appointment, day: string, minutes: number) => moveTo(visit, startAt(visit, day, minutes));
  const step = (visit: Appointment, taken: Step) => {
    const from = draft?.visit.id === visit.id ? draft.scheduledAt : visit.scheduledAt;
    const scheduledAt = stepped(visit, from, taken);
    if (scheduledAt === undefined) return setAnnouncement('A visit can’t be moved there.');
    const { day, start, end } = placeOf({ ...visit, scheduledAt });
    setDraft({ visit, scheduledAt, by: 'keys' });
    setAnnouncement(
      `${customerOf(visit)}, ${dayInWords(day, today)}, ${start} to ${end}. Enter moves, Escape leaves it.`,
    );
  };
  const letGo = () => {
    if (draft?.by === 'keys') setAnnouncement(`${customerOf(draft.visit)} stays at ${placeOf(draft.visit).start}.`);
    setDraft(null);
  };
  const drop = () => draft && moveTo(draft.visit, draft.scheduledAt);
  return { draft, announcement, drag, dropAt, step, drop, letGo };
};
