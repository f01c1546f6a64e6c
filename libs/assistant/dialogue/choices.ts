import type { AskedField } from '@pilotlight/contracts/values/asked-for';

const notSure = 'Not sure';
const yesOrNo = ['Yes', 'No', notSure];

export const choices: Partial<Readonly<Record<AskedField, readonly string[]>>> = {
  property_type: ['Terraced', 'Semi-detached', 'Detached', 'Flat'],
  bedrooms: ['1', '2', '3', '4'],
  bathrooms: ['1', '2', '3'],
  current_boiler_type: ['Combi', 'System boiler', 'Regular boiler', notSure],
  fuel: ['Mains gas', 'LPG', 'Oil', 'Electric'],
  boiler_make: ['Worcester Bosch', 'Vaillant', 'Baxi', notSure],
  tenure: ['I own it', 'I rent it', 'I’m the landlord'],
  preferred_time: ['Tomorrow morning', 'Tomorrow afternoon', 'Weekday evenings', 'Any time'],
  working: ['Yes', 'No'],
  wanted_location: ['Same place', 'Somewhere else', notSure],
  cylinder_and_tanks: yesOrNo,
  trvs: yesOrNo,
  microbore: yesOrNo,
  cold_spots: ['Yes', 'No'],
  outdoor_space: yesOrNo,
  insulation: ['Loft and walls', 'Loft only', 'No', notSure],
  warranty: yesOrNo,
  asbestos: ['No', 'Yes', notSure],
  consents: yesOrNo,
  flue_kind: ['Through the wall', 'Through the roof', notSure],
  occupants: ['1', '2', '3', '4'],
  target_date: ['As soon as possible', 'This month', 'In a few months'],
};
