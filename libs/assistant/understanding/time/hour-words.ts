import { type Clock, exactly } from './clock';
import { bareClock, bareClockAlone, clock, plainClock, saidIn } from './clock-sources';
import { at, type Row, vague } from './row';

const between = (from: string, to: string): { clock: Clock } => ({ clock: { from: saidIn(from), to: saidIn(to) } });
const c = `(${clock})`;
const until = '(?: ?[-–—] ?| (?:to|till|til|until) )';
const anyTime = '(?:any ?time |sometime |some time )?';
/** An hour with nothing beside it but what makes it one: "Friday at 4". */
const bare = (source: string): Row => ({
  pattern: at(`(?:(?:around|about|roughly|say) )?(${source})`),
  sure: false,
  meaning: ([said = '']) => ({ clock: exactly(saidIn(said)) }),
});
export const bareHour: Row = bare(bareClock);
/** The same with no day beside it, where nothing is counted: "for 3 please", not "for 3 new radiators". */
export const bareHourAlone: Row = bare(bareClockAlone);

export const hourWords: readonly Row[] = [
  vague(`not (?:before|b4|until|till|til) ${c}`, ([said = '']) => ({ clock: { from: saidIn(said) } })),
  vague(
    `${anyTime}(?:(?:a (?:little|bit|wee bit) |just |shortly )?after|from|past|gone)(?: about| around)? ${c}(?: ?onwards?)?`,
    ([said = '']) => ({
      clock: { from: saidIn(said) },
    }),
  ),
  vague(`${c} (?:onwards?|or later|or after|and after)`, ([said = '']) => ({ clock: { from: saidIn(said) } })),
  vague(`${anyTime}(?:before|b4|by|until|till|til|no later than)(?: about| around)? ${c}`, ([said = '']) => ({
    clock: { to: saidIn(said) },
  })),
  vague(`${anyTime}(?:between|betwen|from) ${c} ?(?:and|&|to|till|til|until|-|–) ?${c}`, ([from = '', to = '']) =>
    between(from, to),
  ),
  vague(`(?:about |around )?${c}${until}${c}`, ([from = '', to = '']) => between(from, to)),
  vague(`(?:around|about|roughly|approx|circa|approximately)(?: at)? ${c}`, ([said = '']) => ({
    clock: exactly(saidIn(said)),
  })),
  vague(`(${plainClock})`, ([said = '']) => ({ clock: exactly(saidIn(said)) })),
];
