import { explore, type Protocol } from './reading-protocol-model';

const writer = ['bound', 'announce', 'draw', 'commit', 'withdraw'] as const;
const reader = ['drawn', 'announced', 'late snapshot'] as const;
const size = { writers: 2, polls: 2 };

describe('reading below the horizon, in every order of steps', () => {
  it('never passes over an event that is or will be committed', () => {
    const { states, skipping } = explore({ writer, reader }, size);
    expect(skipping).toBe(0);
    expect(states).toBeGreaterThan(1_000);
  });

  it('nor with a third writer', () => {
    expect(explore({ writer, reader }, { writers: 3, polls: 1 }).skipping).toBe(0);
  });

  it.each<[string, Protocol]>([
    [
      'the rows are read before the counter and the announcements',
      { writer, reader: ['snapshot', 'drawn', 'announced', 'deliver'] },
    ],
    ['the announcements are looked at before the counter', { writer, reader: ['announced', 'drawn', 'late snapshot'] }],
    ['the rows are read before the announcements', { writer, reader: ['drawn', 'snapshot', 'announced', 'deliver'] }],
    ['a writer announces after it has drawn', { writer: ['bound', 'draw', 'announce', 'commit', 'withdraw'], reader }],
    [
      'a writer takes its bound after it has drawn',
      { writer: ['draw', 'bound', 'announce', 'commit', 'withdraw'], reader },
    ],
    [
      'a writer withdraws before its rows are seen',
      { writer: ['bound', 'announce', 'draw', 'withdraw', 'commit'], reader },
    ],
    ['the counter does not bound the reader', { writer, reader: ['announced', 'late snapshot'] }],
    ['nobody announces', { writer: ['draw', 'commit'], reader: ['drawn', 'late snapshot'] }],
    ['the reader looks at nothing but rows', { writer: ['draw', 'commit'], reader: ['late snapshot'] }],
  ])('would, where %s', (_change, protocol) => {
    expect(explore(protocol, size).skipping).toBeGreaterThan(0);
  });
});
