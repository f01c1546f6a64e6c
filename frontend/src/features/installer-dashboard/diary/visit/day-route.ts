import type { Appointment } from '@pilotlight/contracts/http/appointments';
import { byTime, placeOf } from '../visit';

/** A stop of a day's round. */
export interface Stop {
  readonly visit: Appointment;
  readonly postcode: string;
  readonly start: string;
}

const isVisited = ({ status }: Appointment): boolean => status !== 'cancelled' && status !== 'no_show';

/** Where a day leads to, in order; visits without a postcode, cancelled and missed ones are left out. */
export const stopsOf = (appointments: readonly Appointment[], day: string): readonly Stop[] =>
  appointments
    .filter(isVisited)
    .toSorted(byTime)
    .flatMap((visit) => {
      const { customerPostcode: postcode } = visit;
      const place = placeOf(visit);
      return postcode && place.day === day ? [{ visit, postcode, start: place.start }] : [];
    });

/** The way from stop to stop on a map. */
export const mapLink = (stops: readonly Stop[]): string =>
  `https://www.google.com/maps/dir/${stops.map(({ postcode }) => encodeURIComponent(postcode)).join('/')}`;
