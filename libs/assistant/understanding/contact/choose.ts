import type { Found } from './found';
import { type Standing, standingOf, withoutPrevious } from './whose';

export type Placed<Value extends Found> = {
  readonly found: Value;
  readonly standing: Standing;
  readonly corrects: boolean;
};

const reach = 120;

const corrects =
  /\b(?:no|nope|sorry|actually|correction|oops|whoops|wait|meant|mean|should (?:be|read|have been)|scrap|ignore|rather|typo|wrong|apologies|changed?)\b|\*\s*$|->/iu;

const noCalls =
  /\b(?:do\s?n[o']?t|do not|never|no)\s+(?:ring|call|phone|ringing|calling|calls?)(?:\s+(?:or|and)\s+(?:ring|call|phone|text))?(?:\s+me)?(?:\s+on)?[\s,.;:-]*$/iu;
const writesTo = /\b(?:txt|text|message|whats ?app|e-?mail)\b/iu;

/** "Text dont ring" before a number, "don't call" before an address: how it is to be used, not that it isn't. */
const withoutNoCalls = (before: string, value: string): string =>
  value.includes('@') || writesTo.test(before) ? before.replace(noCalls, '') : before;

export const placed = <Value extends Found>(text: string, values: readonly Value[]): Placed<Value>[] =>
  values.map((found, index) => {
    const previous = values[index - 1]?.to ?? 0;
    const next = values[index + 1]?.from ?? text.length;
    const before = text.slice(Math.max(previous, found.from - reach), found.from);
    const after = text.slice(found.to, Math.min(next, found.to + reach));
    const own = withoutNoCalls(index > 0 ? withoutPrevious(before) : before, found.value);
    return { found, standing: standingOf(own, after), corrects: index > 0 && corrects.test(before) };
  });

/** Of several values the one to be used: the last correction, else the one preferred, else the last that isn't a mere alternative. */
export const chosen = <Value extends Found>(all: readonly Placed<Value>[]): Value | undefined => {
  if (all.length === 0) return undefined;
  const usable = all.filter(({ standing }) => standing !== 'other' && standing !== 'refused');
  const last = usable.findLastIndex((each) => each.corrects);
  const standing = usable.slice(Math.max(0, last));
  const best =
    standing.findLast((each) => each.standing === 'preferred') ??
    standing.findLast((each) => each.standing === 'own') ??
    standing[0];
  return best?.found;
};

export const refusedIn = <Value extends Found>(all: readonly Placed<Value>[]): Value[] =>
  all.filter(({ standing }) => standing === 'refused').map(({ found }) => found);
