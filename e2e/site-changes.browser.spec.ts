import type { Browser, BrowserContext } from 'playwright-core';
import { openBrowser } from './browser';
import { changingSite, type ChangingSite } from './changing-site';
import { comesTo } from './comes-to';
import composition from './changing-sites/enter-that-ends-a-composition.json';
import { type Product, startProduct } from './product';
import { openPage } from './watched-page';
import { widgetOn } from './widget';

const firm = 'Demo Heating';
const line =
  '<script async src="{{ADDRESS}}/widget/pilotlight.js" data-installer="{{SLUG}}" data-key="{{KEY}}"></script>';
const page = (body: string, head = ''): string =>
  `<!doctype html><html lang="en-GB"><head><title>Firm</title>${head}</head><body>${body}</body></html>`;

const inject = (src: string): string =>
  `<script>document.head.append(Object.assign(document.createElement('script'), { src: '${src}' }))</script>`;

describe('a chat on a site', () => {
  let product: Product;
  let browser: Browser;
  let context: BrowserContext;
  let site: ChangingSite;

  beforeAll(async () => {
    product = await startProduct();
    browser = await openBrowser();
    site = await changingSite(product);
  });

  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  beforeEach(async () => {
    context = await browser.newContext();
    await site.serveTo(context);
  });
  afterEach(() => context.close());

  const visit = async (address: string) => {
    const visitor = await openPage(context);
    const warnings: string[] = [];
    visitor.page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text());
    });
    await visitor.page.goto(address);
    return { ...visitor, warnings, widget: widgetOn(visitor.page, firm) };
  };

  const talking = async (address: string) => {
    const visitor = await visit(address);
    await visitor.widget.open();
    await visitor.widget.say('My boiler has no pressure');
    await visitor.widget.message.fill('And it');
    return { ...visitor, lines: await visitor.widget.lines() };
  };
  type Talking = Awaited<ReturnType<typeof talking>>;

  /** The same chat is still open, with the words that were being written. */
  const expectUntouched = async ({ page, widget, lines, troubles }: Talking): Promise<void> => {
    expect(await widget.panel.isVisible()).toBe(true);
    expect(await widget.message.inputValue()).toBe('And it');
    expect(await widget.lines()).toEqual(lines);
    expect(await page.locator('pilotlight-chat').count()).toBe(1);
    expect(troubles).toEqual([]);
  };

  describe('that swaps its body', () => {
    // As astro/dist/transitions/swap-functions.js does; the package itself needs Astro's own build.
    const astro = `<script type="module">
      document.addEventListener('click', async (event) => {
        const link = event.target.closest('a');
        if (!link || event.defaultPrevented) return;
        event.preventDefault();
        const next = new DOMParser().parseFromString(await (await fetch(link.href)).text(), 'text/html');
        const root = document.documentElement;
        for (const { name } of [...root.attributes]) root.removeAttribute(name);
        for (const { name, value } of next.documentElement.attributes) root.setAttribute(name, value);
        for (const element of [...document.head.children]) element.remove();
        document.head.append(...next.head.children);
        document.body.replaceWith(next.body);
      });
    </script>`;

    it.each([
      ['Turbo', '<script src="/turbo.js"></script>'],
      ['Swup', '<script src="/swup.js"></script><script type="module">new Swup({ animationSelector: false })</script>'],
      ['Astro', astro],
    ])('goes on from page to page: %s', async (_name, head) => {
      const part = (body: string): string => page(`<main id="swup">${body}</main>${line}`, head);
      site.put('/two', part('<h1>Two</h1><a href="/one" data-pilotlight-open>Book</a>'));
      const visitor = await talking(site.put('/one', part('<h1>One</h1><a href="/two">Next page</a>')));
      await visitor.page.getByRole('link', { name: 'Next page' }).click();
      await visitor.page.getByRole('heading', { name: 'Two' }).waitFor();
      await expectUntouched(visitor);
      await visitor.widget.panel.getByLabel('Close chat').click();
      await visitor.widget.panel.waitFor({ state: 'hidden' });
      await visitor.page.getByRole('link', { name: 'Book' }).click();
      await visitor.widget.panel.waitFor();
      await expectUntouched(visitor);
    });

    it('or fills it anew once it is drawn', async () => {
      const { page, widget } = await visit(site.putFile('wipes-body'));
      await page.getByRole('heading', { name: 'App' }).waitFor();
      await widget.launcher.click({ timeout: 5_000 });
      await widget.panel.waitFor();
    });

    it('or exchanges it by hand, empties the page or takes the element out', async () => {
      const visitor = await talking(site.putFile('swaps-body'));
      await visitor.page.locator('#go').click();
      await visitor.page.getByRole('heading', { name: 'Two' }).waitFor();
      await expectUntouched(visitor);
      await visitor.widget.launcher.click();
      await visitor.widget.panel.waitFor({ state: 'hidden' });
      await visitor.page.locator('#talk').click();
      await visitor.widget.panel.waitFor();
      expect(new URL(visitor.page.url()).hash).toBe('');
      for (const change of [
        () => void (document.documentElement.innerHTML = '<body><h1>App</h1></body>'),
        () => document.querySelector('pilotlight-chat')?.remove(),
      ]) {
        await visitor.page.evaluate(change);
        await visitor.widget.panel.waitFor({ timeout: 5_000 });
        await expectUntouched(visitor);
      }
    });

    it('or puts another page in its place: the conversation goes on', async () => {
      const { page: open, widget, lines } = await talking(site.put('/', page(`<h1>Firm</h1>${line}`)));
      for (const change of [
        () => document.documentElement.replaceWith(document.createElement('html')),
        () => {
          document.open();
          document.write('<h1>App</h1><a href="#x" data-pilotlight-open>Book</a>');
          document.close();
        },
      ]) {
        await open.evaluate(change);
        await widget.log.getByText('My boiler has no pressure').waitFor({ timeout: 5_000 });
        expect(await widget.lines()).toEqual(lines);
      }
      await widget.launcher.click();
      await widget.panel.waitFor({ state: 'hidden' });
      await open.getByRole('link', { name: 'Book' }).click();
      await widget.panel.waitFor();
      expect(await open.locator('pilotlight-chat').count()).toBe(1);
    });
  });

  const typed = 'gas smells strong / help';

  it.each([
    ['document', 'keydown', false],
    ['window', 'keypress', false],
    ['document', 'keydown', true],
  ] as const)('keeps its keys to itself where %s has shortcuts on %s', async (target, type, capture) => {
    const shortcuts = `<script>${target}.addEventListener('${type}', (event) => {
      event.preventDefault();
      document.querySelector('#log').append(event.key);
    }, ${capture})</script>`;
    const { page: open, widget } = await visit(site.put('/', page(`<p id="log"></p>${shortcuts}${line}`)));
    await widget.open();
    await open.keyboard.type(typed);
    expect(await widget.message.inputValue()).toBe(typed);
    await widget.answerTo(() => open.keyboard.press('Enter'));
    expect(await widget.lines()).toContain(typed);
    await open.keyboard.press('Escape');
    await widget.panel.waitFor({ state: 'hidden' });
    expect(await open.locator('#log').textContent()).toBe('');
  });

  it('writes what is typed where a site takes letters for shortcuts ahead of everybody', async () => {
    const shortcuts = `<script>addEventListener('keydown', (event) => event.preventDefault(), true)</script>`;
    const { page: open, widget } = await visit(site.put('/', page(shortcuts + line)));
    await widget.open();
    await open.keyboard.type(typed);
    expect(await widget.message.inputValue()).toBe(typed);
    await open.keyboard.press('Control+s');
    expect(await widget.message.inputValue()).toBe(typed);
  });

  it('holds what is typed where the shortcuts leave fields alone', async () => {
    const { page: open, widget } = await visit(site.putFile('shortcuts'));
    await widget.open();
    await open.keyboard.type(typed);
    expect(await widget.message.inputValue()).toBe(typed);
    expect(await open.locator('#log').textContent()).toBe('');
  });

  it('sends nothing by the Enter that ends a composed word, and the word by the next', async () => {
    const { widget } = await visit(site.put('/', page(line)));
    await widget.open();
    await widget.message.fill('锅炉坏了');
    const press = (events: readonly object[]) =>
      widget.message.evaluate((field, told) => {
        for (const { type, ...event } of told as readonly { type: string }[])
          field.dispatchEvent(new KeyboardEvent(type, { ...event, bubbles: true, composed: true, cancelable: true }));
      }, events);
    await press(composition);
    expect(await widget.lines()).toEqual([]);
    expect(await widget.message.inputValue()).toBe('锅炉坏了');
    await widget.answerTo(() => press([{ type: 'keydown', key: 'Enter', keyCode: 13 }]));
    expect((await widget.lines())[0]).toBe('锅炉坏了');
  });

  it('is opened by a link with the words that the link holds, said once', async () => {
    const { page: open, widget } = await visit(
      site.put('/', page(`<a href="/book" data-pilotlight-open="My boiler is cold">Book</a>${line}`)),
    );
    await widget.launcher.waitFor();
    await widget.answerTo(() => open.getByRole('link', { name: 'Book' }).dblclick());
    expect((await widget.lines()).filter((words) => words === 'My boiler is cold')).toHaveLength(1);
    expect(open.url()).toBe(`${site.origin}/`);
  });

  describe('whose script line was changed on its way', () => {
    const loader = '{{ADDRESS}}/widget/pilotlight.js';
    const told = `${loader}?installer={{SLUG}}&key={{KEY}}`;
    const evaluated = `<script>fetch('${loader}').then((answer) => answer.text()).then((0, eval))</script>`;

    it.each(['as-a-module', 'optimiser-runs-it-elsewhere'])('starts all the same: %s', async (name) => {
      const { widget, troubles, warnings } = await visit(site.putFile(name));
      await widget.open();
      expect([...troubles, ...warnings]).toEqual([]);
    });

    it.each([
      ['by its own address', inject(told)],
      ['by its address in a bundle', `<script type="module">import('${told}')</script>`],
      [
        'by a tag further down',
        `<script src="${loader}"></script><i data-installer="{{SLUG}}" data-key="{{KEY}}"></i>`,
      ],
      [
        'by a line that an optimiser renamed',
        `<script type="text/x" data-cf-src="${loader}" data-cf-installer="{{SLUG}}" data-cf-key="{{KEY}}"></script>${evaluated}`,
      ],
      ['by the second of two lines, once', `${inject(loader)}<p id="pilotlight">Us</p>${line}${line}`],
    ])('is found %s', async (_how, body) => {
      const { page: open, widget, troubles, warnings } = await visit(site.put('/', page(body)));
      await widget.open();
      expect(await open.locator('pilotlight-chat').count()).toBe(1);
      expect([...troubles, ...warnings]).toEqual([]);
    });

    it.each([
      ['its attributes', () => site.putFile('tag-manager-drops-attributes'), 'key'],
      [
        'its address',
        () => site.put('/', page(`<i data-installer="x" data-key="y"></i>${evaluated}${evaluated}`)),
        'src',
      ],
    ])('says in one line of the console that it lost %s, and what to do', async (_what, address, lost) => {
      const { troubles, warnings } = await visit(address());
      const words = `Pilotlight lost its ${lost}. Use src=".../widget/pilotlight.js?installer=...&key=..."`;
      await comesTo(async () => warnings, [words]);
      expect(troubles).toEqual([]);
    });
  });
});
