import type { HomeCue } from './home-dictionary';
import type { Said } from './telling';

const heatingKinds: ReadonlySet<HomeCue> = new Set<HomeCue>([
  'COMBI',
  'SYSTEM',
  'SYSTEMWORD',
  'REGULAR',
  'REGULARWORD',
  'BACKBOILER',
  'HEATPUMP',
  'ELECTRIC',
  'ELECTRICWORD',
  'OIL',
  'OILWORD',
  'OILTANK',
  'LPG',
  'LPGWORD',
  'STORAGE',
  'WARMAIR',
  'GASBOILER',
  'GAS',
  'GASFUEL',
  'SOLIDFUEL',
  'BOILER',
]);

/** The name of a maker. */
export const isMake = ({ cue }: Said): boolean => cue?.startsWith('MAKE') === true;
/** Something that heats, or what it burns. */
export const isHeating = (said: Said): boolean => isMake(said) || (said.cue !== null && heatingKinds.has(said.cue));
