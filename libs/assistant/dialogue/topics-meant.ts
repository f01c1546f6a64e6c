import type { Topic } from './topics';

export const without = (told: ReadonlySet<Topic>, some: ReadonlySet<Topic>): ReadonlySet<Topic> => {
  const others = new Set<Topic>();
  for (const topic of told) if (!some.has(topic)) others.add(topic);
  return others;
};

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

/** The topics of a message without those that it only speaks of. */
export const meantIn = (text: string, topics: ReadonlySet<Topic>): ReadonlySet<Topic> =>
  without(
    topics,
    new Set(notMeant.flatMap(([topic, words]) => (topics.has(topic) && words.test(text) ? [topic] : []))),
  );
