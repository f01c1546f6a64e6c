import type { Hazard } from '@pilotlight/contracts/values/safety';
import { read } from '../reading/mentions';
import { readAnswer } from './answer';
import { type Sign, signDictionary, type SignReading } from './lexicon/lexicon';
import { dangerWeighed, type LearnedDanger } from './learned/danger-model';
import type { RulesHeard } from './learned/danger-features';
import { type Match, matchesOf, type Pattern, saidBeside, saysNothingElse } from './pattern';
import { vulnerableHousehold } from './rules/no-heat-vulnerable';
import { ruleVersion, rules } from './rules/rule-set';
import { softened } from './softening';
import type { Finding, SafetyContext, SafetyVerdict } from './verdict';
import { isNamed } from './words-around';

type Hazardous = Extract<SafetyVerdict, { kind: 'hazard' | 'doubt' }>;

/**
 * Hundredths by which danger must lead to be told by its likeness alone, and by which it must trail for a question instead of a rule's card: of
 * what the weights have not seen, DECISIONS.md tells how much each finds.
 */
const lead = { danger: -200, askedAbout: 50, fragment: 0, unlikely: -400, plain: 0 };
const fragment = 4;

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

type Findings = ReturnType<typeof findingsOf>;

/** A text as the interlock hears it: its words and signs, and what the rules and the weights make of them. */
export type Heard = {
  readonly text: string;
  readonly reading: SignReading;
  readonly findings: Findings;
  readonly learned: LearnedDanger;
};

/** Reads a text once. Never throws; linear in the text. */
export const hear = (text: string): Heard => {
  const reading = read(text, signDictionary);
  const findings = findingsOf(reading, exclamation.test(text));
  return { text, reading, findings, learned: dangerWeighed(reading, rulesHeard(findings)) };
};

/** What the rules alone make of a text. */
export const rulesHeard = (findings: Findings): RulesHeard => ({
  certain: findings.flatMap(({ rule, doubtful }) => (doubtful ? [] : [rule.id])),
  doubtful: findings.flatMap(({ rule, doubtful }) => (doubtful ? [rule.id] : [])),
});

const certainOf = (findings: Findings, reading: SignReading): Hazardous | null => {
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

const likenedRule = 'told-like-danger';

/** What no rule is certain of, and yet is told as people tell of danger. A rule that doubts knows best which. */
/** What no rule is certain of, and yet is told as people tell of danger. A rule that doubts knows best which. */
export const likened = ({ learned, findings: [doubtful], text }: Heard): Hazardous => ({
  kind: 'hazard',
  hazard: doubtful?.rule.hazard ?? learned.hazard(),
  rule: likenedRule,
  ruleVersion,
  from: 0,
  to: text.length,
});

/** Where a question is asked anyway, or was, more is needed to do without; and of few words each must tell. */
const leadNeeded = ({ reading, findings }: Heard, clarifications: SafetyContext['clarifications']): number => {
  if (reading.words.length <= fragment) return lead.fragment;
  return findings.length > 0 || clarifications.length > 0 ? lead.askedAbout : lead.danger;
};

/** So many words before and behind what a rule found are read with it: more of a long sentence may be about anything. */
const wordsAround = 8;

/** What is said around what a rule found, in the same sentence. */
const saidAround = ({ text, reading: { words } }: Heard, { from, to }: Finding): string => {
  const first = words.findIndex((word) => word.from >= from);
  const last = words.findLastIndex((word) => word.to <= to);
  const sentence = words[first]?.sentence;
  const within = words
    .slice(Math.max(0, first - wordsAround), last + wordsAround + 1)
    .filter((word) => word.sentence === sentence);
  return text.slice(within[0]?.from ?? 0, within.at(-1)?.to ?? 0);
};

/** A rule's card becomes a question where all that is said makes danger unlikely, and its sentence by itself is not plain. */
const stands = (heard: Heard, certain: Finding): boolean =>
  heard.learned.lead > lead.unlikely || hear(saidAround(heard, certain)).learned.lead > lead.plain;

/** What a message means for safety, as it was read. */
export const judge = (heard: Heard, { emergency, clarifications }: SafetyContext): SafetyVerdict => {
  const { text, reading, findings, learned } = heard;
  const certain = certainOf(findings, reading);
  if (certain && stands(heard, certain)) return certain;
  const pending = clarifications.find((clarification) => clarification.pending);
  const answer = pending ? readAnswer(text, !pending.passedOver) : null;
  if (pending && answer === 'yes') {
    return { kind: 'hazard', hazard: pending.hazard, rule: confirmedRule, ruleVersion, from: 0, to: text.length };
  }
  const denied = clarifications.findLast((clarification) => !clarification.pending);
  if (denied && !emergency && reading.said.has('cameBack') && readAnswer(text, false) !== null) {
    return { kind: 'hazard', hazard: denied.hazard, rule: confirmedRule, ruleVersion, from: 0, to: text.length };
  }
  if (!emergency && answer !== 'no' && learned.lead > leadNeeded(heard, clarifications)) return likened(heard);
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
export const checkSafety = (text: string, context: SafetyContext): SafetyVerdict => judge(hear(text), context);
