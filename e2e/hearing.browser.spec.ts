import type { Browser, BrowserContextOptions } from 'playwright-core';
import { answererOf, sessionOf } from './answering';
import { openBrowser } from './browser';
import { comesTo } from './comes-to';
import { signInAsInstaller } from './installer';
import { type Product, startProduct } from './product';
import { atRest, faultsOf, picture, themes, widths } from './screen-checks';
import { openPage } from './watched-page';
import { widgetOn } from './widget';

const firm = 'Demo Heating';
const wantsPerson = 'Can I talk to a real person?';
/** Milliseconds between two looks of a closed chat. */
const lookEvery = 15_000;
const words = 'Dawn here, I can come tomorrow at nine. Is the boiler in the kitchen?';

describe('a person of the firm answers', () => {
  let product: Product;
  let browser: Browser;
  let dawn: Awaited<ReturnType<typeof answererOf>>;

  beforeAll(async () => {
    product = await startProduct();
    browser = await openBrowser();
    dawn = await answererOf(product);
  });

  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  /** Time stands still in the page, so that it looks for news when it is told to, however long all else takes. */
  const chatting = async (text: string, options: BrowserContextOptions = {}) => {
    const visitor = await openPage(await browser.newContext({ reducedMotion: 'reduce', ...options }));
    const { page } = visitor;
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.goto(`${product.address}/demo`);
    const widget = widgetOn(page, firm);
    const opened = sessionOf(page);
    await widget.open();
    await widget.say(text);
    return { ...visitor, widget, sessionId: await opened, bubble: page.locator('.w-hello') };
  };

  it.each(widths)(
    'to a chat that is closed: the launcher, a bubble and the title tell, until it is read (%i px)',
    async (width) => {
      const viewport = { width, height: 800 };
      const { page, widget, bubble, sessionId, troubles, fetched } = await chatting(wantsPerson, { viewport });
      const check = async (state: string): Promise<void> => {
        for (const colorScheme of themes) {
          await page.emulateMedia({ colorScheme });
          await atRest(page);
          expect([state, colorScheme, await faultsOf(page, colorScheme)]).toEqual([state, colorScheme, []]);
          await picture(page, `widget-${state}`, width, colorScheme);
        }
      };
      const title = await page.title();
      await widget.panel.getByLabel('Close chat').click();
      await page.clock.runFor(1_000);
      await widget.panel.waitFor({ state: 'hidden' });
      const before = fetched.length;
      await dawn.reply(sessionId, words);
      await page.clock.fastForward(lookEvery);
      await bubble.getByText(words).waitFor();
      expect(fetched.slice(before).filter((each) => each.includes('/api/widget/'))).toEqual([
        expect.stringContaining('/unread?seen=0'),
      ]);
      await page.clock.resume();
      expect(await page.title()).toBe('(1) Dawn replied');
      expect(await widget.launcher.getAttribute('aria-label')).toBe(`Open chat with ${firm}, 1 new message`);
      await check('person-replied');

      await page.reload();
      await bubble.getByText(words).waitFor();
      expect(await page.title()).toBe('(1) Dawn replied');
      await bubble.getByText(words).click();
      await widget.log.getByText(words).waitFor();
      await widget.log.getByText('Dawn joined').waitFor();
      expect(await page.title()).toBe(title);
      expect(await bubble.count()).toBe(0);
      await check('person-read');
      await widget.panel.getByLabel('Close chat').click();
      expect(await widget.launcher.getAttribute('aria-label')).toBe(`Open chat with ${firm}`);
      expect(troubles).toEqual([]);
    },
  );

  it('to a chat whose bubble was sent away: it stays away on the next page, the count stays', async () => {
    const { page, widget, bubble, sessionId } = await chatting(wantsPerson);
    await widget.panel.getByLabel('Close chat').click();
    await dawn.reply(sessionId, words);
    await page.clock.fastForward(lookEvery);
    await bubble.getByRole('button', { name: 'Dismiss' }).click();
    await page.reload();
    await page.getByRole('button', { name: `Open chat with ${firm}, 1 new message` }).waitFor();
    await comesTo(() => page.title(), '(1) Dawn replied');
    expect(await bubble.count()).toBe(0);
  });

  it('to a chat that is open: joining, typing, words and leaving show without a look', async () => {
    const { widget, sessionId, troubles, fetched } = await chatting(wantsPerson);
    const shows = async (act: () => Promise<unknown>, what: string): Promise<void> => {
      await act();
      await widget.panel.getByText(what).last().waitFor();
    };
    await shows(() => dawn.act(sessionId, 'take-over'), 'Dawn joined');
    await shows(() => dawn.act(sessionId, 'typing'), 'Dawn is typing');
    await shows(() => dawn.reply(sessionId, words), words);
    expect(await widget.panel.getByText('Dawn is typing').count()).toBe(0);
    await widget.panel.getByText('Dawn Sykes is answering').waitFor();
    expect(await widget.panel.locator('.vh').textContent()).toBe(words);
    await shows(() => dawn.act(sessionId, 'hand-back'), 'Dawn has left');
    await widget.panel.getByText('AI assistant · replies instantly').waitFor();
    expect(fetched.filter((each) => each.endsWith('/listen'))).toHaveLength(1);
    expect(troubles).toEqual([]);
  });

  it('unasked: it is heard all the same, though the visitor says nothing more', async () => {
    const { page, widget, sessionId, fetched } = await chatting('My boiler has no pressure');
    expect(fetched.filter((each) => each.endsWith('/listen'))).toEqual([]);
    await dawn.reply(sessionId, words);
    await page.clock.fastForward(lookEvery);
    await widget.log.getByText(words).waitFor();
  });

  it('and sees on the dashboard that the visitor is typing', async () => {
    const { page, widget, sessionId } = await chatting(wantsPerson);
    await page.clock.resume();
    await dawn.reply(sessionId, words);
    await widget.log.getByText(words).waitFor();
    const office = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
    await signInAsInstaller(office, product, product.demoInstaller);
    await office.goto(`${product.address}/installer/dashboard/transcripts/${sessionId}`);
    await office.getByRole('list', { name: 'Messages' }).getByText(words).waitFor();
    const typing = office.getByText('is typing');
    await comesTo(async () => {
      await widget.message.press('y');
      return await typing.isVisible();
    }, true);
    await office.getByLabel('Your reply').pressSequentially('Yes', { delay: 100 });
    await widget.log.getByText('Dawn is typing').waitFor();
  });
});
