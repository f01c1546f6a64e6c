import type { Training } from '@pilotlight/contracts/values/training';
import { sentencesOf } from './read-words';

type Told = Pick<Training['businessInfo'], 'openingHours' | 'coverageArea'>;

/** What a firm is proud of, or bound by: said of it only where it says so itself. */
const claims: readonly RegExp[] = [
  /\bgas ?safe\b/u,
  /\boftec\b/u,
  /\b(?:niceic|napit|mcs|chas|ciphe|hetas|trustmark|which\? trusted)\b/u,
  /\b(?:accredit|approved|certified)\w*/u,
  /\bregistered\b/u,
  /\b(?:insured|insurance|indemnity)\b/u,
  /\b(?:guarantee|warrant)\w*/u,
  /\b(?:(?:\d+|ten|fifteen|twenty|thirty|forty|fifty|many) years|decades|since (?:19|20)\d\d|established)\b/u,
  /\b(?:24 ?hours?|24\/7|round the clock|day and night|always open|never close)\b/u,
  /\bgrants?\b/u,
  /\b(?:family[ -]run|award|best|cheapest|number one)\b/u,
  /\b(?:beat|match) any\b/u,
];
const ofTheFirm =
  /\b(?:we|we're|we've|our|us|the (?:team|firm|company)|all (?:our )?work|you(?:'ll| will| can)? get)\b/u;
const leftOpen =
  /\?|\b(?:whether|if|check|confirm|ask|asked|let you know|find out|not sure|don't know|can't say|cannot say|haven't|isn't|tell you)\b/u;
const person =
  /\bi(?:'m| am) (?:a |an |the )?(?:real |actual )?(?:human|person|engineer|plumber|man|woman|lady|bloke)\b|\bi(?:'m| am) not (?:a |an )?(?:bot|robot|machine|computer|ai)\b/u;

/** Hours and area are told in words of their own: whether they are told at all decides. */
const hours = /\bopen\b/u;
const area = /\b(?:cover|serve|work across)s?\b/u;

/** Whether a model claims of the firm what that hasn't told, or of itself that it is somebody. */
export const claimsUntold = (plain: string, known: string, { openingHours, coverageArea }: Told): boolean =>
  person.test(plain) ||
  sentencesOf(plain).some(
    (sentence) =>
      ofTheFirm.test(sentence) &&
      !leftOpen.test(sentence) &&
      ((openingHours === '' && hours.test(sentence)) ||
        (coverageArea === '' && area.test(sentence)) ||
        claims.some((claim) => {
          const [said] = claim.exec(sentence) ?? [];
          return said !== undefined && !known.includes(said);
        })),
  );
