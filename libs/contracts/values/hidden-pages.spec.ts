import { hiddenPagesPattern, hiddenPagesSchema } from './hidden-pages';

const hides = (pages: string, path: string): boolean => new RegExp(hiddenPagesPattern(pages), 'i').test(path);

describe('the pages that show no chat', () => {
  it.each([
    ['/checkout', '/checkout', true],
    ['/checkout', '/checkout/', true],
    ['/checkout/', '/checkout', true],
    ['/checkout', '/Checkout', true],
    ['/checkout', '/checkout/pay', false],
    ['/checkout', '/my/checkout', false],
    ['/account/*', '/account/orders/7', true],
    ['/account/*', '/accounts', false],
    ['/shop*', '/shop-now', true],
    ['/', '/', true],
    ['/', '/about', false],
    ['/price.html', '/pricexhtml', false],
    ['/a+(b)', '/a+(b)', true],
    ['/one\n/two', '/two', true],
  ])('are those listed: %j hides %s: %s', (pages, path, hidden) => {
    expect(hides(hiddenPagesSchema.parse(pages), path)).toBe(hidden);
  });

  it('are none where none is listed', () => {
    expect([hiddenPagesPattern(), hiddenPagesPattern(''), hiddenPagesSchema.parse(' \n ')]).toEqual(['', '', '']);
  });

  it.each(['checkout', 'https://aire.example/checkout', '/a b', '/a*b', '/a?b', '/a\n'.repeat(21)])(
    'refuse what is no path: %j',
    (pages) => expect(hiddenPagesSchema.safeParse(pages).success).toBe(false),
  );

  it('are found at once, however long a path is', () => {
    const pages = Array.from({ length: 20 }, (_, index) => `/${'a'.repeat(40)}${index}*`).join('\n');
    const start = performance.now();
    hides(pages, `/${'a'.repeat(20_000)}`);
    expect(performance.now() - start).toBeLessThan(200);
  });
});
