import type { Browser, BrowserContextOptions } from 'playwright-core';
import { openBrowser } from './browser';
import { type Product, startProduct } from './product';
import { atRest, faultsOf, picture, themes } from './screen-checks';
import { openPage } from './watched-page';
import { widgetOn } from './widget';

const firm = 'Demo Heating';
/** Answered in two languages, a paragraph each. */
const question = 'Hola, no tengo agua caliente, ¿puede venir alguien?';
const theirs = 'Lo siento, solo entiendo inglés.';
const english = 'Sorry, I only understand English.';

/** What the log and the screen reader's line went through, and when. */
interface Seen {
  readonly at: number;
  readonly bubbles: readonly string[];
  readonly dots: number;
  readonly spoken: string;
}

describe('the assistant’s replies', () => {
  let product: Product;
  let browser: Browser;

  beforeAll(async () => {
    product = await startProduct();
    browser = await openBrowser();
  });

  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  const chat = async (options: BrowserContextOptions) => {
    const visitor = await openPage(await browser.newContext(options));
    const { page } = visitor;
    await page.goto(`${product.address}/demo`);
    const widget = widgetOn(page, firm);
    await widget.open();
    return { ...visitor, widget };
  };

  const asked = async (options: BrowserContextOptions) => {
    const visitor = await chat(options);
    const { page, widget } = visitor;
    await widget.panel.evaluate((panel) => {
      const seen: Seen[] = [];
      Object.assign(window, { seen });
      const look = () => {
        const answers = [...panel.querySelectorAll('.them > p')];
        const now = {
          bubbles: answers.filter((each) => each.role !== 'img').map((each) => each.textContent ?? ''),
          dots: answers.filter((each) => each.role === 'img').length,
          spoken: panel.querySelector('.vh')?.textContent ?? '',
        };
        const { at: _, ...before } = seen.at(-1) ?? { at: 0 };
        if (panel.querySelector('.me') && JSON.stringify(now) !== JSON.stringify(before))
          seen.push({ at: performance.now(), ...now });
      };
      new MutationObserver(look).observe(panel, { subtree: true, childList: true, characterData: true });
    });
    await widget.say(question);
    const seen: Seen[] = await page.evaluate(() => Reflect.get(window, 'seen'));
    return { ...visitor, seen };
  };

  it('come after dots, a long one in two bubbles with dots between, each read out once', async () => {
    const { page, widget, seen, troubles } = await asked({ reducedMotion: 'no-preference' });
    const [first = '', second = ''] = (await widget.lines()).slice(1);
    expect([first, second]).toEqual([expect.stringMatching(`^${theirs}`), expect.stringMatching(`^${english}`)]);
    expect(seen.map(({ bubbles, dots, spoken }) => ({ bubbles, dots, spoken }))).toEqual([
      { bubbles: [], dots: 1, spoken: '' },
      { bubbles: [first], dots: 1, spoken: first },
      { bubbles: [first, second], dots: 0, spoken: second },
    ]);
    const [start = 0, half = 0, whole = 0] = seen.map(({ at }) => at);
    // A browser's timers may fire a millisecond early.
    expect(Math.min(half - start, whole - half)).toBeGreaterThan(398);

    await page.reload();
    await widget.log.getByText(english).waitFor();
    expect((await widget.lines()).slice(1)).toEqual([first, second]);
    expect(troubles).toEqual([]);
  });

  it('come whole and at once to whoever wants no motion', async () => {
    const { widget, seen } = await asked({ reducedMotion: 'reduce' });
    const [whole = '', ...more] = (await widget.lines()).slice(1);
    expect([whole, more]).toEqual([expect.stringMatching(new RegExp(`^${theirs}[^]*\\n\\n${english}`)), []]);
    expect(seen.flatMap(({ bubbles }) => bubbles).filter((each) => each !== whole)).toEqual([]);
  });

  it('offer four chips that a narrow phone shows whole, in both themes', async () => {
    const { page, widget } = await chat({ viewport: { width: 360, height: 740 } });
    const chips = ['Yes', 'No', 'Can’t right now', 'That’s all'];
    await page.route('**/chat', async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replace(
        /"quickReplies":\[[^\]]*\]/,
        `"quickReplies":${JSON.stringify(chips)}`,
      );
      await route.fulfill({ response: answer, body });
    });
    await widget.say('My boiler has no pressure');
    const group = widget.panel.getByRole('group', { name: 'Suggested replies' });
    expect(await group.getByRole('button').allTextContents()).toEqual(chips);
    await group.getByRole('button').nth(3).click({ trial: true });
    const boxes = await Promise.all((await group.getByRole('button').all()).map((chip) => chip.boundingBox()));
    for (const box of boxes) {
      expect(box?.height).toBe(44);
      expect(box?.x).toBeGreaterThanOrEqual(12);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(348);
    }
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme });
      await atRest(page);
      expect(await faultsOf(page, colorScheme)).toEqual([]);
      await picture(page, 'widget-four-chips', 360, colorScheme);
    }
  });
});
