import type { AskedField } from '@pilotlight/contracts/values/asked-for';

const named: readonly (readonly [AskedField, RegExp])[] = [
  ['boiler_make', /\b(?:makes?|brand|manufacturer)\b(?! (?:it|sure|sense|of (?:it|that)))/iu],
  ['boiler_model', /\bmodel\b/iu],
  ['current_boiler_type', /\b(?:types?|kind|sort)\b|\bcombi\b/iu],
  ['gc_number', /\bgc\b/iu],
  ['pressure', /\bpressure\b/iu],
  ['postcode', /\bpost ?code\b/iu],
  ['fault_code', /\b(?:fault|error) code\b/iu],
  ['last_service', /\blast serviced?\b/iu],
];

/** Asked one thing, a visitor may not know another: "not sure what make" says nothing of the fault. */
export const unknownIn = (text: string, asked: AskedField): AskedField => {
  const about = named.filter(([, words]) => words.test(text)).map(([field]) => field);
  const ofTheBoiler = asked === 'boiler_make' || asked === 'boiler_model';
  if (
    about.includes(asked) ||
    (ofTheBoiler && about.some((field) => field === 'boiler_make' || field === 'boiler_model'))
  )
    return asked;
  return about[0] ?? asked;
};
