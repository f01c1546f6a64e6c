import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dark, light } from '../app/theme/tokens';

const [ofLight = '', ofDark = ''] = readFileSync(join(__dirname, 'styles/tokens.css'), 'utf8').split('@media');

const valuesIn = (css: string): [string, string][] =>
  [...css.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]);

const plain = (value: string): string => value.replaceAll('0.', '.').replaceAll(/\s+/g, ' ');

/** The theme's tokens that the page names too, with the theme's values. */
const asInTheme = (css: string, theme: Readonly<Record<string, string>>) =>
  valuesIn(css).flatMap(([name]) => (theme[name] ? [[name, plain(theme[name])]] : []));

describe('the landing page looks as the portals do', () => {
  it.each([
    ['light', ofLight, light],
    ['dark', ofDark, dark],
  ] as const)('in the %s', (_, css, theme) => {
    const shared = valuesIn(css).filter(([name]) => name in theme);
    expect(shared.length).toBeGreaterThan(15);
    expect(shared.map(([name, value]) => [name, plain(value)])).toEqual(asInTheme(css, theme));
  });
});
