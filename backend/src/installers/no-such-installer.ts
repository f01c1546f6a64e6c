import { Refused } from '../write-side/refused';

/** The same for a slug that nobody has and for another's id. */
export const noSuchInstaller = (): Refused => new Refused('No such installer', 'not-found');
