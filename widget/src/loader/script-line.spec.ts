import { readScriptLine } from './script-line';

const src = 'https://pilotlight.example/widget/pilotlight.js';

/** A page of these tags, none of which runs. */
const onPage = (...tags: readonly [name: string, attributes: Readonly<Record<string, string>>][]) => {
  document.body.replaceChildren(
    ...tags.map(([name, attributes]) => {
      const tag = document.createElement(name);
      for (const [attribute, value] of Object.entries({ type: 'text/plain', ...attributes }))
        tag.setAttribute(attribute, value);
      return tag;
    }),
  );
  return readScriptLine();
};

const whole = { 'data-installer': 'leeds', 'data-key': 'k1' };
const found = { address: src, installer: 'leeds', key: 'k1' };

describe('the script line', () => {
  it.each<[string, ReturnType<typeof onPage>]>([
    ['as it was pasted', onPage(['script', { src, ...whole }])],
    ['with its address under another name', onPage(['script', { 'data-rocket-src': src, ...whole }])],
    [
      'with names that an optimiser put words in front of',
      onPage(['script', { 'data-cf-src': src, 'data-cf-installer': 'leeds', 'data-cf-key': 'k1' }]),
    ],
    [
      'among words that sound alike',
      onPage(['script', { src, ...whole, 'data-cache-key': 'x', 'data-wp-installer': 'y' }]),
    ],
    ['with its address in a list', onPage(['script', { 'data-delayed': `["${src}"]`, ...whole }])],
    ['without attributes, beside a tag that has them', onPage(['script', { src }], ['i', whole])],
    ['with all in its address', onPage(['script', { src: `${src}?installer=leeds&key=k1` }])],
    [
      'after one that lost a part, and after others with keys',
      onPage(['script', { 'data-key': 'recaptcha' }], ['script', { src, 'data-installer': 'x' }], ['script', whole]),
    ],
  ])('is found %s', (_how, line) => {
    const { address = '', installer, key } = line;
    expect({ address: address.replace(/\?.*/, ''), installer, key }).toEqual(found);
  });

  it('may force a theme', () => {
    expect(onPage(['script', { src, ...whole, 'data-theme': 'dark' }]).theme).toBe('dark');
  });

  it('keeps what an optimiser put behind the address, and makes a short one whole', () => {
    expect(onPage(['script', { src: `${src}?ver=6.4`, ...whole }]).address).toBe(`${src}?ver=6.4`);
    expect(onPage(['script', { src: '/widget/pilotlight.js', ...whole }]).address).toBe(
      'http://localhost/widget/pilotlight.js',
    );
  });

  it('lacks what nobody says', () => {
    expect(onPage(['script', { src: 'https://leeds.example/bundle.js', ...whole }]).address).toBeUndefined();
    expect(onPage(['script', { src, 'data-installer': 'leeds' }])).toEqual({ address: src });
  });
});
