import { afterMessage, type HeldDialogue, unheldDialogue } from '../held-dialogue';

/** Whether the conversation is marked for a vulnerable household, and what was said last. */
const held = (...lines: readonly string[]) => {
  const start: HeldDialogue = unheldDialogue('2026-11-20T10:00:00Z');
  const { conversation, reply } = lines.reduce((before, text) => afterMessage(before, text), start);
  return { marked: conversation?.turns.some(({ household }) => household) ?? false, said: reply?.text ?? '' };
};

const between = ['its LS6 1AY', 'worcester bosch', 'combi', 'mains gas', 'we own it', 'Ann 07700 900123'];

describe('no heating, and somebody who suffers by it', () => {
  it.each([0, 1, 3, 4, 6])('marks the conversation with %i turns between', (turns) => {
    const baby = "can you get someone out today? I've got a 6 month old baby here";
    const { marked, said } = held('no heating since this morning', ...between.slice(0, turns), baby);
    expect(marked).toBe(true);
    expect(said).toContain('flagged this as urgent');
  });

  it.each([
    'my mum is 84 and shes in the house',
    'dads in his eighties',
    'my wife is heavily pregnant',
    'just had my twins home from hospital',
    'my son is on a ventilator',
    'im 79 and on my own',
    'I am eighty-four',
    'my mother is ninety',
    'me little uns are here',
    'he is seventy two years old',
    'got my grandson here, hes 2 years old',
    'im having chemo at the moment',
    'shes got copd',
    'he is disabled',
  ])('whoever it is: %s', (who) => {
    expect(held('boiler not firing at all', ...between.slice(0, 4), who).marked).toBe(true);
  });

  it.each(['heating packed in last night', 'boiler has cut out again', 'all the rads are cold', 'no hot water either'])(
    'also where who it is was told first: %s',
    (cold) => {
      expect(held('hiya my nan lives with us', ...between.slice(0, 4), cold).marked).toBe(true);
    },
  );

  it.each([
    [['can I book a service', 'I have a newborn so not before ten']],
    [['no heating', 'boiler is 2 years old', 'its LS6 1AY', 'no kids or old people here']],
    [['price for a new boiler please', 'its for my mum who is 84']],
    [['no heating', 'LS6 1AY', 'the house is 80 years old']],
    [['no heating', 'LS6 1AY', 'the thermostat says sixty and the house is eighty years old']],
  ])('is not told by %j', (lines) => {
    expect(held(...lines).marked).toBe(false);
  });

  it('shows no card to an old lady who says who she is and where', () => {
    const told = [
      'Good afternoon, I am eighty-four and my heating has gone off, it is bitterly cold',
      'Mrs Edith Braithwaite',
    ];
    const { marked, said } = held(...told, '0113 496 0123', 'I live at 7 Elmete Close, LS8 2LA');
    expect(marked).toBe(true);
    expect(said).not.toMatch(/card|flagged this as urgent/u);
    expect(held(...told, 'and I feel so sick and dizzy').said).toMatch(/card|outside/u);
  });
});
