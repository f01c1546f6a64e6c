import type { JobFacts } from '@pilotlight/contracts/events/job-facts';
import type { JobField } from '@pilotlight/contracts/values/job-sheet';

const years = String.raw`(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|a couple of|a few)`;
const boiler = '(?:boiler|combi|system)';

const place =
  '(?:drive|driveway|street|road|front|back|side|lane|car ?park|yard|garage|grass|verge|lay-?by|pub|church|corner|close)';

const signs: readonly (readonly [JobField, readonly RegExp[]])[] = [
  [
    'property_age',
    [
      /\b(?:built|build) (?:in |around |about |circa |c\.? ?)*(?<told>(?:the )?(?:1[5-9]\d\d|20[0-2]\d)s?|(?:the )?(?:19)?[2-9]0'?s)\b/iu,
      /\b(?<told>(?:early |late |mid )?(?:victorian|edwardian|georgian|(?:19)?[2-9]0'?s)) (?:\p{L}+[ -]){0,3}(?:house|semi|terrace|terraced|flat|bungalow|detached|home|property|build|villa)\b/iu,
    ],
  ],
  [
    'radiators',
    [
      /(?<![\d£.-])(?<told>\d{1,2}) (?:radiators|rads)\b(?! (?:added|adding|fitted|fitting|installed|replac\w+|chang\w+|mov\w+|are (?:cold|off)|cold|not|wont|won't|dont|don't|stay|leak\w*))/iu,
    ],
  ],
  [
    'insulation',
    [
      /\b(?<told>(?:cavity(?: wall)?|loft|solid wall|external wall|walls?)(?: and (?:the )?(?:cavity(?: walls?)?|loft|walls?))? insulation)\b/iu,
      /\b(?<told>(?:loft|walls?|cavity|cavities)(?: and (?:the )?(?:loft|walls?|cavity|cavities))? (?:is|are|has been|have been|was|were)?(?: both| fully| already)? ?insulated)\b/iu,
    ],
  ],
  [
    'boiler_age',
    [
      new RegExp(
        String.raw`\b${boiler}(?:['’]?s| is| must be)?(?: about| around| only| nearly| over| roughly| at least| probably)* (?<told>${years}\+? (?:years?|yrs?)) old\b`,
        'iu',
      ),
      new RegExp(String.raw`\b(?<told>${years}) (?:years?|yrs?)[ -]old (?:\p{L}+ ){0,3}(?:boiler|combi)\b`, 'iu'),
    ],
  ],
  [
    'last_service',
    [
      /\b(?:last serviced?|serviced last|last service was|had (?:it|a) (?:serviced?|last service))(?: was| done| in| about| around)* (?<told>(?:\d{1,2}|one|two|three|four|five|six|a|a few|a couple of) (?:years?|months?|weeks?|yrs?) ago|last (?:year|month|week|summer|winter|spring|autumn|january|february|march|april|may|june|july|august|september|october|november|december)|(?:in )?(?:january|february|march|april|may|june|july|august|september|october|november|december)(?: \d{4})?|20[0-2]\d)\b/iu,
      /\b(?<told>(?:hasn['’]?t|not|never) been serviced(?: (?:for|in|since) (?:\p{L}+|\d{1,4})(?: (?:years?|months?|yrs?))?)?)/iu,
    ],
  ],
  [
    'access',
    [
      /\b(?<told>(?:no|permit|plenty of|free|street|off[ -]?street|on[ -]?street|resident'?s?) parking(?: (?:on|in|outside|at|nearby)(?: (?:the|our|my))? ?(?:street|road|front|drive)?)?)\b/iu,
      new RegExp(
        String.raw`\b(?<told>(?:(?:you|he|she|they|u|someone|your (?:man|van|engineer)|the (?:van|engineer)) (?:can|could|may|will|should be able to|have to|has to|needs? to) park|park(?:ing)?(?: is| available| free)?|there(?:['’]?s| is) (?:\p{L}+ )?(?:parking|space to park))(?: (?:on|in|at|by|round|behind|opposite|down|up)(?: the| our| my| a)? ${place}| outside| anywhere| round (?:the )?back| is (?:easy|free|fine|tricky|hard|bad|awful|a nightmare|permit only|by permit)))(?! (?:park|road)\b)`,
        'iu',
      ),
    ],
  ],
  [
    'warranty',
    [
      /\b(?<told>(?:still |is |it['’]?s |its )?(?:under|in|out of|no longer under|not under) (?:the )?(?:warranty|guarantee))\b/iu,
    ],
  ],
  [
    'pressure',
    [
      /\bpressure(?: gauge)?(?:['’]?s| is| reads?| says| at| on| down| sitting| showing| has dropped| dropped)* (?:at |to |about |around |below |just )*(?<told>\d(?:\.\d+)?(?: ?bar)?|zero|nowt|nothing)(?![\d:.])/iu,
    ],
  ],
];

const ageAlone = new RegExp(String.raw`(?<![\p{L}\d])(?<told>${years} ?(?:years?|yrs?)) old\b`, 'iu');

const asked = /\?|^\W*(?:is|are|do|does|did|can|could|what|how|will|would|should|if)\b/iu;
const pieces = (text: string): readonly string[] => text.match(/(?:[^.!?\n;]|\.(?=\d))+[.!?]?/gu) ?? [];

const toldIn = (patterns: readonly RegExp[], said: readonly string[]): string | undefined => {
  for (const piece of said)
    for (const pattern of patterns) {
      const told = pattern.exec(piece)?.groups?.['told'];
      if (told) return told.trim();
    }
  return undefined;
};

const hasSigns = /\d|park|built|insulat|serviced?|warranty|guarantee|pressure|years|yrs|victorian|edwardian|georgian/iu;

/** Details told unasked, so that they aren't asked for. A question tells none. `namesBoiler`: the message names a make. */
export const volunteered = (text: string, known: JobFacts, namesBoiler = false): JobFacts => {
  if (!hasSigns.test(text)) return {};
  const said = pieces(text).filter((piece) => !asked.test(piece));
  const found = signs.flatMap(([field, patterns]) => {
    const words = known[field] ? undefined : toldIn(patterns, said);
    return words ? [[field, words] as const] : [];
  });
  const age = namesBoiler && !known.boiler_age ? toldIn([ageAlone], said) : undefined;
  return { ...(age && { boiler_age: age }), ...Object.fromEntries(found) };
};
