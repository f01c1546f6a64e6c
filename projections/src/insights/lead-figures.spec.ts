import { claimsOf, type FiguresRow } from './lead-figures';

const row = (changed: Partial<FiguresRow>): FiguresRow => ({
  leads: 40,
  contacted: 30,
  quoted: 12,
  won: 5,
  lost: 2,
  wonPence: 0,
  valued: 0,
  worthy: 33,
  details: 13.4,
  responseOf: 40,
  responseSeconds: 12,
  firstContactOf: 30,
  firstContactSeconds: 1_500,
  toContactedOf: 30,
  toContactedSeconds: 1,
  toQuotedOf: 12,
  toQuotedSeconds: 1,
  toWonOf: 5,
  toWonSeconds: 1,
  toLostOf: 2,
  toLostSeconds: 1,
  ...changed,
});

it('measures the claims of the landing page from what came about', () => {
  expect(claimsOf(row({}), row({ worthy: 25 }))).toEqual({
    quoteWorthy: { now: 33, before: 25, need: 20, percent: 32 },
    admin: { quotes: 12, need: 10, details: 13.4, minutes: 20 },
    firstResponse: { leads: 30, need: 20, times: 125 },
  });
});

it('says a fall as well as a rise', () => {
  expect(claimsOf(row({ worthy: 20 }), row({ worthy: 25 })).quoteWorthy.percent).toBe(-20);
});

it('claims nothing of an answer that came faster than a second', () => {
  expect(claimsOf(row({ responseSeconds: 0.01, firstContactSeconds: 90 }), undefined).firstResponse.times).toBe(90);
});

it.each([
  ['few hot and warm leads before', claimsOf(row({}), row({ worthy: 19 })).quoteWorthy.percent],
  ['few quotes', claimsOf(row({ quoted: 9 }), undefined).admin.minutes],
  ['few first contacts', claimsOf(row({ firstContactOf: 19 }), undefined).firstResponse.times],
  ['nothing at all', claimsOf(undefined, undefined).quoteWorthy.percent],
])('says nothing of %s', (_, figure) => expect(figure).toBeNull());
