import { cue, heardIn, hears, without } from '../said/cue';
import * as fitting from './cues/fitting-cues';
import * as general from './cues/general-cues';
import * as price from './cues/price-cues';
import * as service from './cues/service-cues';
import * as visit from './cues/visit-cues';

const faultCode = / (?:[a-z]{1,2}\d{1,3}|[a-z]\d{1,2}[a-z]|(?:e|f|l|ea|h|p|c) \d{1,3}|e a|ea)(?= )/u;
const detail = / (?:phonenumber|emailaddress|postcodegiven)(?= )/u;

const callChased = cue('(ring|rang|rung|call|called|phone|phoned|callback)');

/** What an intent is decided by, each found out only when it is asked for. */
export class HeardCues {
  private readonly asksNow: string;
  private readonly fitsNow: string;
  readonly visitsNow: string;

  constructor(readonly said: string) {
    this.asksNow = without(price.noPrice, said);
    this.fitsNow = without(fitting.fittedBefore, said);
    this.visitsNow = without(general.areaAsked, without(visit.comesOut, said));
  }

  get offBusiness(): boolean {
    const { injection, pitch, jobSeeking, offTopic } = general;
    return [injection, pitch, jobSeeking, offTopic].some((cue) => hears(cue, this.said));
  }
  get privacy(): boolean {
    return hears(general.privacy, this.said);
  }
  get complaint(): boolean {
    return hears(general.complaint, this.said);
  }
  get rescheduling(): boolean {
    return hears(visit.rescheduling, this.said);
  }
  get cancelling(): boolean {
    return hears(visit.cancelling, this.said) && !hears(visit.notBooked, this.said);
  }
  get chasing(): boolean {
    return hears(visit.chasing, this.said);
  }
  get chasingVisit(): boolean {
    return this.chasing && !this.cancelling && !hears(visit.calling, this.said) && !hears(callChased, this.said);
  }
  get visitedAt(): number {
    return heardIn(visit.visiting, this.visitsNow).said;
  }
  get visiting(): boolean {
    return this.visitedAt >= 0;
  }
  get calling(): boolean {
    return heardIn(visit.calling, this.said).said >= 0;
  }
  get pricedAt(): number {
    return heardIn(price.pricing, this.asksNow).said;
  }
  get priceAsked(): boolean {
    return heardIn(price.priceAsked, this.asksNow).said >= 0;
  }
  get fitting(): boolean {
    return heardIn(fitting.fitting, this.fitsNow).said >= 0;
  }
  get faultAt(): number {
    return heardIn(service.fault, this.said).said;
  }
  get fault(): boolean {
    return hears(service.fault, this.said);
  }
  get repairTalk(): boolean {
    return hears(service.repairTalk, this.said);
  }
  get upkeep(): boolean {
    return hears(service.upkeep, this.said);
  }
  get offersUpkeep(): boolean {
    return hears(service.offeredUpkeep, this.said);
  }
  get faultCode(): boolean {
    return faultCode.test(this.said);
  }
  get hours(): boolean {
    return hears(general.hours, this.said);
  }
  get aboutFirm(): boolean {
    return [general.hours, general.area, general.accreditation].some((cue) => hears(cue, this.said));
  }
  get areaAsked(): boolean {
    return hears(general.areaAsked, this.said);
  }
  get toldOf(): boolean {
    return hears(service.toldOf, this.said);
  }
  get askedOf(): boolean {
    return hears(service.askedOf, this.said);
  }
  get smallTalk(): boolean {
    return [general.smallTalk, general.abuse, detail].some((cue) => hears(cue, this.said));
  }
}
