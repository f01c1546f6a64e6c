import type { AskedFor } from '@pilotlight/contracts/values/asked-for';
import { cardOf } from '../knowledge/trade-cards';
import type { DialogueInput } from './dialogue';

const cards: readonly (readonly [card: string, fields: readonly AskedFor[]])[] = [
  ['why-phone', ['contact']],
  ['why-name', ['name']],
  ['why-postcode', ['postcode', 'address']],
  ['why-gas-meter-photo', ['gas_meter_position']],
  ['why-flow', ['mains_flow']],
  ['why-property-age', ['property_age']],
  ['why-rooms', ['bedrooms', 'bathrooms', 'radiators', 'occupants']],
  ['why-tenure', ['tenure', 'authorises']],
  ['why-boiler-details', ['boiler_make', 'boiler_model', 'boiler_age', 'current_boiler_type', 'gc_number', 'fuel']],
];

const all = 'why-so-many-questions';

/** Why the last question was asked, said to who wonders. */
export const reasonFor = ({ whatWasAsked, photosAskedFor }: DialogueInput): string => {
  const photo = whatWasAsked === null && photosAskedFor.length > 0 ? photosAskedFor.at(-1) : undefined;
  const ofPhoto = photo === 'gas-meter' ? 'why-gas-meter-photo' : 'why-photos';
  const ofField = cards.find(([, fields]) => fields.includes(whatWasAsked))?.[0] ?? all;
  return cardOf(photo ? ofPhoto : ofField)?.says ?? '';
};
