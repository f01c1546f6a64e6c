import * as fc from 'fast-check';
import { preferredTimeIn } from './preferred-time';
import { timeInWords } from './time-in-words';

const words = (
  'tues week next the 3rd of 3/12 31/2 29 feb at after before between 2 4 and or to - , . ? half four quarter noon ish pm am any weekday ' +
  'weekend mornings first thing tomorrow today fortnight in a couple of days within 5 hours every since last can you come move make it no ' +
  'not instead cancel bank holiday monday sat sun from until by asap w/c december 2026 00:30 25:61 İstanbul \u{1F525} ’'
).split(' ');

const text = fc.oneof(
  fc.string({ maxLength: 300, unit: 'grapheme' }),
  fc.array(fc.constantFrom(...words), { maxLength: 40 }).map((said) => said.join(' ')),
);
const moment = fc.date({ min: new Date('2026-01-01'), max: new Date('2032-12-31'), noInvalidDate: true });
const end = /^20\d\d-\d\d-\d\d(?:T\d\d:\d\d:00\+0[01]:00)?$/u;

describe('of any text at any moment', () => {
  it('the words are the visitor’s own and the times are sound and in order', () => {
    fc.assert(
      fc.property(text, moment, fc.constantFrom(null, 'preferred_time'), (said, now, asked) => {
        const at = now.toISOString();
        const { preferred_time, preferred_from, preferred_to } = preferredTimeIn(said, { asked, facts: {}, at });
        // What is left out of it stands behind a comma: "by tues, not 4".
        for (const part of (preferred_time ?? '').split(/,? /)) expect(said).toContain(part);
        const times = [preferred_from, preferred_to].filter((time) => time !== undefined);
        for (const time of times) expect(time).toMatch(end);
        const alike = times.filter((time) => time.length === times[0]?.length);
        expect(alike.map((time) => Date.parse(time))).toEqual(
          alike.map((time) => Date.parse(time)).toSorted((one, other) => one - other),
        );
        expect(typeof timeInWords(preferred_from, preferred_to, at)).toBe('string');
      }),
      { numRuns: 2000 },
    );
  });

  it('no day to come is one that has gone', () => {
    fc.assert(
      fc.property(text, moment, (said, now) => {
        const { preferred_to } = preferredTimeIn(said, { asked: 'preferred_time', facts: {}, at: now.toISOString() });
        const yesterday = new Date(now.getTime() - 86_400_000).toISOString().slice(0, 10);
        expect((preferred_to ?? yesterday).slice(0, 10) >= yesterday).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});
