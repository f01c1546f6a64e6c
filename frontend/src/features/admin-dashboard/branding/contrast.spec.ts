import { contrastInWords } from './contrast';

describe('the text a colour carries', () => {
  it.each([
    ['#14532D', 'White text on it, 9.1 : 1'],
    ['#e0a526', 'Dark text on it, 7.6 : 1'],
    ['#ffffff', 'Dark text on it, 16.7 : 1'],
    ['#00AEE', null],
    ['gold', null],
  ])('%s: %s', (colour, words) => expect(contrastInWords(colour)).toBe(words));

  it('reads at 4.5 or better on any grey', () => {
    const greys = Array.from({ length: 256 }, (_, value) => `#${value.toString(16).padStart(2, '0').repeat(3)}`);
    const ratios = greys.map((grey) => Number(contrastInWords(grey)?.match(/[\d.]+(?= :)/)?.[0]));
    expect(Math.min(...ratios)).toBeGreaterThanOrEqual(4.5);
  });
});
