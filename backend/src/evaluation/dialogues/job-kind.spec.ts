import { afterMessage, unheldDialogue } from '../held-dialogue';

const held = (...lines: readonly string[]) =>
  lines.reduce((before, text) => afterMessage(before, text), unheldDialogue('2026-11-20T10:00:00Z'));
const details = 'Jo 07700 900112 LS6 2AB';
const jobType = (...lines: readonly string[]) => held(...lines).conversation?.jobFacts.job_type;

describe('the kind of a job', () => {
  it.each([
    ['need a boiler service', 'repair-or-service'],
    ['CP12s', 'repair-or-service'],
    ['how much is a boiler service', 'repair-or-service'],
    ['how much to fix my boiler', 'repair-or-service'],
    ['hi id like to book my annual service please', 'repair-or-service'],
    ['no heating, can someone come out today', 'repair-or-service'],
    ['thinking about getting an air source heat pump', 'heat-pump'],
    ['how much is a heat pump', 'heat-pump'],
    ['how much is a new boiler', 'boiler-swap'],
    ['want boiler moved from bedroom to loft', 'boiler-swap'],
  ])('is kept from “%s” on: %s', (text, kind) => {
    const then = held(text, details, 'can you come friday', 'ok').conversation;
    expect(then?.jobFacts.job_type).toBe(kind);
    expect(then?.askedSoFar).not.toContain('job_type');
  });

  it.each(['can I book a visit', 'cancel my boiler service on friday', 'do you cover LS6', 'hello', details])(
    'is not guessed from “%s”',
    (text) => expect(jobType(text)).toBeUndefined(),
  );

  it('changes with what is wanted instead', () => {
    expect(jobType('how much is a new boiler', 'actually i want a heat pump instead')).toBe('heat-pump');
    expect(jobType('need a boiler service', 'tell you what, how much is a new boiler')).toBe('boiler-swap');
    expect(jobType('how much is a new boiler', 'can you book me a boiler service')).toBe('repair-or-service');
  });

  it('stays where the price of something smaller is asked besides', () => {
    expect(jobType('how much is a new boiler', 'and how much is a service')).toBe('boiler-swap');
  });
});

it('asks a visitor who has told the service what is wrong, if anything, not what to look at', () => {
  const { reply } = held('need a boiler service, Al 07700 900112 LS6 2AB', 'im free tues week after 2', 'yes');
  expect(reply?.text).toContain('is it just the service?');
});
