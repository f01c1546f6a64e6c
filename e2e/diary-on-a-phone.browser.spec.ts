import type { Browser, BrowserContext, Page } from 'playwright-core';
import { openBrowser } from './browser';
import { block, bookAsVisitor, chosen, comingWeek, london, putIntoDiary } from './diary';
import { signInAsInstaller } from './installer';
import { type Product, startProduct } from './product';
import { atRest } from './screen-checks';

const monday = comingWeek(0);
const tuesday = comingWeek(1);

describe("an installer's diary on a phone", () => {
  let product: Product;
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;

  beforeAll(async () => {
    product = await startProduct();
    browser = await openBrowser();
    context = await browser.newContext();
    page = await context.newPage();
    await signInAsInstaller(page, product, product.demoInstaller);
  });

  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  const inPocket = async (day: string) => {
    const pocket = await browser.newContext({
      viewport: { width: 360, height: 740 },
      hasTouch: true,
      isMobile: true,
      reducedMotion: 'reduce',
      storageState: await context.storageState(),
    });
    const phone = await pocket.newPage();
    await phone.goto(`${product.address}/installer/diary?day=${day}`);
    const finger = await pocket.newCDPSession(phone);
    /** Rests a finger on a block, then draws it so many pixels down, and lifts it once it is seen at that time. */
    const drawDown = async (name: RegExp, pixels: number, there: string) => {
      const { x = 0, y = 0 } = (await block(phone, name).boundingBox()) ?? {};
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', down = 0) =>
        finger.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: type === 'touchEnd' ? [] : [{ x: x + 60, y: y + 10 + down }],
        });
      await touch('touchStart');
      // Until the page's own clock has counted the finger's rest, however busy the page is.
      await phone.evaluate(() => new Promise((rested) => setTimeout(rested, 500)));
      for (const part of [0.15, 0.45, 0.75, 1]) await touch('touchMove', pixels * part);
      await phone.locator('b', { hasText: there }).waitFor();
      await touch('touchEnd');
    };
    return { pocket, phone, drawDown };
  };

  it('is confirmed and moved by a thumb', async () => {
    await bookAsVisitor(browser, product, { customerName: 'Norah Quinn', scheduledAt: london(tuesday, '09:00') });
    const { pocket, phone, drawDown } = await inPocket(tuesday);
    await chosen(phone).getByRole('button', { name: 'Confirm 09:00' }).tap();
    await block(phone, /^09:00 to 10:00, Norah Quinn.*Confirmed/).waitFor();
    // The diary lies below its title, which is fetched by itself.
    await phone.getByRole('heading', { level: 1, name: 'Nothing to confirm' }).waitFor();
    await drawDown(/Norah Quinn/, 68, '10:00 to 11:00');
    await block(phone, /^10:00 to 11:00, Norah Quinn/).waitFor();
    await pocket.close();
  });

  it('shows a visit that is tapped above its sheet, and leaves it where a thumb drops it', async () => {
    for (const [customerName, time] of [
      ['Edith Early', '09:00'],
      ['Lena Late', '14:00'],
    ] as const)
      await putIntoDiary(page, { customerName, scheduledAt: london(monday, time) });
    const { pocket, phone, drawDown } = await inPocket(monday);
    const [early, late] = [/Edith Early/, /Lena Late/];
    const sheet = chosen(phone);
    /** Once the page has come to rest, which the sheet may put off as it grows. */
    const expectClear = async (name: RegExp) => {
      let covered = 1;
      for (const deadline = Date.now() + 10_000; covered > 0 && Date.now() < deadline;) {
        await atRest(phone);
        const [drawn, over] = [await block(phone, name).boundingBox(), await sheet.boundingBox()];
        if (!drawn || !over) throw new Error('Nothing is shown');
        covered = Math.max(0, -drawn.y, drawn.y + drawn.height - over.y);
      }
      expect(covered).toBe(0);
    };
    await block(phone, late).tap();
    await sheet.getByRole('heading', { name: 'Lena Late' }).waitFor();
    await expectClear(late);
    const scrolled = () => phone.evaluate(() => window.scrollY);
    const before = await scrolled();
    await drawDown(late, 68, '15:00 to 16:00');
    await block(phone, /^15:00 to 16:00, Lena Late/).waitFor();
    expect(await scrolled()).toBe(before);
    await block(phone, late).press('ArrowUp');
    await sheet.getByRole('heading', { name: 'Edith Early' }).waitFor();
    await expectClear(early);
    await block(phone, early).press('ArrowDown');
    await sheet.getByRole('heading', { name: 'Lena Late' }).waitFor();
    await expectClear(late);
    await pocket.close();
  });
});
