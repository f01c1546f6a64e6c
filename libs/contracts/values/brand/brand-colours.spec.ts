import * as fc from 'fast-check';
import { brandColours, brandProperties, surfaces } from './brand-colours';
import { contrast } from './contrast';

const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

const textPairs = (primary: string, accent: string): [name: string, text: string, ground: string][] => {
  const { brand, onBrand, bubble, onBubble, ...shades } = brandColours(primary, accent);
  return [
    ['head', onBrand, brand],
    ["visitor's bubble", onBubble, bubble],
    ...(['light', 'dark'] as const).flatMap((theme): [string, string, string][] => {
      const { act, onAct, link, tint } = shades[theme];
      return [
        [`${theme} button`, onAct, act],
        [`${theme} link`, link, surfaces[theme]],
        [`${theme} link on tint`, link, tint],
      ];
    }),
  ];
};

describe('brand colours', () => {
  it.each([
    [
      '#00AEEF',
      '#0077B6',
      { act: '#0077b6', link: '#0071b0', tint: '#e6f1f8' },
      { act: '#00aeef', link: '#00aeef', tint: '#0d364c' },
    ],
    [
      '#7A1F3D',
      '#F4C95D',
      { act: '#7a1f3d', link: '#7a1f3d', tint: '#f2e9ec' },
      { act: '#f4c95d', link: '#f4c95d', tint: '#343a35' },
    ],
    [
      '#FFD400',
      '#1C1C1C',
      { act: '#1c1c1c', link: '#1c1c1c', tint: '#e8e8e8' },
      { act: '#ffd400', link: '#ffd400', tint: '#363c26' },
    ],
    [
      '#7FD8BE',
      '#F7B267',
      { act: '#449e86', link: '#147963', tint: '#ecf5f3' },
      { act: '#7fd8be', link: '#7fd8be', tint: '#223d44' },
    ],
    [
      '#0B1F33',
      '#14263A',
      { act: '#0b1f33', link: '#0b1f33', tint: '#e7e9eb' },
      { act: '#596f88', link: '#8299b3', tint: '#1c2c3c' },
    ],
  ])('gives %s with %s the shades that were designed', (primary, accent, light, dark) => {
    expect(brandColours(primary.toLowerCase(), accent.toLowerCase())).toMatchObject({ light, dark });
  });

  it('come as the properties that the widget sets, with both themes where they differ', () => {
    expect(brandProperties({ primaryColour: '#00AEEF', accentColour: '#0077B6' })).toEqual({
      brand: '#00AEEF',
      onBrand: '#0b1f33',
      bubble: '#0077B6',
      onBubble: '#ffffff',
      spark: '#0077B6',
      act: 'light-dark(#0077B6,#00AEEF)',
      onAct: 'light-dark(#ffffff,#0b1f33)',
      link: 'light-dark(#0071b0,#00AEEF)',
      tint: 'light-dark(#e6f1f8,#0d364c)',
      sheen: '#fff4',
    });
  });

  it('takes the accent for the bubble where only the accent carries white', () => {
    expect(brandColours('#00aeef', '#0077b6')).toMatchObject({
      bubble: '#0077b6',
      onBubble: '#ffffff',
      onBrand: '#0b1f33',
    });
  });

  it('keeps the primary with dark text where neither colour carries white', () => {
    expect(brandColours('#7fd8be', '#f7b267')).toMatchObject({ bubble: '#7fd8be', onBubble: '#0b1f33' });
  });

  it('reads at 4.5 or better in every text pair, whatever the two colours', () => {
    fc.assert(
      fc.property(colour, colour, (primary, accent) => {
        const dim = textPairs(primary, accent).filter(([, text, ground]) => contrast(text, ground) < 4.5);
        expect(dim).toEqual([]);
      }),
      { numRuns: 400 },
    );
  });

  it('keeps buttons visible on their surface at 3 or better, whatever the two colours', () => {
    fc.assert(
      fc.property(colour, colour, (primary, accent) => {
        const { light, dark } = brandColours(primary, accent);
        expect(contrast(light.act, surfaces.light)).toBeGreaterThanOrEqual(3);
        expect(contrast(dark.act, surfaces.dark)).toBeGreaterThanOrEqual(3);
      }),
      { numRuns: 400 },
    );
  });
});
