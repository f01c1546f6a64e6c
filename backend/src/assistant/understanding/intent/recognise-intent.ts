import type { Intent } from '@pilotlight/contracts/values/intent';
import type { HeardCues } from './heard-cues';
import { weighed } from './learned/intent-model';

/**
 * What a message asks for, without regard to danger; null when it shows no sign. Within one message the meaning
 * decides: what is said to steer the machine, to sell or to complain is nothing else besides, a price makes an installation a quote, and a
 * visit outweighs the work that it is for.
 */
export const ruledIntentIn = (heard: HeardCues): Intent | null => {
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
  if (heard.hours) return 'general';
  if (!fitting && !fault && heard.aboutFirm) return 'general';
  if (fitting && !heard.offersUpkeep) return 'installation';
  if (fault || heard.repairTalk || heard.upkeep) return 'service';
  if (heard.faultCode || heard.toldOf) return 'service';
  if (heard.askedOf) return 'installation';
  return heard.smallTalk ? 'general' : null;
};

/** Tenths by which the weights must lead before they tell of what the rules see no sign of. */
const certain = 3;

/**
 * What a message asks for; null when it shows no sign. What the rules make of it is one voice among those of its words, each weighed by what
 * was learned.
 */
export const intentIn = (heard: HeardCues): Intent | null => {
  const ruled = ruledIntentIn(heard);
  const { intent, lead } = weighed(heard.said, ruled);
  if (ruled !== null) return intent;
  return intent === 'general' || lead < certain ? null : intent;
};
