import { type AvailabilityConfigForm, availabilityConfigFormSchema } from '@pilotlight/contracts/values/availability';
import { type WrittenTraining, writtenTrainingSchema } from '@pilotlight/contracts/values/training';

/** What the demo's website says of its made-up company, and its assistant with it. */
export const demoFirm = {
  phone: '0808 157 0142',
  email: 'hello@demoheating.example',
  area: 'LS1 to LS28, and WF3',
  hours: [
    ['Monday to Thursday', '08:00 to 18:00'],
    ['Friday', '08:00 to 17:00'],
    ['Saturday', '09:00 to 13:00'],
    ['Sunday', 'Closed'],
  ],
  holidayHours: 'Closed on 25 and 26 December and on 1 January; other bank holidays 09:00 to 13:00',
  outOfHours: 'No night call-outs: write in the chat, and we ring when we open',
  replyTime: 'an hour on working days',
  prices: { repair: '£85 first hour', service: '£92', newBoiler: 'from £2,250', certificate: '£78' },
  includes: {
    repair: 'VAT; parts are extra',
    service: 'a flue gas test and VAT',
    newBoiler: 'fitting, taking the old boiler away and VAT',
    certificate: 'two appliances and VAT',
  },
  notOffered: ['Heat pumps', 'Bathrooms'],
  brands: ['Worcester Bosch', 'Vaillant', 'Ideal'],
  guarantees: 'A year on every repair, ten years on most new boilers',
  finance: 'New boilers can be paid monthly over up to five years, subject to status',
  waysToPay: 'Card, bank transfer or cash, once the job is done',
  insurance: '£5 million public liability',
  gasSafeNumber: '0100142',
  whoAttends: 'One of our own eight engineers; you get the name before we knock',
  leadTime: 'Repairs the same or the next working day, services within a week, new boilers within two',
  reviews: { stars: '4.9 of 5', count: '312 reviews' },
  questions: [
    ['Do I have to be in?', 'Somebody over 18 does, for about an hour at a service and all day for a new boiler.'],
    ['What if you can’t fix it?', 'You pay the first hour, £85, and hear what a repair would cost before we go on.'],
    ['Do you take the old boiler away?', 'Yes, that’s in the price of the new one.'],
    ['Will you remind me of the next service?', 'Yes, by email or text, eleven months after the last one.'],
  ],
} as const;

const { phone, email, includes, questions, reviews } = demoFirm;

/** As the admin's Training tab would have it written. */
export const demoTraining: WrittenTraining = writtenTrainingSchema.parse({
  businessInfo: {
    openingHours: demoFirm.hours.map(([days, times]) => `${days} ${times.toLowerCase()}`).join(', '),
    description: 'Boiler engineers in Leeds since 2009: eight local engineers for repairs, servicing and new boilers.',
    services: ['Boiler repairs', 'Boiler servicing', 'New boilers', 'Landlord gas safety certificates'],
    certifications: ['Gas Safe registered'],
    coverageArea: 'LS1 to LS28, WF3',
    emergencyContact: phone,
    additionalInfo: 'Most repairs are done the same day. New boilers come with a ten-year warranty on most models.',
  },
  prices: [
    { what: 'Boiler repair, first hour', from: 8_500, kind: 'fixed', includes: includes.repair },
    { what: 'Boiler service', from: 9_200, kind: 'fixed', includes: includes.service },
    { what: 'New boiler', from: 225_000, kind: 'from', includes: includes.newBoiler },
    { what: 'Landlord gas safety certificate', from: 7_800, kind: 'fixed', includes: includes.certificate },
  ],
  facts: {
    servicesNotOffered: demoFirm.notOffered,
    brands: demoFirm.brands,
    holidayHours: demoFirm.holidayHours,
    guarantees: demoFirm.guarantees,
    finance: demoFirm.finance,
    waysToPay: demoFirm.waysToPay,
    insurance: demoFirm.insurance,
    gasSafeNumber: demoFirm.gasSafeNumber,
    whoAttends: demoFirm.whoAttends,
    leadTime: demoFirm.leadTime,
    email,
    phone,
    outOfHours: demoFirm.outOfHours,
    reviews: `${reviews.stars} in ${reviews.count}`,
    replyTime: demoFirm.replyTime,
  },
  pairs: questions.map(([question, answer]) => ({ question, answer })),
});

const closedOn = (year: number): readonly string[] => [`${year}-12-25`, `${year}-12-26`, `${year + 1}-01-01`];

/** When its engineers come: the hours and the closed days that its page tells, this winter and the next. */
export const demoAvailability = (now: Date): AvailabilityConfigForm =>
  availabilityConfigFormSchema.parse({
    businessHours: { start: '08:00', end: '18:00' },
    weeklyIntervals: { 0: [], 5: [{ start: '08:00', end: '17:00' }], 6: [{ start: '09:00', end: '13:00' }] },
    blockedDates: [now.getFullYear(), now.getFullYear() + 1].flatMap(closedOn),
  });
