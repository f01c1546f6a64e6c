import { redacted } from './redacted';

const nobody = {};

describe('a line that is shown beside a trial', () => {
  it.each([
    ['ring me on 07700 900142 or priya@home.example', 'ring me on [phone] or [email]'],
    ['boiler at LS6 1AY leaks', 'boiler at [postcode] leaks'],
    ['how much for 3 radiators and 1 boiler', 'how much for 3 radiators and 1 boiler'],
  ])('%s', (line, shown) => {
    expect(redacted(line, nobody)).toBe(shown);
  });

  it('has no name that the conversation knows', () => {
    const told = { first_name: 'Priya', last_name: "O'Nair (jr." };
    expect(redacted("priya o'nair (jr. wants a quote, thanks from PRIYA", told)).not.toMatch(/priya/i);
  });

  it('is not shown at all where it holds details in words', () => {
    expect(redacted('my name is Priya', nobody)).toBe('[personal details]');
    expect(redacted('oh seven seven hundred nine hundred one four two', nobody)).toBe('[personal details]');
    expect(redacted('jo dot smith at gmail dot com', nobody)).toBe('[personal details]');
  });

  it('is short', () => {
    expect(redacted('a '.repeat(500), nobody)).toHaveLength(120);
  });
});
