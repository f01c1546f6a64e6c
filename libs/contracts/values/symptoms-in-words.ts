const water = String.raw`(?:hot )?water`;

/** Most telling first; the words are the trade's. */
const symptoms: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      String.raw`\bno (?:heating|heat)(?: at all)?,?(?: and| or|,)? (?:no )?hot water|\bno hot water,?(?: and| or|,)? (?:no )?heat(?:ing)?\b`,
      'iu',
    ),
    'no heating or hot water',
  ],
  [
    new RegExp(
      String.raw`\b(?:no|lost|without) hot water|\bhot water (?:has |is |['’]s )?(?:gone|stopped|off|not working)|\b${water} (?:is |runs |comes out |stays |['’]s )(?:stone |freezing )?cold\b`,
      'iu',
    ),
    'no hot water',
  ],
  [
    /\b(?:no|lost|without) heat(?:ing)?\b|\bheating (?:has |is |['’]s |won['’]?t |isn['’]?t )(?:gone|stopped|off|out|not working|working|come on)\b|\b(?:radiators|rads) (?:are |all )?(?:stone )?cold\b/iu,
    'no heating',
  ],
  [/(?<!\b(?:no|not|isn['’]?t|without|any) )\b(?:leak(?:s|ing)?|drip(?:s|ping)?)\b/iu, 'leak'],
  [
    /\b(?:low|lost|losing|loses|dropp(?:ed|ing)|drops) (?:the )?pressure|\bpressure (?:is |keeps |has )?(?:low|dropp(?:ed|ing)|gone|falling|zero)\b/iu,
    'losing pressure',
  ],
  [/\b(?:bang(?:s|ing)?|kettling|gurgl(?:es|ing)|nois(?:e|es|y)|humm(?:s|ing)|whistl(?:es|ing))\b/iu, 'noisy boiler'],
  [/\b(?:pilot (?:light )?(?:is |has |['’]s )?(?:gone )?out)\b/iu, 'pilot light out'],
  [/\b(?:cuts? out|keeps? (?:cutting|going|turning|switching) (?:out|off)|lock(?:s|ed)? out|lockout)\b/iu, 'cuts out'],
  [
    /\bboiler(?: has| is|['’]s)? (?:(?:just )?(?:died|dead|broken|packed up|conked out|gone off|not working)|broke down|won['’]?t (?:start|light|fire|turn on|come on))\b/iu,
    'boiler not working',
  ],
];

const most = 2;

/** "Boiler's gone off since last night, no heating or hot water" is "no heating or hot water"; "" where no symptom is told. */
export const symptomsInWords = (text: string): string => {
  const told = symptoms.flatMap(([sign, words]) => (sign.test(text) ? [words] : []));
  const [first] = told;
  const apart =
    first === 'no heating or hot water' ? told.filter((words) => !/^no (?:heating|hot water)$/.test(words)) : told;
  return apart
    .filter((words, index) => words !== 'boiler not working' || index === 0)
    .slice(0, most)
    .join(', ');
};
