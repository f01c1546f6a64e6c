import { contrast, textOn } from '@pilotlight/contracts/values/brand/contrast';
import { contrastInWords } from './contrast';

describe('the text a colour carries', () => {
  it.each([
    ['#14532D', 'Readable (white text)'],
    ['#e0a526', 'Readable (dark text)'],
    ['#ffffff', 'Readable (dark text)'],
    ['#00AEE', null],
    ['gold', null],
  ])('%s: %s', (colour, words) => expect(contrastInWords(colour)).toBe(words));

  it('reads at 4.5 or better on any grey, so that "Readable" is true', () => {
    const greys = Array.from({ length: 256 }, (_, value) => `#${value.toString(16).padStart(2, '0').repeat(3)}`);
    expect(Math.min(...greys.map((grey) => contrast(textOn(grey), grey)))).toBeGreaterThanOrEqual(4.5);
  });
});
