import type { Hazard } from '@pilotlight/contracts/values/safety';
import { findingOf } from './finding';
import { signsIn, type SignReading } from './lexicon/lexicon';
import { vulnerableHousehold } from './rules/no-heat-vulnerable';
import { vulnerableInDanger } from './rules/vulnerable-in-danger';
import { vulnerablePersonIn } from './rules/vulnerable-person';
import type { SafetyContext, SafetyVerdict } from './verdict';

const withoutHeat = 'no-heat-vulnerable';
/** Flagged for the danger alone, so a denial removes it. */
export const inDanger = 'vulnerable-in-danger';

export const flaggedAlone = (reading: SignReading): Extract<SafetyVerdict, { kind: 'vulnerable' }> | null => {
  const household = vulnerableHousehold(reading);
  return household && { kind: 'vulnerable', ...findingOf(reading, withoutHeat, household) };
};

/** The same by two messages, whatever was said between: "the heating's packed in", "I've a newborn here". */
const flaggedTogether = (reading: SignReading, said: readonly string[]) => {
  const isCold = reading.said.has('noHeat');
  const named = vulnerablePersonIn(reading);
  if (isCold === (named !== null)) return null;
  const goesWithIt = said.some((text) => {
    const before = signsIn(text);
    return isCold ? vulnerablePersonIn(before) !== null : before.said.has('noHeat');
  });
  const whole = { first: 0, last: reading.words.length - 1 };
  return goesWithIt ? ({ kind: 'vulnerable', ...findingOf(reading, withoutHeat, named ?? whole) } as const) : null;
};

/** Somebody vulnerable may be named before the danger or with it. */
const inDangerBy = (reading: SignReading, recent: readonly string[], hazard: Hazard): boolean =>
  vulnerableInDanger(reading, hazard) !== null ||
  recent.some((text) => vulnerableInDanger(signsIn(text), hazard) !== null);

/** The caller has to know of both. Earlier messages don't flag a household again. */
export const withHousehold = (
  verdict: SafetyVerdict,
  reading: SignReading,
  recent: readonly string[],
  { emergency, danger, householdFlagged = false, saidBefore = recent }: SafetyContext,
): SafetyVerdict => {
  switch (verdict.kind) {
    case 'hazard': {
      if (flaggedAlone(reading)) return { ...verdict, household: withoutHeat };
      if (householdFlagged || !inDangerBy(reading, recent, verdict.hazard)) return verdict;
      return { ...verdict, household: inDanger };
    }
    case 'doubt': {
      const household = flaggedAlone(reading) ?? (householdFlagged ? null : flaggedTogether(reading, saidBefore));
      return household ? { ...verdict, household: withoutHeat } : verdict;
    }
    case 'clear': {
      if (householdFlagged) return verdict;
      if (!emergency) return flaggedTogether(reading, saidBefore) ?? verdict;
      const named = danger ? vulnerableInDanger(reading, danger) : null;
      return named ? { kind: 'vulnerable', ...findingOf(reading, inDanger, named) } : verdict;
    }
    case 'vulnerable':
      return verdict;
  }
};
