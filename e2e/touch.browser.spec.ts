import type { Browser, BrowserContext, Page } from 'playwright-core';
import { signInAsAdmin } from './admin';
import { openBrowser } from './browser';
import { signInAsInstaller } from './installer';
import { type Product, startProduct } from './product';
import { atRest } from './screen-checks';
import { openedWidget } from './screens';
import { openPage } from './watched-page';

type Session = Awaited<ReturnType<BrowserContext['storageState']>>;

const finger = 44;
const lists = [
  { who: 'installer', path: '/installer/dashboard' },
  { who: 'installer', path: '/installer/dashboard/transcripts' },
  { who: 'installer', path: '/installer/dashboard/leads' },
  { who: 'installer', path: '/installer/dashboard/training' },
  { who: 'installer', path: '/installer/diary' },
  { who: 'admin', path: '/admin/dashboard/pending' },
  { who: 'admin', path: '/admin/dashboard' },
  { who: 'admin', path: '/admin/leads' },
  { who: 'admin', path: '/admin/notifications/log' },
  { who: 'admin', path: '/admin/dashboard/installer/demo-heating/insights' },
] as const;

/** What is pressed, and takes a touch on less than this height: a link within a sentence aside. */
const tooLow = (page: Page, height: number): Promise<string[]> =>
  page.evaluate((wanted) => {
    const pressed =
      'a[href], button, input, select, textarea, [role=button], [role=tab], [role=switch], [role=checkbox]';
    const low = [...document.querySelectorAll(pressed)].flatMap((element) => {
      element.scrollIntoView({ block: 'center' });
      const box = element.getBoundingClientRect();
      const { display, visibility, clipPath, pointerEvents } = getComputedStyle(element);
      const isSeen = box.width > 1 && box.height > 1 && visibility === 'visible' && clipPath === 'none';
      if (!isSeen || pointerEvents === 'none') return [];
      const sentence = element.closest('p, dd, li > span')?.textContent ?? '';
      if (display === 'inline' && sentence.length > (element.textContent?.length ?? 0) + 12) return [];
      const [x, middle] = [box.left + box.width / 2, box.top + box.height / 2];
      if (x < 0 || x > innerWidth || middle < 0 || middle > innerHeight) return [];
      const isHit = (y: number): boolean => {
        const hit = document.elementFromPoint(x, y);
        if (!hit) return false;
        // A field is entered from anywhere in its frame, or from its label.
        const frame = hit.closest('.MuiInputBase-root');
        return element.contains(hit) || hit.closest('label')?.control === element || frame?.contains(element) === true;
      };
      let [up, down] = [0, 0];
      while (up < wanted && isHit(middle - up)) up += 1;
      while (down < wanted && isHit(middle + down)) down += 1;
      const tall = Math.max(0, up + down - 1);
      if (tall >= wanted - 1) return [];
      const beside = [middle - up, middle + down].map((y) => document.elementFromPoint(x, y)?.outerHTML.slice(0, 90));
      return [`${tall} px: ${element.outerHTML.slice(0, 200)} between ${beside.join(' and ')}`];
    });
    return [...new Set(low)];
  }, height);

describe('a phone of 360 px', () => {
  let product: Product;
  let browser: Browser;
  const sessions: Partial<Record<(typeof lists)[number]['who'], Session>> = {};

  beforeAll(async () => {
    product = await startProduct();
    browser = await openBrowser();
    const asked = await browser.newContext();
    const visitor = await asked.newPage();
    await visitor.goto(`${product.address}/demo`);
    const chat = await openedWidget(visitor);
    for (const words of ['I smell gas. Norah, 07700 900457, LS6 1AY', 'Do you take on listed buildings?'])
      await chat.say(words);
    for (const [who, signIn] of [
      ['admin', (page: Page) => signInAsAdmin(page, product)],
      ['installer', (page: Page) => signInAsInstaller(page, product, product.demoInstaller)],
    ] as const) {
      const context = await browser.newContext();
      await signIn(await context.newPage());
      sessions[who] = await context.storageState();
      await context.close();
    }
  });

  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  it.each(lists)('takes a touch on 44 px of all that is pressed at $path', async ({ who, path }) => {
    const phone = {
      viewport: { width: 360, height: 740 },
      hasTouch: true,
      isMobile: true,
      reducedMotion: 'reduce',
    } as const;
    const context = await browser.newContext({ ...phone, storageState: sessions[who] });
    const { page } = await openPage(context);
    await page.goto(product.address + path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await atRest(page);
    expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true);
    expect(await tooLow(page, finger)).toEqual([]);
    await context.close();
  });
});
