import { periodAnalytics } from './analytics';
import { leadFiltersSchema } from './leads';
import { systemLeads } from './public-api';

const day = '2026-11-26';
const asked = {
  'a list of leads from': (from: string) => leadFiltersSchema.safeParse({ from }),
  'a list of leads until': (to: string) => leadFiltersSchema.safeParse({ to }),
  'figures from': (from: string) => periodAnalytics.query.safeParse({ from, to: day }),
  'leads that changed since': (since: string) => systemLeads.query.safeParse({ updatedSince: `${since}T00:00:00Z` }),
};

describe.each(Object.entries(asked))('%s', (_, ask) => {
  it('a day of our times is told', () => {
    expect(ask(day).success).toBe(true);
  });

  it.each(['0000-01-01', '0001-01-01', '9999-12-31', '2026-02-30', 'yesterday'])('%s is refused in words', (wrong) => {
    const { success, error } = ask(wrong);
    expect([success, error?.issues[0]?.message]).toEqual([false, expect.stringMatching(/^Please give a/)]);
  });
});
