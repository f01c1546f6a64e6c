import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import sharp, { type Metadata } from 'sharp';
import { openBrowser } from './browser';
import { signInAsInstaller } from './installer';
import { file } from './photos-to-send';
import { type Product, startProduct } from './product';
import { atRest, themes } from './screen-checks';
import { openedWidget } from './screens';
import { openPage } from './watched-page';

const pictures = join(__dirname, '../frontend/src/landing/pictures');
const mostBytes = 60 * 1024;

/** What the landing page shows: CSS pixels, and how many real ones each has. */
const views = {
  chat: { viewport: { width: 360, height: 640 }, deviceScaleFactor: 2 },
  conversation: { viewport: { width: 1240, height: 980 }, deviceScaleFactor: 1 },
  'conversation-phone': { viewport: { width: 360, height: 640 }, deviceScaleFactor: 2 },
} as const;
type View = keyof typeof views;

/** By the browser: the product keeps its own process from reading drawings, and tests may share one. */
const drawn = async (browser: Browser, subject: string) => {
  const page = await browser.newPage({ viewport: { width: 900, height: 900 } });
  await page.setContent(readFileSync(join(pictures, `${subject}.svg`), 'utf8'));
  await page.addStyleTag({ content: 'svg { width: 800px; height: auto }' });
  const picture = await page.locator('svg').first().screenshot({ type: 'jpeg' });
  await page.close();
  return file(`${subject}.jpeg`, 'image/jpeg', picture);
};

/** Takes the page's picture in each theme; SCREENSHOTS=1 puts it where the landing page has it. */
const taken = async (page: Page, view: View): Promise<readonly Metadata[]> => {
  const all: Metadata[] = [];
  for (const theme of themes) {
    await page.emulateMedia({ colorScheme: theme });
    await atRest(page);
    const screenshot = await page.screenshot({ caret: 'hide' });
    const picture = await sharp(screenshot).webp({ quality: 60, effort: 6 }).toBuffer();
    if (process.env['SCREENSHOTS'] === '1') writeFileSync(join(pictures, `${view}-${theme}.webp`), picture);
    all.push(await sharp(picture).metadata());
  }
  return all;
};

const shown = (view: View) =>
  Promise.all(themes.map((theme) => sharp(readFileSync(join(pictures, `${view}-${theme}.webp`))).metadata()));

const sizes = (of: readonly Metadata[]) => of.map(({ format, width, height }) => ({ format, width, height }));

const expectAsShown = async (page: Page, view: View): Promise<void> => {
  expect(sizes(await taken(page, view))).toEqual(sizes(await shown(view)));
};

describe('the pictures on the landing page', () => {
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

  const visit = async () => {
    const { page } = await openPage(await browser.newContext(views.chat));
    await page.goto(`${product.address}/demo`);
    return { page, chat: await openedWidget(page) };
  };

  it('are the chat of a visitor who books, and the conversation as the installer reads it', async () => {
    for (const words of [
      'How much is a boiler service? Tom Reid, 07700 900457, LS8 2QQ',
      'Price for a new boiler please. Margaret Hill, 07700 900456, LS6 1AY',
    ])
      await (await visit()).chat.say(words);

    const { page, chat } = await visit();
    await chat.say('no heating since last night, our worcester combi is flashing EA');
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles([await drawn(browser, 'boiler'), await drawn(browser, 'plate')]);
    await chat.panel.getByText('2 photos ready to send').waitFor();
    const waiting = chat.panel.getByLabel('Photos to send');
    await waiting.getByLabel('What photo 1 shows').selectOption({ label: 'Boiler front' });
    await waiting.getByLabel('What photo 2 shows').selectOption({ label: 'Data plate' });
    await chat.answerTo(() => chat.message.press('Enter'));
    await chat.say('Priya Nair, 07700 900142, LS17 8AB');
    const time = chat.panel.getByRole('button', { name: /^\w{3} \d+ \w{3}, \d\d:\d\d$/ }).first();
    await time.waitFor();
    await expectAsShown(page, 'chat');
    await chat.answerTo(() => time.click());
    await chat.choose('Yes, book it');

    const office = await (await browser.newContext(views.conversation)).newPage();
    await signInAsInstaller(office, product, product.demoInstaller);
    await office.goto(`${product.address}/installer/dashboard/transcripts`);
    await office.getByRole('link', { name: 'Priya' }).click();
    await office.getByRole('list', { name: 'Messages' }).waitFor();
    await expectAsShown(office, 'conversation');
    const { viewport, deviceScaleFactor } = views['conversation-phone'];
    const phone = await browser.newContext({
      viewport,
      deviceScaleFactor,
      storageState: await office.context().storageState(),
    });
    const pocket = await phone.newPage();
    await pocket.goto(office.url());
    await pocket.getByRole('list', { name: 'Messages' }).waitFor();
    await expectAsShown(pocket, 'conversation-phone');
  });

  it.each(Object.keys(views))('%s weighs no more than a page on a phone can bear', (view) => {
    for (const theme of themes)
      expect(readFileSync(join(pictures, `${view}-${theme}.webp`)).length).toBeLessThan(mostBytes);
  });
});
