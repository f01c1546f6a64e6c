import type { Browser } from 'playwright-core';
import { sessionOf } from './answering';
import { openBrowser } from './browser';
import { signInAsInstaller } from './installer';
import { photo } from './photos-to-send';
import { type Product, startProduct } from './product';
import { atRest, faultsOf, picture, themes } from './screen-checks';
import { openPage } from './watched-page';
import { widgetOn } from './widget';

const firm = 'Demo Heating';

describe('a person of the firm who sends a photo with a reply', () => {
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

  it.each([360, 1280])('sees it go, and the visitor sees it in their bubble and opens it (%i px)', async (width) => {
    const viewport = { width, height: 800 };
    const { page } = await openPage(await browser.newContext({ viewport, reducedMotion: 'reduce' }));
    await page.goto(`${product.address}/demo`);
    const widget = widgetOn(page, firm);
    const opened = sessionOf(page);
    await widget.open();
    await widget.say('Can I talk to a real person?');
    const sessionId = await opened;

    const dashboard = await (await browser.newContext({ viewport, reducedMotion: 'reduce' })).newPage();
    await signInAsInstaller(dashboard, product, product.demoInstaller);
    await dashboard.goto(`${product.address}/installer/dashboard/transcripts/${sessionId}`);
    await dashboard.getByLabel('Your reply').fill('It is this valve');
    await dashboard.locator('input[type=file]').setInputFiles([await photo('valve'), await photo('pump')]);
    await dashboard.getByText('2 photos ready to send').waitFor();
    for (const colorScheme of themes) {
      await dashboard.emulateMedia({ colorScheme });
      await atRest(dashboard);
      expect([colorScheme, await faultsOf(dashboard, colorScheme)]).toEqual([colorScheme, []]);
      await picture(dashboard, 'reply-photos', width, colorScheme);
    }
    await dashboard.getByRole('button', { name: 'Take over and send' }).click();
    await dashboard
      .getByRole('button', { name: /^Open photo/ })
      .first()
      .waitFor();

    const shown = widget.log.getByRole('button', { name: 'Open photo 2' });
    await shown.waitFor();
    const tab = page.waitForEvent('popup');
    await shown.click();
    const large = await tab;
    await large.waitForURL(/\/api\/files\//);
    expect(await large.evaluate(() => document.querySelector('img')?.naturalWidth)).toBe(1200);
    await picture(page, 'widget-firm-photos', width, 'light');
  });
});
