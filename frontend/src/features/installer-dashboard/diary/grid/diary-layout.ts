import type { Appointment } from '@pilotlight/contracts/http/appointments';
import { byTime, type Place, placeOf } from '../visit';

export interface PlacedVisit {
  readonly appointment: Appointment;
  readonly place: Place;
  /** From the left, from 0: visits that overlap stand side by side. */
  readonly lane: number;
  readonly lanes: number;
}

interface Placing {
  readonly appointment: Appointment;
  readonly place: Place;
  readonly lane: number;
}

/** Visits that touch each other directly or by way of others. */
interface Cluster {
  readonly placings: Placing[];
  /** Where each lane is free again. */
  readonly ends: number[];
}

const add = ({ placings, ends }: Cluster, appointment: Appointment, place: Place): void => {
  const free = ends.findIndex((end) => end <= place.from);
  const lane = free < 0 ? ends.length : free;
  ends[lane] = place.to;
  placings.push({ appointment, place, lane });
};

/** A day's visits, each in its lane; those of other days are left out. */
export const layOut = (appointments: readonly Appointment[], day: string): readonly PlacedVisit[] => {
  const clusters: Cluster[] = [];
  const ofDay = appointments
    .map((appointment) => ({ appointment, place: placeOf(appointment) }))
    .filter(({ place }) => place.day === day)
    // By what is drawn: an hour that the clocks show twice stands in one place.
    .toSorted((one, other) => one.place.from - other.place.from || byTime(one.appointment, other.appointment));
  for (const { appointment, place } of ofDay) {
    const open = clusters.at(-1);
    const cluster = open && Math.max(...open.ends) > place.from ? open : { placings: [], ends: [] };
    if (cluster !== open) clusters.push(cluster);
    add(cluster, appointment, place);
  }
  return clusters.flatMap(({ placings, ends }) => placings.map((placing) => ({ ...placing, lanes: ends.length })));
};

export interface Hours {
  /** Whole hours, 0 to 24. */
  readonly from: number;
  readonly to: number;
}

interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** The hours to draw: what is open with an hour around it, and every visit whole. */
export const hoursFor = (open: readonly Stretch[], visits: readonly Stretch[]): Hours => {
  const known = open.length > 0 ? open : [{ from: 9 * 60, to: 17 * 60 }];
  const first = Math.min(...known.map(({ from }) => from - 60), ...visits.map(({ from }) => from));
  const last = Math.max(...known.map(({ to }) => to + 60), ...visits.map(({ to }) => to));
  return { from: Math.max(0, Math.floor(first / 60)), to: Math.min(24, Math.ceil(last / 60)) };
};
