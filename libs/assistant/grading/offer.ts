export type Work = 'installation' | 'repair' | 'service';

/** What the installer's list of services says. An empty set: the list doesn't tell, so anything is taken to be offered. */
export type Offer = { readonly work: ReadonlySet<Work>; readonly fuels: ReadonlySet<string> };

const workWords: readonly (readonly [Work, RegExp])[] = [
  ['installation', /\binstall|\bfit(?:t|s\b)|\breplace|\bnew boiler|\bupgrade|\bheat pump|\bswap/iu],
  ['repair', /\brepair|\bbreakdown|\bfault|\bfix|\bemergenc/iu],
  ['service', /\bservic(?:e|ing)\b(?! area)|\bannual|\bcertificate|\bcp12|\bsafety check|\bmaintenance/iu],
];

const fuelWords: readonly (readonly [string, RegExp])[] = [
  ['gas', /\bgas\b/iu],
  ['lpg', /\blpg\b|\bcalor\b/iu],
  ['oil', /\boil\b|\boftec\b/iu],
  ['electric', /\belectric\b|\bheat pumps?\b/iu],
  ['solid fuel', /\bsolid fuel\b|\bwood ?burn|\bhetas\b|\bbiomass\b/iu],
];

const named = <Name extends string>(words: readonly (readonly [Name, RegExp])[], text: string): ReadonlySet<Name> =>
  new Set(words.filter(([, pattern]) => pattern.test(text)).map(([name]) => name));

export const offerOf = (services: readonly string[]): Offer | null => {
  const text = services.join('\n').trim();
  return text ? { work: named(workWords, text), fuels: named(fuelWords, text) } : null;
};

const among = <Name extends string>(names: ReadonlySet<Name> | undefined, name: Name): boolean =>
  !names || names.size === 0 || names.has(name);

export const offersWork = (offer: Offer | null, work: Work): boolean => among(offer?.work, work);

export const offersFuel = (offer: Offer | null, fuel: string): boolean => among(offer?.fuels, fuel);
