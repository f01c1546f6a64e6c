import { homeIn } from './home-in';

const makeIn = (text: string, asked: 'boiler_make' | null = null) => homeIn(text, { asked, facts: {} }).boiler_make;

describe('a grant', () => {
  it.each([
    'is there a grant?',
    'is there a grant',
    'any grant for a new boiler',
    'any grants?',
    'grants',
    'can i get a grant',
    'the grant for heat pumps',
    'on benefits is there a grant',
    'applied for a grant',
    'heat pump with a grant',
    'is my boiler covered by a grant, its oil',
    'i heard theres a grant',
    'council grant, eco4',
    'Is there a Grant available for oil boilers?',
  ])('is the state’s money in "%s"', (text) => {
    expect(makeIn(text)).toBeUndefined();
    expect(makeIn(text, 'boiler_make')).toBeUndefined();
  });

  it.each([
    ["it's a grant", 'Grant'],
    ['grant', 'Grant'],
    ['my boiler is a grant', 'Grant'],
    ['grant vortex', 'Grant Vortex'],
    ['Grant oil boiler', 'Grant'],
    ['a grant oil boiler', 'Grant'],
    ['got a grant combi', 'Grant'],
    ['can you service a grant boiler', 'Grant'],
    ['old grant in the shed', 'Grant'],
    ['is there a grant for my grant vortex', 'Grant Vortex'],
  ])('is the maker in "%s": %s', (text, make) => {
    expect(makeIn(text)).toBe(make);
  });
});
