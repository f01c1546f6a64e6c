import type { RulesHeard } from './learned/danger-features';
import { dangerWeighed, type LearnedDanger } from './learned/danger-model';
import { type Sign, signsIn, type SignReading } from './lexicon/lexicon';
import { type Match, matchesOf, type Pattern, saidBeside, saysNothingElse } from './patterns/pattern';
import { setAgainstCalm, toldBesideQuery } from './perception';
import { PatternsBySign } from './patterns/patterns-by-sign';
import { rules } from './rules/rule-set';
import { softened, unreal } from './mitigation';
import { isNamed } from './patterns/words-around';

/** "do you fix gas leaks? got one in the kitchen": a query, and a danger with it. */
const queried: Sign = 'gasQuery';

/** Reported as stopped but still going on: "turned the water off, still pouring". */
const stopped: ReadonlySet<Sign> = new Set<Sign>(['waterOff', 'applianceOff']);

/** A chirp once a minute asks for a battery even when it goes on; four beeps are the alarm itself. */
const batteryOutweighed = ({ said }: SignReading): boolean =>
  said.has('alarmPattern') || (said.has('goesOn') && !said.has('slowChirp'));

const outweighed = (reading: SignReading, match: Match, sign: Sign): boolean =>
  (sign === queried &&
    (reading.said.has('haveOne') || reading.said.has('goesOn') || toldBesideQuery(reading, match))) ||
  (sign === 'calmReading' && setAgainstCalm(reading, match)) ||
  (sign === 'lowBattery' && batteryOutweighed(reading)) ||
  (stopped.has(sign) && reading.said.has('goesOn'));

const isDoubtful = (
  reading: SignReading,
  { onlyDoubt = false, doubtIf = [], goesOn = false }: Pattern,
  match: Match,
): boolean =>
  onlyDoubt ||
  saidBeside(
    reading,
    match,
    doubtIf.filter((sign) => !outweighed(reading, match, sign)),
  ) ||
  (goesOn ? unreal(reading, match) : softened(reading, match));

const exclamation = /[!\uff01\u203c\u2757]/;

const counts = (reading: SignReading, { unless = [], unlessNamed, alone, holds }: Pattern, match: Match): boolean =>
  !saidBeside(reading, match, unless) &&
  !(unlessNamed && isNamed(reading, match, unlessNamed)) &&
  (alone === undefined || saysNothingElse(reading, match, alone)) &&
  (holds === undefined || holds(reading, match));

const patterns = new PatternsBySign(
  rules.flatMap((rule) => rule.patterns.map((pattern) => ({ rule, pattern, needs: pattern.needs }))),
  'first group',
);

const findingsOf = (reading: SignReading, text: string) =>
  patterns
    .foundBy(reading.said)
    .flatMap(({ rule, pattern }) =>
      (pattern.exclaimed && !exclamation.test(text) ? [] : matchesOf(reading, pattern))
        .filter((match) => counts(reading, pattern, match))
        .map((match) => ({ rule, pattern, match, doubtful: isDoubtful(reading, pattern, match) })),
    );

export type Found = ReturnType<typeof findingsOf>[number];

export type Heard = {
  readonly text: string;
  readonly reading: SignReading;
  readonly findings: readonly Found[];
  readonly learned: LearnedDanger;
};

export const heardByRules = (text: string): Omit<Heard, 'learned'> => {
  const reading = signsIn(text);
  return { text, reading, findings: findingsOf(reading, text) };
};

/** Reads a text once. Never throws; linear in the text. */
export const hear = (text: string): Heard => {
  const heard = heardByRules(text);
  return { ...heard, learned: dangerWeighed(heard.reading, rulesHeard(heard.findings)) };
};

export const rulesHeard = (findings: readonly Found[]): RulesHeard => ({
  certain: findings.flatMap(({ rule, doubtful }) => (doubtful ? [] : [rule.id])),
  doubtful: findings.flatMap(({ rule, doubtful }) => (doubtful ? [rule.id] : [])),
});
