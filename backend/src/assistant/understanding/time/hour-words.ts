import { type Clock, exactly } from './clock';
import { bareClock, clock, plainClock, saidIn } from './clock-sources';
import { at, type Row, vague } from './row';

const between = (from: string, to: string): { clock: Clock } => ({ clock: { from: saidIn(from), to: saidIn(to) } });
const c = `(${clock})`;
const until = '(?: ?[-–—] ?| (?:to|till|til|until) )';
const anyTime = '(?:any ?time |sometime |some time )?';
const bareTime = at(`(?:(?:around|about|roughly|say) )?(${bareClock})`);

/** An hour with nothing beside it but what makes it one: "Friday at 4". */
export const bareHour: Row = {
  pattern: bareTime,
  sure: false,
  meaning: ([said = '']) => ({ clock: exactly(saidIn(said)) }),
};

/** Hours, alone and as the ends of a span. */
export const hourWords: readonly Row[] = [
  vague(`not (?:before|until|till|til) ${c}`, ([said = '']) => ({ clock: { from: saidIn(said) } })),
  vague(`${anyTime}(?:after|from|past|gone)(?: about| around)? ${c}(?: ?onwards?)?`, ([said = '']) => ({
    clock: { from: saidIn(said) },
  })),
  vague(`${c} (?:onwards?|or later|or after|and after)`, ([said = '']) => ({ clock: { from: saidIn(said) } })),
  vague(`${anyTime}(?:before|by|until|till|til|no later than)(?: about| around)? ${c}`, ([said = '']) => ({
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
