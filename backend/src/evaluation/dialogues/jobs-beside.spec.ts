import { converse } from '../testing/converse';

const swap = ['how much is a new boiler', 'Jo 07700 900142 LS6 2AB', 'next month', 'Yes, two minutes'];

describe('another job that is asked about besides', () => {
  it('is noted, and the first stays what the questions are about', () => {
    const replies = converse(...swap, 'can i have a quote for a heat pump as well', 'combi', 'gas');
    expect(replies[4]?.text).toMatch(/I’ve put that down as well\./);
    expect(replies[6]?.asksFor).toBe('bedrooms');
  });

  it('is not turned to by whoever only asks whether it is done', () => {
    const replies = converse(...swap, 'do you fit heat pumps?', 'combi', 'gas');
    expect(replies[6]?.asksFor).toBe('bedrooms');
  });

  it('is turned to by whoever wants it instead', () => {
    const replies = converse(...swap, 'actually i want a quote for a heat pump instead');
    expect(replies[4]?.asksFor).toBe('property_type');
  });
});
