import type { Hazard } from '@pilotlight/contracts/values/safety';
import { stepDoneIn } from './step-reports';
import { readAnswer } from './yes-or-no';
import { findingOf } from './finding';
import { type Found, type Heard, heardByRules } from './hear';
import { tellsOfNoDanger } from './harmless-likeness';
import { flaggedAlone } from './household';
import { hazardConfirmed } from './safety-questions';
import { ruleVersion } from './rules/rule-set';
import { isCorroborated } from './corroboration';
import type { SafetyContext, SafetyVerdict } from './verdict';

type Hazardous = Extract<SafetyVerdict, { kind: 'hazard' | 'doubt' }>;

/** Hundredths by which danger must lead to be told by its likeness alone: docs/adr/0015-danger-by-rules-and-likeness.md tells what each finds of unseen lines. */
const lead = { danger: -160, askedAbout: 70, fragment: 0 };
const fragment = 4;
const often = 12;

export const confirmedRule = 'clarification-confirmed';
const clear: SafetyVerdict = { kind: 'clear' };

const hazardOf = ({ reading }: Pick<Heard, 'reading'>, { rule, match }: Found): Hazardous => ({
  kind: 'hazard',
  hazard: rule.hazard,
  ...findingOf(reading, rule.id, match),
});

export const certainFinding = (text: string): Hazardous | null => {
  const heard = heardByRules(text);
  const certain = heard.findings.find(({ doubtful }) => !doubtful);
  return certain ? hazardOf(heard, certain) : null;
};

export const likenedRule = 'told-like-danger';

/** No rule is certain, but it reads like danger. A doubting rule knows best which. */
export const likened = ({ learned, findings: [doubtful], text }: Heard): Hazardous => ({
  kind: 'hazard',
  hazard: doubtful?.rule.hazard ?? learned.hazard(),
  rule: likenedRule,
  ruleVersion,
  from: 0,
  to: text.length,
});

/** Where a question is asked anyway, or was of the same danger, more is needed to do without; and of few words each must tell. */
const leadNeeded = ({ reading, findings, learned }: Heard, clarifications: SafetyContext['clarifications']): number => {
  if (reading.words.length <= fragment) return lead.fragment;
  const isAsked = findings.length > 0 || clarifications.some(({ hazard }) => hazard === learned.hazard());
  return isAsked ? lead.askedAbout : lead.danger;
};

export const judge = (heard: Heard, { emergency, clarifications }: SafetyContext): SafetyVerdict => {
  const { text, reading, findings, learned } = heard;
  const asked = (hazard: Hazard) => clarifications.some((clarification) => clarification.hazard === hazard);
  const found = findings.filter(({ doubtful }) => !doubtful);
  // A hazard that was asked about isn't asked about again, and more findings than that are no coincidence: the card is shown.
  const certain = found.find(
    (each) => emergency || found.length > often || asked(each.rule.hazard) || isCorroborated(heard, each),
  );
  if (certain) return hazardOf(heard, certain);
  const pending = clarifications.find((clarification) => clarification.pending);
  const answer = pending ? readAnswer(text, !pending.passedOver) : null;
  // Leaving the house for it is proof enough.
  const hasLeft = pending && !pending.passedOver && stepDoneIn(text) === 'outside';
  if (pending && (answer === 'yes' || hasLeft)) {
    const hazard = hazardConfirmed(text, pending.hazard);
    return { kind: 'hazard', hazard, rule: confirmedRule, ruleVersion, from: 0, to: text.length };
  }
  const denied = clarifications.findLast((clarification) => !clarification.pending);
  if (denied && !emergency && reading.said.has('cameBack') && readAnswer(text, false) !== null) {
    return { kind: 'hazard', hazard: denied.hazard, rule: confirmedRule, ruleVersion, from: 0, to: text.length };
  }
  const isLikened = learned.lead > leadNeeded(heard, clarifications) && !tellsOfNoDanger(heard);
  if (!emergency && answer !== 'no' && isLikened) return likened(heard);
  const doubt = emergency ? undefined : findings.find(({ rule }) => !asked(rule.hazard));
  if (doubt) return { kind: 'doubt', hazard: doubt.rule.hazard, ...findingOf(reading, doubt.rule.id, doubt.match) };
  return flaggedAlone(reading) ?? clear;
};
