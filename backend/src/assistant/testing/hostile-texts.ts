const fragments = [
  ...[
    'a',
    'x',
    '1',
    '0',
    '-',
    '.',
    '@',
    "'",
    '"',
    '(',
    ',',
    '!',
    '?',
    '£',
    '/',
    ' ',
    '\n',
    'é',
    'ß',
    '\u0301',
    '\u{1F525}',
  ],
  ...[
    'a ',
    '- ',
    '1 ',
    '! ',
    ', ',
    '. ',
    ' \n',
    ' \t',
    '!"',
    '(:',
    '. x',
    '1.',
    'a1 ',
    'a@',
    'a@a.',
    '07 ',
    '(!) ',
    '£1,',
  ],
  ...[
    ' at ',
    ' dot ',
    'jo dot ',
    'instead of ',
    'my name is ',
    'mr and mrs ',
    'call me ',
    'not my email ',
    'zero ',
    'double oh ',
  ],
  ...[
    'gas ',
    'smell gas ',
    'no smell ',
    'alarm ',
    'headache ',
    'fire ',
    'water ',
    'oil ',
    'boiler ',
    'worcester ',
    '3 bed ',
    'flat 1 ',
  ],
  ...[
    'monday ',
    'next week ',
    'after 4 ',
    'from 4 to ',
    'half past ',
    '1st of ',
    'f 2 8 ',
    'ls6 1ay ',
    'how much is ',
    'cancel ',
  ],
  ...['constructor ', '__proto__ ', 'toString ', 'hasOwnProperty ', 'valueOf '],
];
const heads = ['', 'my name is ', 'instead of ', 'hi'];
const tails = ['', ' b c d e f', 'jo dot smith at ', '!a', ' jo@example.com'];

/** A message is never longer. */
const longest = 2000;

const filled = (head: string, fragment: string, tail: string): string =>
  head + fragment.repeat(longest).slice(0, longest - head.length - tail.length) + tail;

/** Messages that are as long as may be and say one thing over and over: what makes a careless expression look back for ever. */
export const hostileTexts: readonly string[] = [
  ...fragments.flatMap((fragment, index) => [
    ...tails.map((tail) => filled('', fragment, tail)),
    ...heads.map((head) => filled(head, fragment, '!a')),
    filled('', fragment + (fragments[(index * 7 + 3) % fragments.length] ?? ''), '!a'),
  ]),
];
