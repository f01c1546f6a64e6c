import type { LeadFacts } from '@pilotlight/contracts/events/conversation-events';

const counts: Readonly<Record<string, string>> = {
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
};
const bedrooms = /\b(\d{1,2}|one|two|three|four|five|six|seven)[\s-]{0,2}bed(?:room)?(?:s|ed|er)?\b/iu;

const properties: readonly (readonly [string, RegExp])[] = [
  ['bungalow', /\bbungalow\b/iu],
  ['maisonette', /\bmaison+et+e\b/iu],
  ['semi-detached', /\bsemi(?:[\s-]?detached)?\b/iu],
  ['terraced', /\b(?:end[\s-](?:of[\s-])?|mid[\s-]?)?terrace(?:d|s)?\b/iu],
  ['detached', /\bdetached\b/iu],
  ['flat', /\b(?:(?:a|my|our|the|bed(?:room)?|studio|council|rented|this) flat|apartment|tenement)\b/iu],
];

const owned = String.raw`\b(?:my|our|the|have an?|got an?|existing|current|old|with an?|it['’]?s an?)\s+(?:\w+\s+){0,2}`;
const boilers: readonly (readonly [string, RegExp])[] = [
  ['back boiler', new RegExp(String.raw`${owned}back boiler\b`, 'iu')],
  ['combi', new RegExp(String.raw`${owned}combi\b`, 'iu')],
  ['system', new RegExp(String.raw`${owned}system boiler\b`, 'iu')],
  [
    'regular',
    new RegExp(String.raw`${owned}(?:regular|heat[\s-]only|open[\s-]vent(?:ed)?|conventional) boiler\b`, 'iu'),
  ],
  ['oil', new RegExp(String.raw`${owned}oil boiler\b`, 'iu')],
  ['electric', new RegExp(String.raw`${owned}electric boiler\b`, 'iu')],
  ['storage heaters', new RegExp(String.raw`${owned}storage heaters?\b`, 'iu')],
];

const wanted =
  /\b(?:new|want|wanting|need|looking for|replace(?:d)? with|convert(?:ing)? to|swap(?:ped)? for|instead)\b/iu;

const firstOf = (choices: readonly (readonly [string, RegExp])[], text: string): string | undefined =>
  choices.find(([, pattern]) => pattern.test(text))?.[0];

/** The job's property as told. The boiler that is wanted is not the one that is there. */
export const findHome = (text: string): Pick<LeadFacts, 'property_type' | 'bedrooms' | 'current_boiler_type'> => {
  const [, beds = ''] = bedrooms.exec(text) ?? [];
  const property = firstOf(properties, text);
  const boiler = wanted.test(text) ? undefined : firstOf(boilers, text);
  return {
    ...(property && { property_type: property }),
    ...(beds && { bedrooms: counts[beds.toLowerCase()] ?? beds }),
    ...(boiler && { current_boiler_type: boiler }),
  };
};
