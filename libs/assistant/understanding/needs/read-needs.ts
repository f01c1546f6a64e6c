import type { LeadFacts } from '@pilotlight/contracts/events/conversation-events';
import { jobSeeking, offTopic, onlyTest, pitch, injection } from '../intent/phrase-sets/general-phrases';
import { noPrice, pricing } from '../intent/phrase-sets/price-phrases';
import * as service from '../intent/phrase-sets/service-phrases';
import { calling, dontCallThen, visiting } from '../intent/phrase-sets/visit-phrases';
import type { MatchedPhrases } from '../intent/matched-phrases';
import type { PhraseSet, Said } from '../phrases/phrase-set';
import { matches, isSaid, lastOf, saidAt, without } from '../phrases/matching';
import type { Before, Understanding } from '../types/understanding';
import type { Need } from '@pilotlight/contracts/values/need';
import * as pressing from './phrase-sets/pressing-phrases';
import * as standing from './phrase-sets/standing-phrases';
import * as mended from './phrase-sets/mended-phrases';
import * as wish from './phrase-sets/wish-phrases';
import * as withdrawal from './phrase-sets/withdrawal-phrases';
import { givesEircode, homeAbroadIn } from './abroad';
import { isWithinMonth, namesDayWithinMonth } from './deadline';
import { laterIn, soonerIn } from './later';

type Needs = Pick<Understanding, 'needs' | 'withdrawn'>;

/** What one message says of one need: the later word counts. */
type Word = 'wanted' | 'withdrawn' | null;

const laterOf = (wanted: number, withdrawn: number): Word => {
  if (wanted < 0 && withdrawn < 0) return null;
  return wanted > withdrawn ? 'wanted' : 'withdrawn';
};
const wordOf = (wish: PhraseSet, drop: PhraseSet, said: Said): Word =>
  laterOf(saidAt(wish, without(drop, said)), lastOf(drop, said));

const either = (isWanted: boolean, isWithdrawn = false): Word => {
  if (isWanted) return 'wanted';
  return isWithdrawn ? 'withdrawn' : null;
};

const callback = ({ said }: MatchedPhrases): Word =>
  matches(dontCallThen, said)
    ? 'wanted'
    : laterOf(
        Math.max(saidAt(calling, without(withdrawal.noCall, said)), saidAt(wish.rung, said)),
        lastOf(withdrawal.noCall, said),
      );

const quote = (heard: MatchedPhrases): Word => wordOf(pricing, withdrawal.noQuote, without(noPrice, heard.said));

const wantsNoWork = (said: Said): boolean =>
  matches(pitch, said) || matches(jobSeeking, said) || matches(standing.elsewhere, said);

/** After a call was asked for, a time is one to ring; whoever wants no work has none for a visit. */
const timeIsNoVisits = ({ said, rescheduling, chasingVisit }: MatchedPhrases, { needs }: Before): boolean => {
  if (rescheduling || chasingVisit) return false;
  if (wantsNoWork(said)) return true;
  const other = needs?.has('callback') || needs?.has('no-customer');
  return Boolean(other && !needs?.has('visit')) && !matches(wish.attending, said);
};

/** "We won't do it till next year" moves no visit. */
const moves = ({ said, rescheduling }: MatchedPhrases, { at }: Before): boolean =>
  rescheduling && (laterIn(said, at) < 0 || matches(wish.attending, said));

const visit = (heard: MatchedPhrases, { preferred_time }: LeadFacts, before: Before): Word => {
  const { said, calling } = heard;
  const moved = moves(heard, before);
  const none = Math.max(lastOf(withdrawal.noVisit, said), heard.cancelling && !moved ? 0 : -1);
  if (none < 0 && timeIsNoVisits(heard, before)) return null;
  if (moved || heard.chasingVisit || (none < 0 && preferred_time && !calling)) return 'wanted';
  return laterOf(saidAt(visiting, without(withdrawal.noVisit, heard.visitsNow)), none);
};

/** Where a fault of the heating is told last; -1 where none is. */
const faultIn = (heard: MatchedPhrases, mendedAt: number): number => {
  const other = matches(mended.notHeating, heard.said);
  const ours = other ? without(mended.notHeating, heard.said) : heard.said;
  const said = mendedAt >= 0 ? without(mended.mendedNow, ours) : ours;
  const named = said === heard.said ? heard.faultAt : saidAt(service.fault, said);
  const denied = !other && mendedAt < 0 && heard.fault ? 0 : -1;
  return Math.max(named, denied, lastOf(mended.unsteady, said));
};

const repair = (heard: MatchedPhrases): Word => {
  const { said } = heard;
  const onlyShutOff = matches(mended.shutOff, said) && !matches(mended.workedOn, said);
  const mendedAt = onlyShutOff ? -1 : lastOf(mended.mendedNow, said);
  const fault = faultIn(heard, mendedAt);
  if (mendedAt >= 0) return laterOf(fault, mendedAt);
  const code = heard.faultCode && !givesEircode(said);
  return either((fault >= 0 || code) && !matches(pressing.notBrokenNow, said));
};

/** Said in one message, what is sooner counts only of a visit. */
const later = (heard: MatchedPhrases, facts: LeadFacts, { at }: Before): Word => {
  const [far, near] = [laterIn(heard.said, at), soonerIn(heard, facts, at)];
  return far >= 0 && !heard.visiting && !heard.rescheduling ? 'wanted' : laterOf(far, near);
};

const soon = (
  heard: MatchedPhrases,
  { preferred_from, preferred_to, preferred_time }: LeadFacts,
  before: Before,
): Word => {
  const { at } = before;
  if (preferred_time && timeIsNoVisits(heard, before)) return null;
  const { said } = heard;
  const wished = heard.visiting || heard.rescheduling || said.text.length <= shortAnswer;
  const hasty = without(pressing.noHurry, said);
  const day = preferred_from || preferred_to;
  const within = Boolean(day && isWithinMonth(day, at));
  const onDay = wished && (within || !preferred_from) ? lastOf(pressing.onDay, hasty) : -1;
  const words = Math.max(lastOf(pressing.soon, hasty), onDay);
  const later = lastOf(pressing.noHurry, said);
  const dated = within || namesDayWithinMonth(said, at);
  return dated && later < 0 ? 'wanted' : laterOf(words, later);
};

/** Characters: in less, a day of the week is an answer. */
const shortAnswer = 40;

const accepted = ({ said }: MatchedPhrases, before: Before): Word => {
  const yes = isSaid(wish.accepted, said) || (before.intent === 'quote' && isSaid(wish.goingAhead, said));
  return either(yes && !matches(wish.undecided, said), matches(withdrawal.noGoAhead, said));
};

const noCustomer = (heard: MatchedPhrases, fault: Word): Word => {
  const { said } = heard;
  if (wantsNoWork(said) || matches(onlyTest, said) || matches(standing.noCustomer, said)) return 'wanted';
  const elsewhere = matches(offTopic, said) || matches(injection, said) || matches(standing.byMistake, said);
  const work = heard.fault || heard.upkeep || heard.fitting || heard.visiting || heard.pricedAt >= 0;
  return either(elsewhere && !work, fault === 'wanted' && matches(standing.ownHeater, said));
};

const abroad = ({ said }: MatchedPhrases, { asked }: Before): Word => {
  const home = homeAbroadIn(said, asked);
  return laterOf(home.abroad, home.here);
};

/** What one message wants, and takes back; `facts` are those that the same message gives. */
export const needsIn = (heard: MatchedPhrases, facts: LeadFacts, before: Before): Needs => {
  const [needs, withdrawn] = [new Set<Need>(), new Set<Need>()];
  const note = (need: Need, word: Word): void => {
    if (word === 'wanted') needs.add(need);
    else if (word === 'withdrawn') withdrawn.add(need);
  };
  const { said } = heard;
  const { tenure } = facts;
  const repaired = repair(heard);
  note('callback', callback(heard));
  note('quote', quote(heard));
  note('visit', visit(heard, facts, before));
  note('person', wordOf(wish.person, withdrawal.machineWillDo, said));
  note('erasure', wordOf(wish.erasure, withdrawal.keepData, said));
  note('repair', repaired);
  note('soon', soon(heard, facts, before));
  note('later', later(heard, facts, before));
  note('accepted', accepted(heard, before));
  note('no-customer', noCustomer(heard, repaired));
  note('abroad', abroad(heard, before));
  note('owner', either(tenure === 'owner' || isSaid(standing.owner, said)));
  const lets = tenure === 'landlord' || (isSaid(standing.landlord, said) && !matches(standing.tenant, said));
  note('landlord', either(lets));
  note('authorised', either(isSaid(standing.authorised, said)));
  return { needs, withdrawn };
};
