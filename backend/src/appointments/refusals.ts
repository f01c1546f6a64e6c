import { Refused } from '../write-side/refused';

/** One answer for what there never was and what is another installer's. */
export const noSuchAppointment = (): Refused => new Refused('No such appointment', 'not-found');

export const changedMeanwhile = (): Refused =>
  new Refused('Somebody else changed this meanwhile. Please look at how it stands now.', 'changed-meanwhile');

export const notOffered = (): Refused => new Refused("That time isn't offered. Please choose another.", 'not-offered');

export const justTaken = (): Refused =>
  new Refused('That time has just been taken. Please choose another.', 'slot-taken');
