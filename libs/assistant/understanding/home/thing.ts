import type { HomeCue } from './home-dictionary';
import type { Said, Telling } from './telling';

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

export const isMake = ({ cue }: Said): boolean => cue?.startsWith('MAKE') === true;
export const isHeating = (said: Said): boolean => isMake(said) || (said.cue !== null && heatingKinds.has(said.cue));

export const speaksOf = ({ said }: Telling, cues: ReadonlySet<HomeCue>): boolean => {
  for (const { cue } of said) if (cue !== null && cues.has(cue)) return true;
  return false;
};

export const cuesOf = (...tables: readonly Partial<Record<HomeCue, unknown>>[]): ReadonlySet<HomeCue> =>
  new Set(tables.flatMap((table) => Object.keys(table) as HomeCue[]));
