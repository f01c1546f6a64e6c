import type { LeadFacts } from '@pilotlight/contracts/events/conversation-events';
import { jobSeeking, offTopic, onlyTest, pitch, injection } from '../intent/phrase-sets/general-phrases';
import { noPrice, pricing } from '../intent/phrase-sets/price-phrases';
import { calling, dontCallThen, visiting } from '../intent/phrase-sets/visit-phrases';
import type { MatchedPhrases } from '../intent/matched-phrases';
import type { Said } from '../phrases/phrase-set';
import { matches, isSaid, lastOf, saidAt, without } from '../phrases/matching';
import type { Before, Understanding } from '../types/understanding';
import type { Need } from '@pilotlight/contracts/values/need';
import * as pressing from './phrase-sets/pressing-phrases';
import * as standing from './phrase-sets/standing-phrases';
import * as wish from './phrase-sets/wish-phrases';
import * as withdrawal from './phrase-sets/withdrawal-phrases';
import { homeAbroadIn } from './abroad';
import { type Word, either, laterOf, wordOf } from './need-word';
import { repair } from './repair';
import { isWithinMonth, namesDayWithinMonth } from './deadline';
import { laterIn, soonerIn } from './later';

type Needs = Pick<Understanding, 'needs' | 'withdrawn'>;

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

/** After a request for a call, a time is for ringing; without a wish for work, there is no visit. */
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

/** A cancellation without another time drops the visit, however pressing it was. */
const cancels = (heard: MatchedPhrases, { preferred_time }: LeadFacts, before: Before, called: Word): boolean =>
  heard.cancelling && !preferred_time && called !== 'wanted' && !moves(heard, before);

export const needsIn = (heard: MatchedPhrases, facts: LeadFacts, before: Before): Needs => {
  const [needs, withdrawn] = [new Set<Need>(), new Set<Need>()];
  const note = (need: Need, word: Word): void => {
    if (word === 'wanted') needs.add(need);
    else if (word === 'withdrawn') withdrawn.add(need);
  };
  const { said } = heard;
  const { tenure } = facts;
  const repaired = repair(heard);
  const called = visit(heard, facts, before);
  const ends = cancels(heard, facts, before, called);
  note('callback', callback(heard));
  note('quote', quote(heard));
  note('visit', called);
  note('person', wordOf(wish.person, withdrawal.machineWillDo, said));
  note('erasure', wordOf(wish.erasure, withdrawal.keepData, said));
  const ended = (need: Need, word: Word): Word => (ends && before.needs?.has(need) ? 'withdrawn' : word);
  note('repair', repaired ?? ended('repair', null));
  note('soon', ended('soon', soon(heard, facts, before)));
  note('later', later(heard, facts, before));
  note('accepted', ended('accepted', accepted(heard, before)));
  note('no-customer', noCustomer(heard, repaired));
  note('abroad', abroad(heard, before));
  note('owner', either(tenure === 'owner' || isSaid(standing.owner, said)));
  const lets = tenure === 'landlord' || (isSaid(standing.landlord, said) && !matches(standing.tenant, said));
  note('landlord', either(lets));
  note('authorised', either(isSaid(standing.authorised, said)));
  return { needs, withdrawn };
};
