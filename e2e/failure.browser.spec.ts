import type { Browser, BrowserContext, Page } from 'playwright-core';
import { signInAsAdmin } from './admin';
import { openBrowser } from './browser';
import { comesTo } from './comes-to';
import { withGate } from './gate';
import { hostilePayloads } from './hostile-payloads';
import { signInAsInstaller, transcriptLines } from './installer';
import { type Product, startProduct } from './product';
import { breaks, troubleOn } from './trouble-on-the-way';
import { openPage, type WatchedPage } from './watched-page';
import { widgetOn } from './widget';

const firm = 'Demo Heating';

describe('what goes wrong on the way', () => {
  let product: Product;
  let browser: Browser;
  let reader: Page;
  let adminContext: () => Promise<BrowserContext>;

  beforeAll(async () => {
    product = await startProduct();
    browser = await openBrowser();
    reader = await (await browser.newContext()).newPage();
    await signInAsInstaller(reader, product, product.demoInstaller);
    const admin = await (await browser.newContext()).newPage();
    await signInAsAdmin(admin, product);
    const storageState = await admin.context().storageState();
    adminContext = () => browser.newContext({ storageState });
  });

  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  const visit = async (): Promise<WatchedPage & { context: BrowserContext; widget: ReturnType<typeof widgetOn> }> => {
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    const watched = await openPage(context);
    await watched.page.goto(`${product.address}/demo`);
    const widget = widgetOn(watched.page, firm);
    await widget.open();
    return { ...watched, context, widget };
  };

  const openNewest = async (page: Page): Promise<void> => {
    await page.goto(`${product.address}/installer/dashboard/transcripts`);
    await page.getByRole('region', { name: 'Transcripts' }).getByRole('listitem').first().getByRole('link').click();
    await page.getByRole('list', { name: 'Messages' }).waitFor();
  };

  /** The newest conversation as the installer reads it; dashboards follow the log. */
  const newestTranscript = async (page: Page): Promise<string[]> => {
    await openNewest(page);
    return await transcriptLines(page);
  };
  const timesInNewest = async (...words: readonly string[]): Promise<number[]> => {
    const lines = await newestTranscript(reader);
    return words.map((each) => lines.filter((line) => line === each).length);
  };

  const expectNothingForeign = ({ fetched, troubles }: WatchedPage): void => {
    const foreign = fetched.filter((address) => !address.startsWith(product.address) && !address.startsWith('data:'));
    expect(foreign).toEqual([]);
    expect(troubles).toEqual([]);
  };

  it('keeps a message written offline, and sends it once when the visitor is back', async () => {
    const { context, widget } = await visit();
    await widget.say('Hello');
    await context.setOffline(true);
    await widget.panel.getByText('You’re offline. We’ll send it when you’re back online.').waitFor();
    await widget.message.fill('My boiler is leaking');
    await widget.message.press('Enter');
    await widget.log.getByText('Waiting to send').waitFor();
    await widget.answerTo(() => context.setOffline(false));
    expect(await widget.log.getByText('Waiting to send').count()).toBe(0);
    await comesTo(() => timesInNewest('My boiler is leaking'), [1]);
  });

  it('sends a message once, whose answer was lost on the way and asked for again by itself', async () => {
    const { page, widget } = await visit();
    await widget.say('Hello');
    // The server has the message and answers; the visitor's browser never hears of it.
    const answers = await troubleOn(page, '**/chat', async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    await widget.message.fill('The radiator is cold upstairs');
    await widget.message.press('Enter');
    const retry = widget.log.getByRole('button', { name: 'Retry' });
    await retry.waitFor();
    await widget.answerTo(async () => answers.ends());
    expect(await retry.count()).toBe(0);
    const seen = await widget.lines();
    await comesTo(() => newestTranscript(reader), seen);
    expect(seen.filter((line) => line === 'The radiator is cold upstairs')).toHaveLength(1);
  });

  it('sends by itself what was written while the server was away, each once', async () => {
    const { page, widget } = await visit();
    await widget.say('Hello');
    const server = await troubleOn(page, '**/chat', (route) => route.abort('connectionrefused'));
    const written = ['My boiler is off', 'boiler smells of gas'];
    for (const text of written) {
      await widget.message.fill(text);
      await widget.message.press('Enter');
    }
    await widget.log.getByText('Not sent').nth(1).waitFor();
    await widget.panel.getByRole('alert').getByText('Call 0800 111 999').waitFor();
    server.ends();
    await widget.log.locator('.them > p:not(.dots)').nth(2).waitFor();
    expect(await widget.log.getByText('Not sent').count()).toBe(0);
    await comesTo(() => timesInNewest(...written), [1, 1]);
  });

  it('sends danger at once, though the message before it is still on its way', async () => {
    const { page, widget } = await visit();
    const { promise: held, resolve: arrive } = withGate();
    await page.route('**/chat', async (route) => {
      if (route.request().postData()?.includes('My boiler is off')) await held;
      await route.continue();
    });
    await widget.message.fill('My boiler is off');
    await widget.message.press('Enter');
    await widget.say('I can smell gas');
    await widget.panel.getByRole('alert').getByText('Call 0800 111 999').waitFor();
    await widget.log.getByRole('img', { name: 'Assistant is typing' }).waitFor();
    arrive();
    await widget.log.getByRole('img', { name: 'Assistant is typing' }).waitFor({ state: 'detached' });
    const lines = await widget.lines();
    expect([lines.length, lines[0], lines[2]]).toEqual([4, 'My boiler is off', 'I can smell gas']);
    expect(await widget.panel.locator('.vh').textContent()).toBe(lines[1]);
  });

  it('shows a conversation again that could not be fetched, as soon as the visitor is back', async () => {
    const { page, context, widget } = await visit();
    await widget.say('The tank in the loft is humming');
    const line = await troubleOn(page, '**/conversation', breaks);
    const lost = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/conversation'));
    await page.reload();
    await lost;
    line.ends();
    await context.setOffline(true);
    await context.setOffline(false);
    await widget.log.getByText('The tank in the loft is humming').waitFor();
  });

  it('starts a new chat at once, though an answer was on its way, and takes nothing of it along', async () => {
    const { page, widget } = await visit();
    // The first answer never comes.
    await page.route('**/chat', (route) =>
      route.request().postData()?.includes('humming') ? undefined : route.continue(),
    );
    await widget.message.fill('The tank in the loft is humming');
    await widget.message.press('Enter');
    await widget.log.getByText('The tank in the loft is humming').waitFor();
    await widget.panel.getByLabel('Chat options').click();
    await widget.panel.getByText('Start a new chat').click();
    await widget.panel.getByRole('button', { name: 'Start again' }).click();
    await widget.say('Is anybody there?');
    expect(await widget.log.getByText('humming').count()).toBe(0);
    const seen = await widget.lines();
    await comesTo(() => newestTranscript(reader), seen);
  });

  it('says why a message was refused, and offers to try again', async () => {
    const { page, widget } = await visit();
    const refusals = await troubleOn(page, '**/chat', (route) =>
      route.fulfill({
        status: 429,
        contentType: 'application/json',
        headers: { 'access-control-allow-origin': product.address },
        body: JSON.stringify({ message: 'Please wait a moment', code: 'throttled', requestId: 'r' }),
      }),
    );
    await widget.message.fill('Is anybody there?');
    await widget.message.press('Enter');
    await widget.log.getByText('Please wait a moment').waitFor();
    refusals.ends();
    await widget.answerTo(() => widget.log.getByRole('button', { name: 'Retry' }).click());
    expect(await widget.log.getByText('Please wait a moment').count()).toBe(0);
    expect((await widget.lines())[0]).toBe('Is anybody there?');
  });

  // A conversation takes 20 messages a minute, so they come in four.
  it.each([0, 15, 30, 45])(
    'shows hostile messages from the %ith on as they were typed, and fetches nothing',
    async (from) => {
      const payloads = hostilePayloads.slice(from, from + 15);
      // What would turn the text beside it backwards is not kept.
      const kept = payloads.map((payload) => payload.replace(/[\u202A-\u202E\u2066-\u2069]/g, '').trim());
      const visitor = await visit();
      for (const payload of payloads) await visitor.widget.say(payload);
      await visitor.page.reload();
      await visitor.widget.panel.waitFor();
      await visitor.widget.log.locator('.me').nth(14).waitFor();
      expect(await visitor.widget.log.locator('.me > p').allTextContents()).toEqual(kept);

      const installer = await openPage(
        await browser.newContext({ storageState: await reader.context().storageState() }),
      );
      const seen = await visitor.widget.lines();
      await comesTo(() => newestTranscript(installer.page), seen);

      const admin = await openPage(await adminContext());
      await admin.page.goto(`${product.address}/admin/dashboard/installer/demo-heating/insights`);
      await admin.page
        .getByRole('link', { name: /^View / })
        .first()
        .click();
      await admin.page.getByRole('dialog').getByRole('list', { name: 'Messages' }).waitFor();
      expect(await transcriptLines(admin.page)).toEqual(seen);

      for (const watched of [visitor, installer, admin]) expectNothingForeign(watched);
    },
  );

  it('shows a hostile name and home as they were typed', async () => {
    const visitor = await visit();
    await visitor.widget.say('Price for a new boiler');
    await visitor.widget.panel.getByRole('button', { name: 'Leave my details' }).click();
    const name = '<img src=x onerror=alert(1)>{{7*7}}\u202Eevil';
    await visitor.widget.form.getByLabel('Name').fill(name);
    await visitor.widget.form.getByLabel('Phone').fill('07700 900456');
    await visitor.widget.form.getByRole('button', { name: 'Send my details' }).click();
    await visitor.widget.form.waitFor({ state: 'hidden' });

    const installer = await openPage(await browser.newContext({ storageState: await reader.context().storageState() }));
    const listed = installer.page.getByRole('region', { name: 'Transcripts' });
    const named = listed.getByText('onerror=alert(1)').first();
    await comesTo(async () => {
      await installer.page.goto(`${product.address}/installer/dashboard/transcripts`);
      await listed.getByRole('listitem').first().waitFor();
      return await named.isVisible();
    }, true);
    await named.click();
    const lead = installer.page.getByRole('region', { name: 'Lead and job sheet' });
    await lead.getByText('<img').waitFor();
    expect(await lead.innerText()).toContain('onerror=alert(1)>{{7*7}}');

    const admin = await openPage(await adminContext());
    await admin.page.goto(`${product.address}/admin/dashboard/installer/demo-heating/insights`);
    await admin.page.getByRole('link', { name: /^View <img/ }).click();
    await admin.page.getByRole('complementary', { name: 'Lead information' }).getByText('onerror=alert(1)').waitFor();
    for (const watched of [visitor, installer, admin]) expectNothingForeign(watched);
  });
});
