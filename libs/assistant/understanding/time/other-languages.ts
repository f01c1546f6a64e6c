import { addDays } from '@pilotlight/contracts/values/london-day';
import { comingWeekday, single, weekAfter } from './calendar';
import { exactly, partsOfDay } from './clock';
import { clock, meansFor, saidIn } from './clock-sources';
import { type Row, sure, vague } from './row';

type Week = readonly [string, string, string, string, string, string, string];

const polish: Week = [
  'poniedzia[łl]ek',
  'wtorek',
  '[śs]rod[ęea]',
  'czwartek',
  'pi[ąa]tek',
  'sobot[ęea]',
  'niedziel[ęea]',
];
const romanian: Week = ['luni', 'mar[țţt]i', 'miercuri', 'joi', 'vineri', 's[âîa]mb[ăa]t[ăa]', 'duminic[ăa]'];
const welsh: Week = ['ll?un', '[mf]awrth', '[mf]ercher', 'iau', 'g?wener', 'sadwrn', 'sul'];
const urdu: Week = [
  'som(?:v|w)aa?r|peer(?= ko)',
  'mangal(?:(?:v|w)aa?r)?',
  'budh(?:(?:v|w)aa?r)?',
  'jumm?e?raa?t|guru(?:v|w)aa?r|veer(?:v|w)aa?r',
  'jumm?a(?:h|y)?(?! (?:is|prayers?|ki|namaz|time))|jumme|shukr?a?(?:v|w)aa?r',
  'shani(?:v|w)aa?r|sanee?char',
  'it(?:v|w)aa?r|ravi(?:v|w)aa?r',
];

const weekdays = (names: Week, source: (name: string) => string): Row[] =>
  names.map((name, index) =>
    sure(source(`(?:${name})`), (_, { day }) => ({ days: single(comingWeekday(day, index + 1)) })),
  );

const daysAhead = (row: typeof sure, names: string, ahead: number): Row =>
  row(names, (_, { day }) => ({ days: single(addDays(day, ahead)) }));

const part = (names: string, name: keyof typeof partsOfDay): Row =>
  vague(names, () => ({ clock: { part: partsOfDay[name] } }));

/** In Welsh the part of the day stands before its day or behind it. */
const welshParts = { bore: 'morning', prynhawn: 'afternoon', nos: 'evening' } as const;
const welshPart = (said: string | undefined) =>
  said === 'bore' || said === 'prynhawn' || said === 'nos' ? { clock: { part: partsOfDay[welshParts[said]] } } : {};

const welshDays = welsh.map((name, index) =>
  sure(
    `(?:(bore|prynhawn|nos) )?(?:dydd |(?<=(?:nos|bore|prynhawn) ))(?:${name})(?: (bore|prynhawn|nos))?`,
    ([before, behind], { day }) => ({
      days: single(comingWeekday(day, index + 1)),
      ...welshPart(before || behind),
    }),
  ),
);

const c = `(${clock})`;
/** Hindi and Urdu "maine" is "I". */
const notI = '(?! (?:aap|ap|usko|unko|kal|aaj|phone|call|bola|kaha|dekha|kiya|band|check|socha|pehle))';

export const otherLanguages: readonly Row[] = [
  ...weekdays(polish, (name) => `(?:we? )?(?:(?:ten|t[ęe]|najbli[żz]sz[ya]) )?${name}`),
  ...weekdays(romanian, (name) => `${name}(?: asta)?`),
  ...weekdays(urdu, (name) => name),
  ...welshDays,
  daysAhead(vague, 'dzi[śs](?:iaj)?', 0),
  daysAhead(vague, 'ast[ăa]zi|azi', 0),
  daysAhead(vague, 'aaj|ajj', 0),
  daysAhead(vague, 'heddiw', 0),
  daysAhead(sure, 'jutro', 1),
  daysAhead(vague, `m[âa]ine${notI}`, 1),
  daysAhead(vague, 'kal', 1),
  daysAhead(sure, 'y?fory', 1),
  daysAhead(sure, 'pojutrze|poim[âa]ine|parso(?:n|ṅ)?|drennydd', 2),
  sure('(bore|prynhawn) (?:y?fory)', ([said], { day }) => ({ days: single(addDays(day, 1)), ...welshPart(said) })),
  vague('heno', (_, { day }) => ({ days: single(day), clock: { part: partsOfDay.evening } })),
  sure(
    'w przysz[łl]ym tygodniu|na przysz[łl]y tydzie[nń]|wythnos nesa|agle ha?fte|s[ăa]pt[ăa]m[âa]na viitoare',
    (_, { day }) => ({
      days: weekAfter(day, 1),
    }),
  ),
  part('rano|z rana', 'morning'),
  part('po po[łl]udniu', 'afternoon'),
  part('wieczorem', 'evening'),
  part('diminea[țţt][ăa]', 'morning'),
  part('dup[ăa](?:-| )?(?:amiaz[ăa]|masa)', 'afternoon'),
  part('seara', 'evening'),
  part('su(?:b|bh)ah?(?: vele)?|savere', 'morning'),
  part('dopahar', 'afternoon'),
  part('shaa?m', 'evening'),

  // With neither "baje" nor "ke" it is English: "9 bad radiators".
  vague(`${c}(?:(?: baje)?(?: ke)? baad|(?: baje ke| baje| ke) bad)`, ([said = '']) => ({
    clock: { from: saidIn(said) },
  })),
  vague(`${c}(?: baje)? (?:se|ton) (?:pehle|pehla|phele)`, ([said = '']) => ({ clock: { to: saidIn(said) } })),
  vague(`${c} (?:baje|vaje|wajay)`, ([said = '']) => ({ clock: exactly(saidIn(said)) })),
  vague(`(?:po|dup[ăa]|ar [ôo]l|wedi)(?: (?:godz(?:inie|\\.)?|ora))? ${c}`, ([said = '']) => ({
    clock: { from: saidIn(said) },
  })),
  vague(`(?:przed|[îi]nainte de|cyn)(?: (?:godz(?:in[ąa]|\\.)?|ora))? ${c}`, ([said = '']) => ({
    clock: { to: saidIn(said) },
  })),
  vague(
    `(?:(?<=(?:ek|[ęea]|tro|dzi[sś]|aj) )o|o godz(?:inie|\\.)?|la ora|am) ${meansFor}${c}(?! ?[ap]m)`,
    ([said = '']) => ({
      clock: exactly(saidIn(said)),
    }),
  ),
];

export const otherBeginnings =
  'w (?:przysz|tym )|poniedz|wtor|[śs]rod|czwart|pi[ąa]t|sobot|niedz|dzi[śs]|jutro|pojut|rano|z rana|po (?=\\d|po[łl])|wiecz|przed |luni|mar[țţt]i|mierc|joi|viner|s[âîa]mb|dumin|azi|ast[ăa]zi|m[âa]ine|poim|dimin|dup|seara|bore|pryn|nos |dydd|heddiw|heno|y?fory|ar [ôo]l|wedi|cyn |drenn|aaj|ajj|kal|pars|sub|shaa?m|dopa|save|som[vw]|peer|mang|budh|jum|guru|veer|shuk|shan|sane|it[vw]|ravi|la ora|na przysz|wythnos|agle|s[ăa]pt';
