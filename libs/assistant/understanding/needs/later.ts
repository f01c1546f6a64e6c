import type { LeadFacts } from '@pilotlight/contracts/events/conversation-events';
import type { MatchedPhrases } from '../intent/matched-phrases';
import type { Said } from '../phrases/phrase-set';
import { matches, lastOf, saidAt, without } from '../phrases/matching';
import { anyOfThose, later, notThatLate } from './phrase-sets/later-phrases';
import * as pressing from './phrase-sets/pressing-phrases';
import { isWithinMonth, namesTimeBeyondMonth } from './deadline';

const dateWritten = /\d(?:st|nd|rd|th)\b|\d[/.]\d|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/iu;

export const laterIn = (said: Said, at: string): number => {
  if (!matches(later, said) && namesTimeBeyondMonth(said, at) < 0) return -1;
  const waits = without(notThatLate, said);
  return Math.max(saidAt(later, waits), namesTimeBeyondMonth(waits, at));
};

/** Where it says last that the job is wanted sooner; -1 where it doesn't. A time to ring, or for a price, is none. */
export const soonerIn = (heard: MatchedPhrases, facts: LeadFacts, at: string): number => {
  const { preferred_from, preferred_to, preferred_time = '' } = facts;
  const { said } = heard;
  if ((heard.calling || heard.pricedAt >= 0) && !heard.visiting) return -1;
  const moved = heard.visiting || heard.rescheduling;
  if (!preferred_time && !moved && !matches(pressing.soon, said)) return -1;
  const hasty = without(later, without(pressing.noHurry, without(anyOfThose, said)));
  const day = preferred_from || preferred_to;
  const dated = day && dateWritten.test(preferred_time) && isWithinMonth(day, at);
  const onDay = moved ? lastOf(pressing.onDay, hasty) : -1;
  return dated ? said.text.length : Math.max(lastOf(pressing.soon, hasty), onDay);
};
