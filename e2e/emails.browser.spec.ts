import { simpleParser } from 'mailparser';
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { MailServer } from '../backend/src/gateways/email/testing/mail-server';
import { demoKey, Visitor } from '../start/testing/visitor';
import { openBrowser } from './browser';
import { defaultEmails, pageOf } from './default-emails';
import { type Product, startProduct } from './product';
import { expectToReadWell, faultsOf, picture, themes, widths } from './screen-checks';
import { openPage } from './watched-page';

let mail: MailServer;
let product: Product;
let browser: Browser;
beforeAll(async () => {
  mail = await MailServer.start();
  const settings = { SMTP_URL: `smtp://127.0.0.1:${mail.port}`, EMAIL_FROM: 'Pilotlight <post@pilotlight.example>' };
  product = await startProduct(settings);
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
  await mail?.stop();
});

const openAt = async (width: number) =>
  await openPage(await browser.newContext({ viewport: { width, height: 740 }, reducedMotion: 'reduce' }));

/** The email that a visitor is sent for their details, as its mail program reads it. */
const emailTo = async (to: string) => {
  for (;;) {
    const received = mail.received.find((each) => each.to.includes(to));
    if (received) return await simpleParser(received.raw);
    await pause(50);
  }
};

it.each(widths)('at %i px a visitor stops the emails by the link in one', async (width) => {
  const to = `priya${width}@nair.example`;
  const visitor = await Visitor.open(product.address, await demoKey(product.address));
  await visitor.leave({ name: 'Priya Nair', email: to, postcode: 'LS17 8AB' });
  const { html, text } = await emailTo(to);
  const { page, troubles } = await openAt(width);
  await page.setContent(String(html));
  const link = await page.getByRole('link', { name: 'Stop these emails' }).getAttribute('href');
  expect(text).toContain(`Stop these emails: ${link}`);
  await page.goto(String(link));
  await page.getByRole('heading', { name: 'Stop these emails?' }).waitFor();
  await expectToReadWell(page, 'unsubscribe', width);
  const card = page.getByRole('main');
  expect(await card.evaluate((element) => getComputedStyle(element).borderRadius)).toBe('12px');
  await page.getByRole('button', { name: 'Stop emails' }).click();
  await page.getByText('Demo Heating sends no more emails to this address').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  expect(troubles).toEqual([]);
});

it('a link that was tampered with says so on a page', async () => {
  const { page } = await openAt(360);
  await page.goto(`${product.address}/unsubscribe/AAAA`);
  await page.getByRole('heading', { name: 'This link is not valid any more' }).waitFor();
  expect(await faultsOf(page)).toEqual([]);
});

/** The emails that their frames don't hold. */
const cut = async (page: Page): Promise<string[]> =>
  await page.locator('iframe').evaluateAll((frames) =>
    frames.flatMap((frame) => {
      if (!(frame instanceof HTMLIFrameElement) || !frame.contentDocument) return ['not a frame'];
      const { scrollWidth, scrollHeight } = frame.contentDocument.documentElement;
      return scrollWidth > frame.clientWidth || scrollHeight > frame.clientHeight ? [frame.title] : [];
    }),
  );

describe('on the narrowest phone', () => {
  let page: Page;
  beforeAll(async () => {
    ({ page } = await openAt(320));
  });

  it.each(defaultEmails)('$name fits and reads well in both themes', async (email) => {
    await page.setContent(pageOf([email], { width: 320, height: 700 }));
    await page.frameLocator('iframe').getByText('You get this because').waitFor();
    for (const theme of themes) {
      await page.emulateMedia({ colorScheme: theme });
      expect({ theme, faults: await faultsOf(page, theme) }).toEqual({ theme, faults: [] });
    }
    expect(await cut(page)).toEqual([]);
  });
});

it('every default email is drawn on one page', async () => {
  const page = await browser.newPage({ viewport: { width: 1840, height: 3000 } });
  await page.setContent(pageOf(defaultEmails, { width: 344, height: 720 }));
  for (const theme of themes) {
    await page.emulateMedia({ colorScheme: theme });
    await picture(page, 'emails', 1840, theme);
  }
  expect(await cut(page)).toEqual([]);
});
