import type { Hazard } from '@pilotlight/contracts/values/safety';
import { topicsOf } from '../knowledge/topics';

type Step = 'water' | 'gas' | 'power' | 'off' | 'use' | 'stay' | 'next';

const stopcock =
  'The stopcock is usually under the kitchen sink, or where the water comes into the home: clockwise shuts it.';
const gasLever =
  'The gas lever is on the pipe beside the meter, often in a box outside, under the stairs or by the front door: across the pipe is off.';
const mainSwitch = 'The main switch is the big one in the fuse box, often by the front door or under the stairs.';
const ifSafe = 'Only if it’s safe: otherwise leave it and get out.';
const ifDry = 'Only if it and you are dry: otherwise leave it alone.';
const waterCanWait = 'Leave the water as it is: the card comes first.';
const out = 'Please don’t stay: get everyone outside, ring from there, and don’t go back in until you’re told.';
const switchNothing = 'Don’t touch any switch, the main one included: leave the electricity as it is and get outside.';

const words: Readonly<Record<Hazard, Readonly<Record<Step, string>>>> = {
  gas: {
    water: waterCanWait,
    gas: `${gasLever} ${ifSafe}`,
    power: switchNothing,
    off: 'Only the gas at the meter, and only if it’s safe: touch no switch, get outside and ring.',
    use: 'No. Don’t switch anything on or off: get outside, and ring from there.',
    stay: out,
    next: 'Get outside first, then ring the number on the card: the people there tell you what comes next.',
  },
  'carbon-monoxide': {
    water: waterCanWait,
    gas: `${gasLever} ${ifSafe}`,
    power: 'Leave the electricity: appliances that burn fuel off, windows open, everyone out to fresh air.',
    off: 'Yes: everything that burns fuel, on your way out to fresh air.',
    use: 'No. Leave off everything that burns fuel until the people on the card’s number tell you otherwise.',
    stay: out,
    next: 'Get everyone out to fresh air, then ring the number on the card. 999 if anyone is unwell.',
  },
  fire: {
    water: waterCanWait,
    gas: `${gasLever} ${ifSafe}`,
    power: `${mainSwitch} Only if it’s on your way out and safe.`,
    off: 'Only what is on your way out and safe: everyone out comes first.',
    use: 'No. Leave it off, and stay out until the fire service tells you otherwise.',
    stay: out,
    next: 'Get everyone out, close the doors behind you, and ring 999 from outside.',
  },
  'water-electrics': {
    water: `${stopcock} Only where you can get to it in the dry.`,
    gas: gasLever,
    power: `${mainSwitch} ${ifDry}`,
    off: 'Water at the stopcock first; electricity at the main switch only if it and you are dry.',
    use: 'No. Leave off what is off and touch nothing wet until somebody qualified has looked at it.',
    stay: 'Keep out of rooms that are wet and away from anything electric there. Fire or sparks: get out and ring 999.',
    next: 'Water off at the stopcock, electricity off only if it and you are dry, then keep away. Fire or sparks: get out and ring 999.',
  },
  'lpg-oil': {
    water: waterCanWait,
    gas: `The shut-off is on top of the cylinder, or where the pipe leaves the tank: clockwise is off. ${ifSafe}`,
    power: switchNothing,
    off: 'Only at the tank or cylinder, and only if it’s safe: touch no switch, get outside and ring.',
    use: 'No. Don’t switch anything on or off: get outside, and ring from there.',
    stay: out,
    next: 'Get outside, keep out of low places, then ring the number on the tank or cylinder, or the one on the card.',
  },
};

const plain = (text: string): string => text.toLowerCase().replaceAll(/['’]/gu, '');

const seeks =
  /\b(?:where|wheres|how(?! (?:much|long|soon|many|quick\w*|old|come|far|often|bad|serious|dangerous|about)\b)|which way|cant find|cannot find|cant see|find the|looking for)\b/u;
const ofWater = /\b(?:stop ?cocks?|stop ?taps?|stop ?valves?|water|mains tap)\b/u;
const ofGas = /\b(?:gas|emergency control valve|emergency valve|ecv|meter|lever|cylinder|tank)\b/u;
const ofPower =
  /\b(?:main switch|mains switch|fuse ?box|fuse ?board|consumer unit|electrics?|electricity|power|breaker)\b/u;
const ofWhatever = /\b(?:taps?|valves?|turn (?:it|that|this|everything) off|switch it off|shut it off)\b/u;
const mayI =
  /\b(?:can|could|should|shall|may|do|does|is it|am) (?:i|we|it|they|she|he|ok|okay|alright|safe|all right)\b|\b(?:ok|okay|alright|all right|safe) to\b/u;
/** Nothing is turned on "on Tuesday" or "on the phone". */
const switchedOn = String.raw`on\b(?! (?:(?:mon|tue|wed|thu|fri|sat|sun)|the (?:phone|line|list|\d)|call\b|my (?:way|phone|number)|a |\d))`;
const using = new RegExp(
  String.raw`\b(?:(?:leave|keep|have|run|use|using|turn|put|switch)\b.*\b(?:${switchedOn}|(?:running|going|boiler|heating|hob|cooker|oven|fire|lights?|again|electrics?|power|shower)\b)|(?:(?:use|using) it|light|relight|reset|boil|cook|shower)\b)`,
  'u',
);
const turningOff = /\b(?:turn|switch|shut)\b.*\boff\b/u;
const turningOn = new RegExp(
  String.raw`\b(?:turn|switch|put)\b.*\b(?:${switchedOn}|again\b)|\brelight\b|\breset\b`,
  'u',
);
const staying =
  /\b(?:stay|remain|sleep|go (?:back )?(?:in|inside|to bed|home|outside|out)|go back|leave the (?:house|flat|building|property)|leave home|get out|evacuate|move out|be in here)\b/u;
const safe = /\bsafe\b/u;
const whatNext =
  /\b(?:what (?:do|should|shall|can|must|else|now|next|happens|to do)|now what|whats next|then what|next step)\b/u;

const firstOf = (hazard: Hazard): Step => (hazard === 'water-electrics' ? 'water' : 'gas');

const stepAskedFor = (said: string, hazard: Hazard): Step | null => {
  const [isSought, isAllowed] = [seeks.test(said), mayI.test(said)];
  if ((isSought || isAllowed) && turningOn.test(said) && !turningOff.test(said)) return 'use';
  if (isSought) {
    if (ofPower.test(said)) return 'power';
    if (ofGas.test(said)) return 'gas';
    if (ofWater.test(said)) return 'water';
    if (ofWhatever.test(said)) return firstOf(hazard);
  }
  if (isAllowed) {
    if (turningOff.test(said)) return 'off';
    if (using.test(said) && !staying.test(said)) return 'use';
    if (staying.test(said) || safe.test(said)) return 'stay';
  }
  return whatNext.test(said) ? 'next' : null;
};

/** What the card's steps mean in this home: where to turn off, what not to turn on. Null where the message doesn't ask. */
export const stepAnswer = (text: string, hazard: Hazard): string | null => {
  const step = stepAskedFor(plain(text), hazard);
  return step === null ? null : words[hazard][step];
};

const backInside = /\b(?:stay|sleep|go (?:back )?(?:in|inside)|go back|is it (?:all )?safe|are we safe)\b/u;

/** The same after the danger is reported safe, which nobody here can judge. Null where the message doesn't ask. */
export const stepAfterwards = (text: string, hazard: Hazard): string | null => {
  const said = plain(text);
  if (!mayI.test(said) || !(using.test(said) || backInside.test(said))) return null;
  if (hazard === 'water-electrics') return words[hazard].use;
  return 'Go by what the people who made it safe told you, and leave off what they turned off.';
};

export const wantsVisit = (text: string): boolean => {
  const topics = topicsOf(text);
  return topics.has('visit') || topics.has('move') || topics.has('cancel') || topics.has('yearlyService');
};
