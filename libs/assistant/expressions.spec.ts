import { analyse } from 'scslre';
import { composedWhile, type Expression, rulesIn, writtenIn } from './testing/expressions';

const doublesIn = ({ source, flags }: Expression): boolean =>
  analyse({ source, flags: flags.replace('y', '') }, { reportTypes: { Move: false } }).reports.some(
    ({ exponential }) => exponential,
  );

const paths = rulesIn(__dirname);
const ours = [
  ...paths.flatMap(writtenIn),
  ...composedWhile(() => {
    for (const path of paths) jest.requireActual(path);
  }),
];

/** The phone library's own pattern of what follows a number after ";", which no visitor's text reaches: it is given digits alone. */
const librarys = /0-9０-９/u;

it('sees an expression whose time doubles with every character', () => {
  expect(doublesIn({ source: String.raw`^\s*(?:\S+\s*)*$`, flags: 'u', place: '' })).toBe(true);
});

it('has none in the assistant', () => {
  expect(ours.filter(({ place }) => place === 'composed').length).toBeGreaterThan(200);
  expect(ours.filter(({ place }) => place !== 'composed').length).toBeGreaterThan(200);
  expect(ours.filter((each) => !librarys.test(each.source) && doublesIn(each))).toEqual([]);
});
