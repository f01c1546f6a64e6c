import type { LeadView } from '@pilotlight/contracts/http/leads';

/** Priya's lead: hot, her job sheet two details short. */
export const priyasLead: LeadView = {
  lead: { first_name: 'Priya', last_name: 'Nair', phone: '+447700900142', postcode: 'LS17 8AB', fuel: 'gas' },
  grading: {
    grade: 'A',
    ruleVersion: 1,
    gradedAt: '2025-03-04T12:47:00Z',
    points: { contact: 15, need: 16, timing: 15, fit: 11, sheet: 16 },
    facts: {
      reachable: { holds: true, why: 'gave a phone number' },
      located: { holds: true, why: 'LS17 8AB, inside your area' },
      ready: { holds: true, why: 'broken now' },
    },
  },
  jobSheet: {
    jobType: 'repair-or-service',
    filled: 9,
    required: 11,
    percentage: 82,
    quoteReady: false,
    lines: [
      { label: 'Name', value: 'Priya Nair' },
      { label: 'Phone', value: '07700 900142' },
      { label: 'Boiler', value: 'Combi, natural gas' },
    ],
    missing: [
      { field: 'gas_meter_position', label: 'Gas meter photo', ask: 'A photo of the meter?', photo: 'gas-meter' },
      { field: 'access', label: 'Parking and access', ask: 'Anything about parking?', photo: null },
    ],
    photos: [
      { slot: 'boiler-front', label: 'Boiler front', ids: ['p1'] },
      { slot: 'gas-meter', label: 'Gas meter', ids: [] },
    ],
    otherPhotos: [],
    flags: [{ text: '14 years old', tone: 'warn' }],
  },
  requested: [],
  stage: 'new',
  lostReason: null,
  valuePence: null,
  marketing: [],
  notes: [],
};
