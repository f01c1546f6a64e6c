import { Injectable } from '@nestjs/common';
import { slotLabel } from '@pilotlight/booking/london-clock';
import { fitsBeside, freeSlots, offeredSlots, type Span } from '@pilotlight/booking/offered-slots';
import type { LondonDays, Slot } from '@pilotlight/contracts/http/appointments';
import { addDays, londonMidnight, londonTime } from '@pilotlight/contracts/values/london-day';
import { AppointmentsReader } from '@pilotlight/projections/appointments/appointments.reader';
import { InstallerProfiles } from '../installers/installer-profiles';
import { BusyTimes, withoutOwn } from './busy-times';
import { spanOf, type VisitTime } from './taken-times';

export interface AskedTimes {
  readonly slug: string;
  /** London days (yyyy-mm-dd), both inclusive. */
  readonly from: string;
  readonly to: string;
  /** Minutes; the availability's own where it is absent. */
  readonly duration?: number | undefined;
  /** ISO 8601 UTC. */
  readonly now: string;
}

const nearest = 5;
const [daysBefore, daysAfter] = [7, 14];

const slotOf = ({ start, end }: Span): Slot => ({ start, end, label: slotLabel(start) });

/** The times that a visitor can book. What is held or moved at this moment may still show: the day's stream decides. */
@Injectable()
export class FreeTimes {
  constructor(
    private readonly installers: InstallerProfiles,
    private readonly appointments: AppointmentsReader,
    private readonly busyTimes: BusyTimes,
  ) {}

  async free({ slug, from, to, duration, now }: AskedTimes): Promise<LondonDays['days']> {
    const availability = await this.installers.availabilityOf(slug);
    const offered = offeredSlots(availability, { from, to, now, duration });
    const days = offered.filter(({ slots }) => slots.length > 0).map(({ date }) => date);
    const [first, last] = [days.at(0), days.at(-1)];
    // Nobody else is asked about days that can't be booked anyway.
    if (first === undefined || last === undefined) return offered.map(({ date }) => ({ date, slots: [] }));
    const range = { from: londonMidnight(first), to: londonMidnight(addDays(last, 1)) };
    const [taken, busy] = await Promise.all([
      this.appointments.takenTimes(slug, range),
      this.busyTimes.of(slug, range),
    ]);
    // Busy elsewhere, the firm takes no visit at all, however many engineers it has.
    const own = busy.length > 0 ? await this.appointments.taken(slug, range) : [];
    const elsewhere = withoutOwn(busy, own).flatMap((span) => Array<Span>(availability.capacity).fill(span));
    const free = freeSlots(offered, [...taken, ...elsewhere], availability);
    return free.map(({ date, slots }) => ({ date, slots: slots.map(slotOf) }));
  }

  /** Whether the installer's own calendar has something else at that time. */
  async isBusyElsewhere({ slug, ...time }: VisitTime & { readonly slug: string }): Promise<boolean> {
    const { day } = londonTime(time.scheduledAt);
    const range = { from: londonMidnight(day), to: londonMidnight(addDays(day, 1)) };
    const busy = await this.busyTimes.of(slug, range);
    if (busy.length === 0) return false;
    const [{ bufferMinutes }, own] = await Promise.all([
      this.installers.availabilityOf(slug),
      this.appointments.taken(slug, range),
    ]);
    return !fitsBeside(spanOf(time), withoutOwn(busy, own), { capacity: 1, bufferMinutes });
  }

  /** The free times nearest to one that is taken, five at most, by time. */
  async nearest({
    slug,
    scheduledAt,
    duration,
    now,
  }: {
    readonly slug: string;
    readonly scheduledAt: string;
    readonly duration: number;
    readonly now: string;
  }): Promise<Slot[]> {
    const { day } = londonTime(scheduledAt);
    const asked = { slug, from: addDays(day, -daysBefore), to: addDays(day, daysAfter), duration, now };
    const distance = ({ start }: Slot): number => Math.abs(Date.parse(start) - Date.parse(scheduledAt));
    const slots = (await this.free(asked)).flatMap((each) => each.slots).filter((slot) => distance(slot) > 0);
    return slots
      .toSorted((one, other) => distance(one) - distance(other))
      .slice(0, nearest)
      .toSorted((one, other) => one.start.localeCompare(other.start));
  }
}
