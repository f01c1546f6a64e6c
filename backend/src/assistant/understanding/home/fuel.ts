import type { HomeCue } from './home-dictionary';
import { standingOf } from './standing';
import type { Telling } from './telling';
import { isHeating } from './thing';

const fuels: Partial<Record<HomeCue, string>> = {
  GASBOILER: 'gas',
  GASFUEL: 'gas',
  OIL: 'oil',
  OILWORD: 'oil',
  LPG: 'lpg',
  LPGWORD: 'lpg',
  ELECTRIC: 'electric',
  ELECTRICFUEL: 'electric',
  SOLIDFUEL: 'solid fuel',
};

/** These are fuels only beside what burns them, or as an answer: "gas combi", but no "gas" that somebody smells. */
const besideABoiler: Partial<Record<HomeCue, string>> = { GAS: 'gas', ELECTRICWORD: 'electric' };

const using = /^(?:its|itis|using|use|heatingis|boileris|runon|runson|runningon|off|by|is|on)$/;

const fuelAt = ({ said }: Telling, index: number, asked: boolean): string | undefined => {
  const own = said[index];
  if (!own || own.cue === null) return undefined;
  const alone = besideABoiler[own.cue];
  if (alone === undefined) return fuels[own.cue];
  const [before, next] = [said[index - 1], said[index + 1]];
  if (asked && said.length <= 6) return alone;
  const ends = next === undefined || next.clause !== own.clause || next.text === 'and';
  if (next && !ends && isHeating(next) && next.cue !== 'SYSTEMWORD' && next.cue !== 'GAS' && next.gap.trim() === '')
    return alone;
  const freed = /^(?:getshotof|shotof|ridof|getridof|comingoff)$/.test(before?.text ?? '');
  return freed ||
    (ends && using.test(before?.text ?? '') && said.some(isHeating) && said.length <= 12 && own.cue !== 'GAS')
    ? alone
    : undefined;
};

/** What the heating burns; '' when the fuel that was told before is denied. */
export const fuelIn = (telling: Telling, asked: boolean, before: string | undefined): string | undefined => {
  let there: string | undefined;
  let denied = false;
  telling.said.forEach(({ cue }, index) => {
    denied ||= cue === 'NOGAS' && before === 'gas';
    const value = fuelAt(telling, index, asked);
    if (value === undefined) return;
    const standing = standingOf(telling, index);
    if (standing === 'there') there = value;
    denied ||= standing === 'denied' && value === before;
  });
  return there ?? (denied ? '' : undefined);
};
