import type { LeadFacts } from '@pilotlight/contracts/events/conversation-events';
import type { LeadField } from '@pilotlight/contracts/values/lead';
import type { Before } from '../types/understanding';
import { bathroomsIn, bedroomsIn } from './rooms';
import { boilerTypeIn } from './boiler-type';
import { faultCodeIn } from './fault-code';
import { fuelIn } from './fuel';
import { makeIn, makesIn } from './make';
import { propertyTypeIn } from './property-type';
import { tellsOfRelatives } from './relatives';
import { tellingOf } from './telling';
import { tenureIn } from './tenure';

export const homeFields = [
  'property_type',
  'bedrooms',
  'bathrooms',
  'current_boiler_type',
  'boiler_make',
  'fuel',
  'fault_code',
  'tenure',
] as const satisfies readonly LeadField[];
export type HomeField = (typeof homeFields)[number];
export type HomeFacts = Pick<LeadFacts, HomeField>;

const ofTheBoiler: ReadonlySet<Before['asked'] | HomeField> = new Set<Before['asked'] | HomeField>([
  'current_boiler_type',
  'boiler_make',
  'boiler_model',
]);

const ofAnyBoiler: ReadonlySet<HomeField> = new Set<HomeField>([
  'boiler_make',
  'current_boiler_type',
  'fuel',
  'fault_code',
]);

export type BeforeHome = {
  readonly asked: Before['asked'] | HomeField;
  readonly facts: LeadFacts;
};

/** Absent keys were not mentioned, '' is withdrawn. What is wanted, denied, open or another's is left out. Linear. */
export const homeIn = (text: string, { asked, facts: before }: BeforeHome): HomeFacts => {
  const telling = tellingOf(text);
  const makes = makesIn(telling, asked === 'boiler_make' ? 'make' : asked === 'name' ? 'name' : null);
  const models = new Set<number>();
  for (const { first, next } of makes) for (let place = first; place < next; place += 1) models.add(place);
  const make = makeIn(makes, before.boiler_make);
  const told: Record<HomeField, string | undefined> = {
    property_type: propertyTypeIn(telling, asked === 'property_type', before.property_type),
    bedrooms: bedroomsIn(telling, asked === 'bedrooms', before),
    bathrooms: bathroomsIn(telling, asked === 'bathrooms', before),
    current_boiler_type: boilerTypeIn(telling, asked === 'current_boiler_type', before.current_boiler_type),
    boiler_make: make,
    fuel: fuelIn(telling, asked === 'fuel' || (ofTheBoiler.has(asked) && telling.said.length <= 2), before.fuel),
    fault_code: faultCodeIn(telling, models, asked === 'fault_code', make || before.boiler_make),
    tenure: tenureIn(telling, asked === 'tenure', before.tenure),
  };
  const facts: Partial<Record<HomeField, string>> = {};
  const others = tellsOfRelatives(text);
  for (const field of homeFields) {
    const isOthers = others && ofAnyBoiler.has(field) && before[field];
    if (told[field] !== undefined && !isOthers) facts[field] = told[field];
  }
  return facts;
};
