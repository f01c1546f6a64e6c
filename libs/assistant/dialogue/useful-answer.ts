import { emptyTraining } from '@pilotlight/contracts/values/training';
import { answerTo } from './answers';
import { codeExplained, kindOfCode } from './code-meaning';
import { livesOutside, stillOutside } from './area-answer';
import { dataRequestNoted, isDataRequest } from './data-request';
import type { DialogueInput } from './dialogue';
import { faultToldIn } from './fault-wordings';
import { withheldAnswer } from './flows';
import { informationAnswer } from './information-answers';
import { wordings } from './information-wordings';
import { asksPriceOfFault, isOfAFault, pricedInWords } from './price-of-job';
import { photoAnswer } from './photo-question';
import { onlyWantsToKnow } from './refused-contact';
import type { Topic } from './topics';
import { visitBeside } from './visit-beside';
import { publishedAnswer } from './website-answers';
import { wantsWork } from './wish-for-work';

/** A person, data, safety and rights: answered in the same words for every firm. */
const first: readonly Topic[] = ['machine', 'dataUse', 'complaint', 'safeToUse', 'cover', 'landlordWont'];
/** Self-help for what doesn't work: a thermostat to be fitted, or a boiler's price with its pressure, is no fault. */
const selfHelp: ReadonlySet<Topic> = new Set<Topic>([
  'frozenCondensate',
  'lowPressure',
  'highPressure',
  'prepay',
  'thermostat',
  'timer',
  'lockedOut',
]);
const faultless = new Set<DialogueInput['intent']>(['installation', 'quote', 'general']);
const asksOfACode = /\b(?:codes?|errors?|faults?|mean\w*)\b/iu;
const asksWhatItIs = /\b(?:what(?:['’]?s| is| does)|wot(?:s| is| does)|mean(?:s|ing)?)\b/iu;
const fewWords = /^\s*\S+(?:\s+\S+){0,4}\s*$/u;

/** "We can arrange that" is no word for who lives where the firm doesn't work. */
const promises: ReadonlySet<Topic> = new Set<Topic>(['newSystem', 'yearlyService']);

const ofWishes: ReadonlySet<Topic> = new Set<Topic>([...promises, 'noHeat', 'noHotWater', 'noise']);

const saidOnce: ReadonlySet<Topic> = new Set<Topic>(['noHeat', 'noHotWater', 'noise']);

const without = (told: ReadonlySet<Topic>, some: ReadonlySet<Topic>): ReadonlySet<Topic> => {
  const others = new Set<Topic>();
  for (const topic of told) if (!some.has(topic)) others.add(topic);
  return others;
};

/** What to try first, or to tell, is said once: with the fault, not again with each word about it. */
const isTriedAlready = ({ jobFacts, given }: DialogueInput): boolean =>
  Boolean(jobFacts.symptoms) && !given.facts.symptoms;

/** Spoken of and not meant: "checked for leaks, can't see any", "will book again next autumn". */
const notMeant: readonly (readonly [Topic, RegExp])[] = [
  // Called names, the assistant isn't asked what it is.
  [
    'machine',
    /^(?!.*\?).*\b(?:useless|stupid|thick|dumb|daft|bloody|pointless|rubbish|crap|shit|f\w+ing|sodding) (?:\w+ )?(?:ro)?(?:chat)?bot\b/isu,
  ],
  // Of a price that was given before none is asked.
  [
    'price',
    /^(?!.*\b(?:how much|cost|charge)).*\b(?:the|your|that|his|my|this) (?:quote|quotation|estimate|price) (?:that |which )?(?:\p{L}+ ){0,4}(?:did|done|gave|given|sent|left|made|emailed|put in|worked out|from)\b/isu,
  ],
  [
    'leak',
    /\b(?:no|not|isn['’]?t|without|check(?:ed)? for|look(?:ed)? for|can['’]?t (?:see|find)(?: any)?) (?:\p{L}+ ){0,2}leak(?:s|ing)?\b/iu,
  ],
  // "Any day bar Tuesday"; what comes from the street is no pressure of the heating.
  [
    'lowPressure',
    /^(?!.*(?:\bpress|gauge|filling|f\.?22|top(?:ped|ping)? (?:it |up)|\d\s?bar|(?:half|one|two|zero|nought) (?:a )?bar)).*\bbar\b|\b(?:mains?|street|shower|tap|cold water) (?:water )?pressure\b(?!.*\b(?:gauge|boiler|system)\b.{0,12}\bpressure)/isu,
  ],
  [
    'complaint',
    /^(?!.*(?:\bcomplain|service|engineer|\byou\b|your|\bfirm\b|company|turned up|show(?:ed|s)? up|no show)).*\brubbish\b/isu,
  ],
  ['visit', /\b(?:i['’]?ll|we['’]?ll|will|may|might) (?:re-?)?book (?:again |another )?(?:next|later|when|in)\b/iu],
];

const meantIn = (text: string, topics: ReadonlySet<Topic>): ReadonlySet<Topic> =>
  without(
    topics,
    new Set(notMeant.flatMap(([topic, words]) => (topics.has(topic) && words.test(text) ? [topic] : []))),
  );

const beforeCodes: readonly Topic[] = ['dataUse', 'complaint', 'safeToUse', 'cover', 'landlordWont'];

/** What the code means that is asked about; of one that is only told nothing but what everybody can do about it. */
const ofTheCode = (input: DialogueInput, topics: ReadonlySet<Topic>, asks: boolean): string | null => {
  const kind = input.given.facts.fault_code || asks ? kindOfCode(input.facts) : null;
  const isAsked =
    (asks || asksWhatItIs.test(input.text)) && (Boolean(input.given.facts.fault_code) || asksOfACode.test(input.text));
  if (kind === null || !(isAsked || (kind === 'low-pressure' && input.given.facts.fault_code))) return null;
  if (beforeCodes.some((topic) => topics.has(topic)) || topics.has('price')) return null;
  const help = answerTo(new Set<Topic>(['lowPressure']), {
    turn: 1,
    setsPrices: false,
    isOfAFault: true,
  });
  return codeExplained(input.facts, kind, help ?? '');
};

export const usefulAnswer = (input: DialogueInput, told: ReadonlySet<Topic>, asks: boolean): string | null => {
  const { text, at, intent, installerName, turn, information = emptyTraining } = input;
  const unsaid = isTriedAlready(input) ? without(told, saidOnce) : told;
  const present = meantIn(text, unsaid);
  const triesWhatWorks =
    faultless.has(intent) && [...selfHelp].some((topic) => present.has(topic)) && !isOfAFault(input);
  const meantToMove = input.subIntent === 'reschedule' && present.has('visit');
  const topics = triesWhatWorks ? without(present, selfHelp) : present;
  const wished = meantToMove ? new Set<Topic>([...topics, 'move']) : topics;
  const meant = livesOutside(input) ? without(wished, promises) : wished;
  // Who only asks has nothing arranged, and nothing of a fault that isn't there.
  const said = wantsWork(input) ? meant : without(meant, ofWishes);
  if (isDataRequest(topics)) return dataRequestNoted(input);
  const explained = ofTheCode(input, topics, asks);
  if (explained) return explained;
  const standard = answerTo(said, {
    // Nobody rings back a visitor who can't be reached.
    turn: onlyWantsToKnow(input) ? 1 : turn,
    setsPrices: information.prices.length > 0,
    isOfAFault: said.has('price') && asksPriceOfFault(input),
    fault: faultToldIn(input),
  });
  const asksMore = topics.has('machine') && !first.slice(1).some((topic) => topics.has(topic));
  if (!asksMore && first.some((topic) => topics.has(topic))) return standard;
  const ofPhotos = photoAnswer(text, turn);
  if (ofPhotos) return ofPhotos;
  const wantsToKnow = asks || topics.has('price') || fewWords.test(text);
  const outside = asks ? stillOutside(input) : null;
  if (outside) return wordings.outside[information.tone](outside);
  const informed = wantsToKnow
    ? informationAnswer({ text, at, information, priced: pricedInWords(input) }, topics)
    : null;
  if (asksMore) return [standard, informed].filter(Boolean).join(' ');
  if (informed) return [informed, said.has('visit') ? visitBeside(input) : null].filter(Boolean).join(' ');
  const ours = withheldAnswer(topics, information.flows) ?? standard;
  return ours ?? (asks ? publishedAnswer(text, installerName, information) : null);
};
