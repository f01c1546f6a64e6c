import { erasure } from '../needs/phrase-sets/wish-phrases';
import { type PhraseSet, phraseSet, type Said } from '../phrases/phrase-set';
import { matches, isSaid, saidAt, without } from '../phrases/matching';
import * as asked from './phrase-sets/asked-phrases';
import * as fitting from './phrase-sets/fitting-phrases';
import * as general from './phrase-sets/general-phrases';
import * as price from './phrase-sets/price-phrases';
import * as service from './phrase-sets/service-phrases';
import * as visit from './phrase-sets/visit-phrases';

const faultCode = phraseSet(`
  [a-z]{1,2}\\d{1,3}
  [a-z]\\d{1,2}[a-z]
  (e|f|l|ea|h|p|c) \\d{1,3}
  e a
  ea
`);
const detail = phraseSet('(phonenumber|emailaddress|postcodegiven)');

const callChased = phraseSet('(ring|rang|rung|call|called|phone|phoned|callback)');

export class MatchedPhrases {
  private readonly asksNow: Said;
  private readonly fitsNow: Said;
  /** "can't work out" the controls is no fault. */
  private readonly brokenNow: Said;
  readonly visitsNow: Said;
  private visited?: number;
  private called?: boolean;
  private priced?: number;
  private broken?: number;

  constructor(readonly said: Said) {
    this.asksNow = without(price.noPrice, said);
    this.fitsNow = without(fitting.fittedBefore, said);
    this.brokenNow = without(asked.usage, said);
    this.visitsNow = without(general.areaAsked, without(visit.comesOut, said));
  }

  private matches(set: PhraseSet): boolean {
    return matches(set, this.said);
  }

  get offBusiness(): boolean {
    const { injection, pitch, jobSeeking, offTopic, aboutAssistant } = general;
    const steered = this.matches(injection) || this.matches(pitch) || this.matches(jobSeeking);
    return steered || this.matches(offTopic) || this.matches(aboutAssistant);
  }
  get privacy(): boolean {
    return this.matches(general.privacy);
  }
  get erasing(): boolean {
    return this.matches(erasure);
  }
  get complaint(): boolean {
    return this.matches(general.complaint);
  }
  get rescheduling(): boolean {
    return this.matches(visit.rescheduling);
  }
  get cancelling(): boolean {
    return this.matches(visit.cancelling) && !this.matches(visit.notBooked);
  }
  get chasing(): boolean {
    return this.matches(visit.chasing);
  }
  get chasingVisit(): boolean {
    return this.chasing && !this.cancelling && !this.matches(visit.calling) && !this.matches(callChased);
  }
  get visitedAt(): number {
    return (this.visited ??= saidAt(visit.visiting, this.visitsNow));
  }
  get visiting(): boolean {
    return this.visitedAt >= 0;
  }
  get calling(): boolean {
    return (this.called ??= isSaid(visit.calling, this.said));
  }
  get pricedAt(): number {
    return (this.priced ??= saidAt(price.pricing, this.asksNow));
  }
  get priceAsked(): boolean {
    return isSaid(price.priceAsked, this.asksNow);
  }
  get fitting(): boolean {
    return isSaid(fitting.fitting, this.fitsNow);
  }
  get faultAt(): number {
    return (this.broken ??= saidAt(service.fault, this.brokenNow));
  }
  get fault(): boolean {
    return matches(service.fault, this.brokenNow);
  }
  get repairTalk(): boolean {
    return this.matches(service.repairTalk);
  }
  get upkeep(): boolean {
    return this.matches(service.upkeep);
  }
  get offersUpkeep(): boolean {
    return this.matches(service.offeredUpkeep);
  }
  get serviceAsked(): boolean {
    return this.matches(asked.serviceAsked);
  }
  get productAsked(): boolean {
    return this.matches(asked.productAsked);
  }
  get usageAsked(): boolean {
    return this.matches(asked.usage) && !this.fault;
  }
  get faultCode(): boolean {
    return this.matches(faultCode);
  }
  get hours(): boolean {
    return this.matches(general.hours);
  }
  get aboutFirm(): boolean {
    return this.matches(general.hours) || this.matches(general.area) || this.matches(general.accreditation);
  }
  get areaAsked(): boolean {
    return this.matches(general.areaAsked);
  }
  get toldOf(): boolean {
    return this.matches(service.toldOf);
  }
  get askedOf(): boolean {
    return this.matches(service.askedOf);
  }
  get smallTalk(): boolean {
    return this.matches(general.smallTalk) || this.matches(general.abuse) || this.matches(detail);
  }
}
