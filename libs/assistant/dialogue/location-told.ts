import type { JobFacts } from '@pilotlight/contracts/events/job-facts';
import { room } from './answer-words';

const boiler = '(?:boiler|combi|bolier|boilor)';
const whose = '(?:(?:the|my|our|a|her|his|their) )?';
const which = String.raw`(?:(?:main|back|front|downstairs|upstairs|old|small|little|new|under-?stairs|airing) )?`;
const somewhere = `${which}(?:${room}|wall|front|back)`;
const there = String.raw`(?:up |down |out |over )?(?:in ?to|to|in|inside|under|onto|on|by)`;
const move = String.raw`(?:mov(?:e|ed|ing)|relocat(?:e|ed|ing)|re-?sit(?:e|ed|ing)|shift(?:ed|ing)?|swap(?:ped|ping)?|transfer(?:red|ring)?|putting|put|want|like)`;

const fromTo = new RegExp(
  String.raw`(?<![\p{L}])(?:from|out of) ${whose}(?<now>${somewhere})(?![\p{L}])[\s,]*(?:and )?(?:up |down |out |over )?(?:in ?to|to|and put (?:it )?in(?:to)?) ${whose}(?<wanted>${somewhere})(?![\p{L}])`,
  'iu',
);
const movedTo = new RegExp(
  String.raw`(?<![\p{L}])${move} (?:${whose}(?:old |new |existing |current )?${boiler}|it|(?:the |a )?new one)(?: (?:be|to be|moved|moving|relocated|put|fitted|over))* ${there} ${whose}(?<wanted>${somewhere})(?![\p{L}])`,
  'iu',
);
const boilerMoved = new RegExp(
  String.raw`(?<![\p{L}])${boiler} (?:to be |being |be )?(?:moved|moving|relocated|relocating|shifted|resited|put) ${there} ${whose}(?<wanted>${somewhere})(?![\p{L}])`,
  'iu',
);
const stands = new RegExp(
  String.raw`(?<![\p{L}])(?:${boiler}(?:['’]?s| is| currently| at the moment| now| presently| located| situated| sits| lives)*|(?:its|it['’]s|it is) (?:currently|now|at the moment|presently)) (?:up |out |down )?(?:in|inside|under|on) ${whose}(?<now>${somewhere})(?![\p{L}])`,
  'iu',
);
const ofBoiler = new RegExp(String.raw`\b(?:${boiler}|it)\b`, 'iu');
const notYet =
  /\b(?:new|want|wants|like|put|putting|fit|fitting|install|installing|installed|move|moving|instead|another|second)\b[^,.;!?]{0,25}$/iu;
const otherThing =
  /\b(?:rad|rads|radiators?|thermostats?|stat|cylinder|tank|meter|hob|cooker|sink|towel rail|toilet|washing machine|shower|office|house|home|flat)\b[^,.;!?]{0,30}$/iu;

export const locationTold = (text: string): JobFacts => {
  const moved = fromTo.exec(text);
  if (moved?.groups && ofBoiler.test(text) && !otherThing.test(text.slice(0, moved.index)))
    return { present_location: moved.groups['now'] ?? '', wanted_location: moved.groups['wanted'] ?? '' };
  const wanted = (movedTo.exec(text) ?? boilerMoved.exec(text))?.groups?.['wanted'];
  const standing = stands.exec(text);
  const now = standing && !notYet.test(text.slice(0, standing.index)) ? standing.groups?.['now'] : undefined;
  return {
    ...(now && { present_location: now }),
    ...(wanted && { wanted_location: wanted }),
  };
};
