import { erasure } from '../needs/cues/wish-cues';
import { type Cue, cue, type Said } from '../said/cue';
import { hears, isSaid, saidAt, without } from '../said/hearing';
import * as asked from './cues/asked-cues';
import * as fitting from './cues/fitting-cues';
import * as general from './cues/general-cues';
import * as price from './cues/price-cues';
import * as service from './cues/service-cues';
import * as visit from './cues/visit-cues';

const faultCode = cue(`
  [a-z]{1,2}\\d{1,3}
  [a-z]\\d{1,2}[a-z]
  (e|f|l|ea|h|p|c) \\d{1,3}
  e a
  ea
`);
const detail = cue('(phonenumber|emailaddress|postcodegiven)');

const callChased = cue('(ring|rang|rung|call|called|phone|phoned|callback)');

/** What an intent is decided by, each found out only when it is first asked for. */
export class HeardCues {
  private readonly asksNow: Said;
  private readonly fitsNow: Said;
  /** Who "can't work out" the controls tells of no fault. */
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

  private hears(cue: Cue): boolean {
    return hears(cue, this.said);
  }

  get offBusiness(): boolean {
    const { injection, pitch, jobSeeking, offTopic, aboutAssistant } = general;
    const steered = this.hears(injection) || this.hears(pitch) || this.hears(jobSeeking);
    return steered || this.hears(offTopic) || this.hears(aboutAssistant);
  }
  get privacy(): boolean {
    return this.hears(general.privacy);
  }
  get erasing(): boolean {
    return this.hears(erasure);
  }
  get complaint(): boolean {
    return this.hears(general.complaint);
  }
  get rescheduling(): boolean {
    return this.hears(visit.rescheduling);
  }
  get cancelling(): boolean {
    return this.hears(visit.cancelling) && !this.hears(visit.notBooked);
  }
  get chasing(): boolean {
    return this.hears(visit.chasing);
  }
  get chasingVisit(): boolean {
    return this.chasing && !this.cancelling && !this.hears(visit.calling) && !this.hears(callChased);
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
    return hears(service.fault, this.brokenNow);
  }
  get repairTalk(): boolean {
    return this.hears(service.repairTalk);
  }
  get upkeep(): boolean {
    return this.hears(service.upkeep);
  }
  get offersUpkeep(): boolean {
    return this.hears(service.offeredUpkeep);
  }
  get serviceAsked(): boolean {
    return this.hears(asked.serviceAsked);
  }
  get productAsked(): boolean {
    return this.hears(asked.productAsked);
  }
  get usageAsked(): boolean {
    return this.hears(asked.usage) && !this.fault;
  }
  get faultCode(): boolean {
    return this.hears(faultCode);
  }
  get hours(): boolean {
    return this.hears(general.hours);
  }
  get aboutFirm(): boolean {
    return this.hears(general.hours) || this.hears(general.area) || this.hears(general.accreditation);
  }
  get areaAsked(): boolean {
    return this.hears(general.areaAsked);
  }
  get toldOf(): boolean {
    return this.hears(service.toldOf);
  }
  get askedOf(): boolean {
    return this.hears(service.askedOf);
  }
  get smallTalk(): boolean {
    return this.hears(general.smallTalk) || this.hears(general.abuse) || this.hears(detail);
  }
}
