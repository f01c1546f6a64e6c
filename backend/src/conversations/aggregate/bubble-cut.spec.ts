import { bubbleCutOf, LONG_REPLY } from './bubble-cut';

const bubblesOf = (text: string): string[] => {
  const cut = bubbleCutOf(text);
  return cut ? [text.slice(0, cut), text.slice(cut)] : [text];
};
const long = (words: string) => `${words} `.repeat(Math.ceil(LONG_REPLY / words.length)).trim();

const swap =
  'A new combi takes us a day, sometimes a day and a half where the flue has to move. We drain down, fit the boiler, flush the system and show you the controls. ';
const price = 'A swap starts at £2,250 and the price is fixed after a quick survey, which is free. ';
const asks = 'Whereabouts are you, and is yours a combi now?';

it('leaves a reply whole that is no wall', () => {
  expect(bubblesOf(`${price}${asks}`)).toHaveLength(1);
  expect(bubbleCutOf(long('boiler'))).toBeUndefined();
});

it.each([
  ['a sentence', `${swap}${price}${asks}`, swap.trim()],
  ['a paragraph', `${swap.trim()}\n\n${price}${asks}`, swap.trim()],
  ['the one that is nearest to the middle', `${asks} ${price}${swap}${asks}`, `${asks} ${price.trim()}`],
])('cuts a long reply at the end of %s', (_, text, first) => {
  expect(text.length).toBeGreaterThan(LONG_REPLY);
  const [one, other] = bubblesOf(text);
  expect(one).toBe(first);
  expect(`${one}${other}`).toBe(text);
});

const list = ['Boilers of all makes', 'Services. They take an hour', 'Repairs. Most the same day', 'Landlords’ checks'];
const item = (mark: string) => list.map((words, index) => `${mark.replace('1', `${index + 1}`)} ${words}.`).join('\n');

it.each(['-', '•', '*', '1.', '1)'])('never cuts a list that is marked with %s', (mark) => {
  const items = item(mark);
  for (const text of [
    `What we do:\n\n${items}\n${items}\n${items}`,
    `What we do:\n${items}\n${items}\n${items}`,
    [items, items, items].join('\n').replaceAll('\n', '\n\n'),
  ])
    expect([text, bubblesOf(text)]).toEqual([text, [text]]);
});

it('cuts between a list and what follows it, but not between it and what leads up to it', () => {
  const items = item('-');
  const after = `${price}${asks}`;
  expect(bubblesOf(`We do these:\n\n${items}\n\n${after}`)).toEqual([`We do these:\n\n${items}`, `\n\n${after}`]);
});

it('never cuts lines that belong together without marks', () => {
  const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
  const text = week.map((day) => `${day}: open. From 08:00 to 18:00, by appointment`).join('\n');
  expect(bubblesOf(text)).toEqual([text]);
});

/** Words without an end stand before and after. */
const between = (middle: string) => {
  const filler = 'we come to see you and the boiler and then we tell you what it needs and what that costs ';
  return `${filler}${filler}${middle} ${filler}${filler}`;
};

it.each([
  'call 0113 496 0000 or +44 113 496 0000',
  'from £2,250.00 to £3,100.50',
  'at 08.00 A day later',
  'between 9 a.m. Monday and 6 p.m. Friday',
  'see https://leeds.example/a.b?c=1!A and www.leeds.example',
  'at 12 High St. Leeds',
  'ask for Mr. Sykes',
  'boiler no. 5 A or no. 6',
  'e.g. Worcester, i.e. Bosch',
])('never cuts within "%s"', (words) => {
  expect(bubblesOf(between(words))).toHaveLength(1);
});

it('gives the same every time', () => {
  const text = `${swap}${price}${asks}`;
  expect([bubbleCutOf(text), bubbleCutOf(text)]).toEqual([swap.length - 1, swap.length - 1]);
});
