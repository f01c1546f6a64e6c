import type { Intent } from '@pilotlight/contracts/values/intent';
import type { MatchedPhrases } from './matched-phrases';
import { weighed } from './learned/intent-model';

/** Without regard to danger. Steering, selling and complaining exclude the rest; a price makes a quote; a visit outweighs its work. */
export const ruledIntentIn = (heard: MatchedPhrases): Intent | null => {
  if (heard.offBusiness || heard.privacy) return 'general';
  if (heard.rescheduling || heard.cancelling) return 'booking';
  if (heard.complaint) return 'general';
  if (heard.chasing) return 'booking';
  if (heard.priceAsked) return 'quote';
  if (heard.areaAsked && !heard.fault) return 'general';
  if (heard.visiting) return 'booking';
  if (heard.pricedAt >= 0) return 'quote';
  if (heard.calling) return 'booking';
  const { fitting, fault } = heard;
  if (heard.usageAsked) return 'general';
  if (heard.serviceAsked) return 'service';
  if (heard.hours) return 'general';
  if (!fitting && !fault && heard.aboutFirm) return 'general';
  if (heard.productAsked) return 'installation';
  if (fitting && !heard.offersUpkeep) return 'installation';
  if (fault || heard.repairTalk || heard.upkeep) return 'service';
  if (heard.faultCode || heard.toldOf) return 'service';
  if (heard.askedOf) return 'installation';
  return heard.smallTalk || heard.erasing ? 'general' : null;
};

/** Hundredths of lead over rules that see nothing. Most later messages are answers, so that overruling the rules takes more. */
const certain = { atFirst: 30, afterPleasantries: 120, later: 250 };

const enough = (before: Intent | null): number => {
  if (before === null) return certain.atFirst;
  return before === 'general' ? certain.afterPleasantries : certain.later;
};

/** What a question of few words asks for by itself: the weights were learned from reports, where its words mean something else. */
const plainlyAsked = (heard: MatchedPhrases): Intent | null => {
  if (heard.usageAsked) return 'general';
  if (heard.serviceAsked) return 'service';
  return heard.productAsked ? 'installation' : null;
};

/** The rules are one voice among the words', each weighed by what was learned. `before` is the conversation's intent. */
export const intentIn = (heard: MatchedPhrases, before: Intent | null = null): Intent | null => {
  const ruled = ruledIntentIn(heard);
  if (ruled !== null && ruled === plainlyAsked(heard)) return ruled;
  const { intent, lead } = weighed(heard.said.text, ruled);
  const tells = lead >= enough(before);
  if (ruled !== null) return tells || before === null ? intent : ruled;
  return intent === 'general' || !tells ? null : intent;
};
