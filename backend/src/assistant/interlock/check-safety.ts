import type { Hazard } from '@pilotlight/contracts/values/safety';
import { read } from '../reading/mentions';
import { readAnswer } from './answer';
import { type Sign, signDictionary, type SignReading } from './lexicon/lexicon';
import { type Match, matchesOf, type Pattern, saidBeside, saysNothingElse } from './pattern';
import { vulnerableHousehold } from './rules/no-heat-vulnerable';
import { ruleVersion, rules } from './rules/rule-set';
import { softened } from './softening';
import type { Finding, SafetyContext, SafetyVerdict } from './verdict';
import { isNamed } from './words-around';

type Hazardous = Extract<SafetyVerdict, { kind: 'hazard' | 'doubt' }>;

const confirmedRule = 'clarification-confirmed';
const clear: SafetyVerdict = { kind: 'clear' };

const finding = (reading: SignReading, rule: string, { first, last }: { first: number; last: number }): Finding => ({
  rule,
  ruleVersion,
  from: reading.words[first]?.from ?? 0,
  to: reading.words[last]?.to ?? 0,
});

/** "do you fix gas leaks? got one in the kitchen": a query, and a danger with it. */
const queried: Sign = 'gasQuery';

/** What is told as stopped and goes on all the same: "turned the water off, still pouring". */
const stopped: ReadonlySet<Sign> = new Set<Sign>(['waterOff', 'applianceOff']);

/** A chirp once a minute asks for a battery even when it goes on; four beeps are the alarm itself. */
const batteryOutweighed = ({ said }: SignReading): boolean =>
  said.has('alarmPattern') || (said.has('goesOn') && !said.has('slowChirp'));

const outweighed = (reading: SignReading, sign: Sign): boolean =>
  (sign === queried && (reading.said.has('haveOne') || reading.said.has('goesOn'))) ||
  (sign === 'lowBattery' && batteryOutweighed(reading)) ||
  (stopped.has(sign) && reading.said.has('goesOn'));

const isDoubtful = (reading: SignReading, { onlyDoubt = false, doubtIf = [] }: Pattern, match: Match): boolean =>
  onlyDoubt ||
  saidBeside(
    reading,
    match,
    doubtIf.filter((sign) => !outweighed(reading, sign)),
  ) ||
  softened(reading, match);

const exclamation = /[!\uff01\u203c\u2757]/;

const counts = (reading: SignReading, { unless = [], unlessNamed, alone }: Pattern, match: Match): boolean =>
  !saidBeside(reading, match, unless) &&
  !(unlessNamed && isNamed(reading, match, unlessNamed)) &&
  (alone === undefined || saysNothingElse(reading, match, alone));

const findingsOf = (reading: SignReading, exclaimed: boolean) =>
  rules.flatMap((rule) =>
    rule.patterns.flatMap((pattern) =>
      (pattern.exclaimed && !exclaimed ? [] : matchesOf(reading, pattern))
        .filter((match) => counts(reading, pattern, match))
        .map((match) => ({ rule, match, doubtful: isDoubtful(reading, pattern, match) })),
    ),
  );

const certainOf = (findings: ReturnType<typeof findingsOf>, reading: SignReading): Hazardous | null => {
  const certain = findings.find(({ doubtful }) => !doubtful);
  return certain
    ? { kind: 'hazard', hazard: certain.rule.hazard, ...finding(reading, certain.rule.id, certain.match) }
    : null;
};

/** What a text by itself says for certain. */
export const certainFinding = (text: string): Hazardous | null => {
  const reading = read(text, signDictionary);
  return certainOf(findingsOf(reading, exclamation.test(text)), reading);
};

/** What a message means for safety, as it was read. */
export const judge = (
  text: string,
  reading: SignReading,
  { emergency, clarifications }: SafetyContext,
): SafetyVerdict => {
  const findings = findingsOf(reading, exclamation.test(text));
  const certain = certainOf(findings, reading);
  if (certain) return certain;
  const pending = clarifications.find((clarification) => clarification.pending);
  if (pending && readAnswer(text, !pending.passedOver) === 'yes') {
    return { kind: 'hazard', hazard: pending.hazard, rule: confirmedRule, ruleVersion, from: 0, to: text.length };
  }
  const denied = clarifications.findLast((clarification) => !clarification.pending);
  if (denied && !emergency && reading.said.has('cameBack') && readAnswer(text, false) !== null) {
    return { kind: 'hazard', hazard: denied.hazard, rule: confirmedRule, ruleVersion, from: 0, to: text.length };
  }
  const asked = (hazard: Hazard) => clarifications.some((clarification) => clarification.hazard === hazard);
  const doubt = emergency ? undefined : findings.find(({ rule }) => !asked(rule.hazard));
  if (doubt) return { kind: 'doubt', hazard: doubt.rule.hazard, ...finding(reading, doubt.rule.id, doubt.match) };
  const household = vulnerableHousehold(reading);
  return household ? { kind: 'vulnerable', ...finding(reading, 'no-heat-vulnerable', household) } : clear;
};

/**
 * Reads one message of a visitor for danger. "hazard" shows the emergency card, "doubt" asks the one clarifying question,
 * "vulnerable" tells the installer at once. The most dangerous finding is the verdict. Never throws; linear in the text.
 */
export const checkSafety = (text: string, context: SafetyContext): SafetyVerdict =>
  judge(text, read(text, signDictionary), context);
