import { emptyTraining } from '@pilotlight/contracts/values/training';
import { withoutStop } from '../information-wordings';
import { replyPromise } from '../reply-by';
import { type Answer, type AskedOfTheFirm, pointed, told } from './answer';
import { finance } from './finance-answer';
import { asksCost, callOut, deposit, includes, plan, price } from './price-answers';
import { areaSaid, placesAsked } from './said-area';
import { hoursSaid } from './said-hours';
import { listed, lowered, namedIn, serviceSaid } from './said-services';

const hours: Answer = ({ text, input }, { businessInfo }) => hoursSaid(businessInfo.openingHours, text, input.at);

const holidays: Answer = (_, { facts = {}, businessInfo }) => {
  const usual = withoutStop(businessInfo.openingHours);
  return (
    told(facts.holidayHours) ?? (usual && `We’re open ${usual}. I’ll ask the office whether the holiday changes that.`)
  );
};

const does: Answer = ({ text }, training) => {
  const brands = namedIn(training.facts?.brands ?? [], text).map(({ entry }) => entry);
  return serviceSaid(training, text) ?? (brands.length > 0 ? `Yes, we fit ${listed(brands)}.` : null);
};

const services: Answer = (_, { businessInfo }) =>
  businessInfo.services.length > 0 ? `We do ${listed(businessInfo.services.map(lowered))}.` : null;

const brands: Answer = ({ text }, { facts = {} }) => {
  const all = facts.brands ?? [];
  if (all.length === 0) return null;
  const asked = namedIn(all, text).map(({ entry }) => entry);
  return asked.length > 0 && asked.length < all.length
    ? `Yes, we fit ${listed(asked)}${all.length > asked.length ? `, and ${listed(all.filter((each) => !asked.includes(each)))} too` : ''}.`
    : `We fit ${listed(all)}.`;
};

const gasSafe: Answer = (_, { facts = {}, businessInfo }) => {
  if (facts.gasSafeNumber)
    return `Yes, our Gas Safe number is ${facts.gasSafeNumber}: you can check it at gassaferegister.co.uk.`;
  const registered = businessInfo.certifications.find((each) => /gas ?safe/iu.test(each));
  const number = registered && /\d{4,7}/u.test(registered);
  if (number) return `Yes: ${withoutStop(registered)}. You can check it at gassaferegister.co.uk.`;
  return registered
    ? 'Yes, we’re Gas Safe registered. I don’t have the number to hand: it’s on the engineer’s card, and you can check us at gassaferegister.co.uk.'
    : null;
};

const certifications: Answer = ({ text }, { businessInfo: { certifications: all } }) => {
  const asked = namedIn(all, text).map(({ entry }) => entry);
  if (asked.length > 0) return `Yes: ${listed(asked)}.`;
  return all.length > 0 && !/\b(?:oftec|hetas|mcs|nic ?eic|which)\b/iu.test(text) ? `We’re ${listed(all)}.` : null;
};

const outOfHours: Answer = (_, { facts = {}, businessInfo }) => {
  const contact = withoutStop(businessInfo.emergencyContact);
  const ring = contact ? `For tonight or anything that can’t wait, ring ${contact}.` : null;
  return told(facts.outOfHours) ?? ring;
};

/** At night, and what it costs where that is asked too. */
const atNight: Answer = (asked, training) =>
  [outOfHours(asked, training), asksCost.test(asked.text) ? callOut(asked, training) : null]
    .filter(Boolean)
    .join(' ') || null;

/** Where the firm is, asked by a place: whether it comes there. */
const nearby: Answer = (asked, training) =>
  placesAsked(asked.text, training).length > 0 ? areaSaid(asked, training) : null;

const phone: Answer = (_, { facts = {}, businessInfo }) => {
  const number = facts.phone ?? businessInfo.emergencyContact;
  return number ? `You can ring us on ${withoutStop(number)}.` : null;
};

const warrantyClaim: Answer = (_, { facts = {} }) =>
  [
    'If we fitted it, the guarantee may well cover it: leave your name and address and we’ll look it up.',
    told(facts.guarantees, 'Our guarantee:'),
  ]
    .filter(Boolean)
    .join(' ');

/** What is asked for isn't booked: the diary's own answer comes before this one. */
const bookedIn: Answer = ({ input: { facts, subIntent, visits = [] } }) => {
  if (visits.length > 0 || subIntent === 'reschedule' || subIntent === 'cancel') return null;
  return facts.preferred_time
    ? `Not yet: I’ve asked for ${facts.preferred_time}, and the team will confirm it with you.`
    : 'Not yet: no time has been agreed. Tell me when suits you, and the team will confirm it.';
};

const replyTime: Answer = ({ input }) => {
  const promise = replyPromise(input);
  return promise === null ? null : `${promise}.`;
};

/** By the fact that is asked for: the firm's own words, or null where it hasn't told. */
export const firmAnswers: Readonly<Record<string, Answer>> = {
  'opening-hours': hours,
  'open-now-or-then': hours,
  'holiday-hours': holidays,
  'coverage-area': areaSaid,
  'covers-place': areaSaid,
  services,
  'does-service': does,
  'price-of-work': price,
  'price-includes': includes,
  'call-out-charge': callOut,
  brands,
  guarantees: ({ text }, { facts }) => told(pointed(facts?.guarantees, text, 'guarantee'), 'Our guarantee:'),
  'warranty-claim': warrantyClaim,
  finance,
  'ways-to-pay': (_, { facts }) => told(facts?.waysToPay, 'You can pay by'),
  insurance: (_, { facts }) => told(facts?.insurance, 'Yes, we’re insured:'),
  'gas-safe-number': gasSafe,
  certifications,
  'who-attends': (_, { facts }) => told(facts?.whoAttends, 'You’d have'),
  'lead-time': (_, { facts }) => told(facts?.leadTime, 'How soon depends on the job:'),
  'same-day': (_, { facts }) => told(facts?.leadTime, 'How soon depends on the job:'),
  email: (_, { facts }) => (facts?.email ? `You can email us at ${facts.email}.` : null),
  phone,
  'out-of-hours': atNight,
  'emergency-night': atNight,
  'service-plan': plan,
  deposit,
  address: nearby,
  reviews: (_, { facts }) => told(facts?.reviews, 'Our reviews:'),
  'reply-time': replyTime,
  'booked-in': bookedIn,
};

export const saidOfFirm = (fact: string, asked: AskedOfTheFirm): string | null =>
  firmAnswers[fact]?.(asked, asked.input.information ?? emptyTraining) ?? null;
