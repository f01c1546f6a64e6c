import { Refused } from '../write-side/refused';

/** Says the same of a slug that nobody has and of another's id. */
export const noSuchInstaller = (): Refused => new Refused('No such installer', 'not-found');
