import type { TranscriptEntry } from '@pilotlight/contracts/http/conversations';
import { stretchesOf, turnsOf } from './transcript-turns';

const entry = (role: TranscriptEntry['role'], text: string, timestamp = '2026-11-19T12:36:00Z'): TranscriptEntry => ({
  id: `${role} ${text} ${timestamp}`,
  role,
  text,
  timestamp,
  card: null,
  safety: null,
});
const hit = (from: number, to: number): TranscriptEntry => ({
  ...entry('safety', `${from}-${to}`),
  safety: { hazard: 'gas', rule: 'gas-escape', ruleVersion: 1, from, to },
});
const stretches = (text: string, ...hits: TranscriptEntry[]) =>
  turnsOf([entry('user', text), ...hits]).flatMap((turn) =>
    stretchesOf(turn).map(({ text: part, hit: red }) => (red ? `[${part}]` : part)),
  );

describe('a transcript', () => {
  it('keeps each mark with the line that it followed, and a mark before any line by itself', () => {
    const turns = turnsOf([
      entry('lead', 'Lead form sent'),
      entry('user', 'no heating'),
      entry('flag', 'Vulnerable'),
      entry('lead', 'Lead captured'),
      entry('assistant', 'Thanks'),
    ]);
    expect(turns.map(({ said, marks }) => [said?.text, marks.map(({ text }) => text)])).toEqual([
      [undefined, ['Lead form sent']],
      ['no heating', ['Vulnerable', 'Lead captured']],
      ['Thanks', []],
    ]);
  });

  it('names each new London day once', () => {
    const turns = turnsOf([
      entry('user', 'one', '2026-07-14T22:59:30Z'),
      entry('assistant', 'two', '2026-07-14T22:59:59Z'),
      entry('user', 'three', '2026-07-14T23:00:00Z'),
    ]);
    expect(turns.map(({ day }) => day)).toEqual(['Tuesday 14 July 2026', null, 'Wednesday 15 July 2026']);
  });

  it('groups what one speaker said within a minute, unless a mark stands between', () => {
    const turns = turnsOf([
      entry('assistant', 'one', '2026-07-14T10:02:00Z'),
      entry('assistant', 'two', '2026-07-14T10:02:20Z'),
      entry('user', 'three', '2026-07-14T10:02:40Z'),
      entry('lead', 'Lead form sent', '2026-07-14T10:02:50Z'),
      entry('user', 'four', '2026-07-14T10:02:55Z'),
      entry('user', 'five', '2026-07-14T10:03:20Z'),
    ]);
    expect(turns.filter(({ endsGroup }) => endsGroup).map(({ said }) => said?.text)).toEqual([
      'two',
      'three',
      'four',
      'five',
    ]);
  });

  it.each([
    ['one hit', [hit(2, 5)], ['a ', '[gas]', ' leak gas']],
    ['hits in any order', [hit(11, 14), hit(2, 5)], ['a ', '[gas]', ' leak ', '[gas]']],
    ['hits that overlap', [hit(2, 8), hit(4, 10)], ['a ', '[gas le]', '[ak]', ' gas']],
    ['a hit within a hit', [hit(2, 10), hit(3, 5)], ['a ', '[gas leak]', ' gas']],
    ['offsets outside the text', [hit(-1, 3), hit(5, 40), hit(6, 6)], ['a gas leak gas']],
  ])('marks the words of %s', (_, hits, expected) => {
    expect(stretches('a gas leak gas', ...hits)).toEqual(expected);
  });

  it('marks nothing in words that were erased', () => {
    expect(stretches('[erased]', hit(1, 4))).toEqual(['[erased]']);
  });
});
