import { type WrittenTraining, writtenTrainingSchema } from '@pilotlight/contracts/values/training';

/** What the demo's website says of its made-up company, and its assistant with it. */
export const demoFirm = {
  phone: '0808 157 0142',
  area: 'LS1 to LS28, and WF3',
  hours: [
    ['Monday to Thursday', '08:00 to 18:00'],
    ['Friday', '08:00 to 17:00'],
    ['Saturday', '09:00 to 13:00'],
    ['Sunday', 'Closed'],
  ],
  prices: { repair: '£85 first hour', service: '£92', newBoiler: 'from £2,250', certificate: '£78' },
} as const;

/** As the admin's Training tab would have it written. */
export const demoTraining: WrittenTraining = writtenTrainingSchema.parse({
  businessInfo: {
    openingHours: demoFirm.hours.map(([days, times]) => `${days} ${times.toLowerCase()}`).join(', '),
    description: 'Boiler engineers in Leeds since 2009: eight local engineers for repairs, servicing and new boilers.',
    services: ['Boiler repairs', 'Boiler servicing', 'New boilers', 'Landlord gas safety certificates'],
    certifications: ['Gas Safe registered'],
    coverageArea: 'LS1 to LS28, WF3',
    emergencyContact: demoFirm.phone,
    additionalInfo: 'Most repairs are done the same day. New boilers come with a ten-year warranty on most models.',
  },
  prices: [
    { what: 'Boiler repair, first hour', from: 8_500 },
    { what: 'Boiler service', from: 9_200 },
    { what: 'New boiler', from: 225_000 },
    { what: 'Landlord gas safety certificate', from: 7_800 },
  ],
});
