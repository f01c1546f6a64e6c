import type { FirmFacts } from './firm-facts';

const names: Readonly<Record<keyof FirmFacts, string>> = {
  servicesNotOffered: 'services not offered',
  brands: 'brands',
  holidayHours: 'holiday hours',
  guarantees: 'guarantees',
  finance: 'finance',
  waysToPay: 'ways to pay',
  insurance: 'insurance',
  gasSafeNumber: 'Gas Safe number',
  whoAttends: 'word on who attends',
  leadTime: 'lead time',
  email: 'email',
  phone: 'phone number',
  outOfHours: 'out-of-hours service',
  reviews: 'reviews',
  replyTime: 'reply time',
};

const isNamed = (fact: string): fact is keyof FirmFacts => Object.hasOwn(names, fact);

/** As in "No Gas Safe number": a fact by its name in the training, or spelled out from it. */
export const factName = (fact: string): string =>
  isNamed(fact) ? names[fact] : fact.replace(/(?<=[a-z])(?=[A-Z])|[-_]/gu, ' ').toLowerCase();
