import type { Browser, BrowserContext } from 'playwright-core';
import { openBrowser } from './browser';
import { focused, tabTo } from './focus';
import { photo } from './photos-to-send';
import { type Product, startProduct } from './product';
import { atRest, faultsOf, picture, themes } from './screen-checks';
import { openPage } from './watched-page';
import { widgetOn } from './widget';

const firm = 'Demo Heating';

/** 320 is a small phone, and a desktop's 640 magnified to 200 %. */
const sizes = [
  { width: 320, height: 640 },
  { width: 1440, height: 900 },
] as const;

describe('the chat, for everybody', () => {
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

  const visit = async (context: BrowserContext) => {
    const visitor = await openPage(context);
    await visitor.page.goto(`${product.address}/demo`);
    const widget = widgetOn(visitor.page, firm);
    await widget.launcher.waitFor();
    return { ...visitor, widget, chooser: widget.panel.locator('.composer input[type=file]') };
  };

  describe.each(sizes)('at $width by $height', (viewport) => {
    it.each(themes)('has no fault in any of its states: %s', async (colorScheme) => {
      const context = await browser.newContext({ viewport, colorScheme, reducedMotion: 'reduce' });
      const { page, widget, chooser, troubles } = await visit(context);
      const check = async (state: string): Promise<void> => {
        await atRest(page);
        expect([state, await faultsOf(page)]).toEqual([state, []]);
        await picture(page, `widget-${state}`, viewport.width, colorScheme);
      };
      await widget.open();
      await widget.choose('Price for a new boiler');
      for (const told of ['Jo Smith, jo@mail.example, LS8 1AA', 'no rush', 'not sure']) await widget.say(told);
      await widget.log.getByRole('button', { name: 'Send a photo: Boiler front' }).waitFor();
      await check('photo-asked-for');
      await chooser.setInputFiles([await photo('1'), await photo('2')]);
      await widget.panel.getByText('2 photos ready to send').waitFor();
      await check('photos-waiting');
      await chooser.setInputFiles(
        ['3', '4', '5'].map((name) => ({ name, mimeType: 'image/gif', buffer: Buffer.of(1) })),
      );
      await widget.panel.getByText('Please send a JPEG').waitFor();
      await check('photos-refused');
      await widget.answerTo(() => widget.panel.getByLabel('Send message').click());
      await check('photos-sent');
      await widget.panel.getByLabel('Chat options').click();
      await widget.panel.getByRole('button', { name: 'Leave your details' }).click();
      await widget.form.getByLabel('Email').fill('priya@');
      await widget.form.getByLabel('Name').focus();
      await widget.form.getByText('Please enter a valid email address').waitFor();
      await check('details');
      await widget.form.getByRole('button', { name: 'Not now' }).click();
      await widget.say('there is a strong smell of gas in our kitchen');
      await check('danger');
      expect(troubles).toEqual([]);
    });

    it('has targets of 44 pixels, and nothing that moves where motion is not wanted', async () => {
      const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
      const { page, widget, chooser } = await visit(context);
      await widget.open();
      await widget.choose('Price for a new boiler');
      await chooser.setInputFiles(await photo('1'));
      await widget.panel.getByText('1 photo ready to send').waitFor();
      const small = await widget.panel.evaluate((panel) =>
        [...panel.querySelectorAll('button, select, textarea, summary.w-ib')]
          .filter((target) => target.checkVisibility())
          .map((target) => ({ label: target.getAttribute('aria-label'), box: target.getBoundingClientRect() }))
          .filter(({ box }) => box.width < 44 || box.height < 44)
          .map(({ label }) => label),
      );
      expect(small).toEqual([]);
      const moving = await page.evaluate(() => document.getAnimations().length);
      expect(moving).toBe(0);
    });
  });

  it('opens by a press during which the chat came', async () => {
    const { page, widget } = await visit(await browser.newContext());
    await page.route('**/panel-*.js', async (route) => {
      await page.mouse.down();
      await route.continue();
    });
    await widget.launcher.hover();
    await page.locator('pilotlight-chat dialog').waitFor({ state: 'attached' });
    await page.mouse.up();
    await widget.panel.waitFor();
  });

  it.each(['bottom-right', 'bottom-left'])('greets on a phone within its edges, at length: %s', async (position) => {
    const { page } = await openPage(await browser.newContext({ viewport: { width: 360, height: 740 } }));
    const greetingMessage =
      'Welcome! Ask us about repairs, services, breakdowns and new boilers anywhere in and around Leeds, today.';
    await page.route('**/launcher', async (route) => {
      const answer = await route.fetch();
      const launcher = await answer.json();
      const branding = { ...launcher.branding, greetingMessage, position };
      await route.fulfill({ response: answer, json: { ...launcher, branding } });
    });
    await page.goto(`${product.address}/demo`);
    const dismiss = page.getByRole('button', { name: 'Dismiss' });
    await dismiss.waitFor();
    await atRest(page);
    const boxOf = async (selector: string) => {
      const box = await page.locator(selector).boundingBox();
      if (!box) throw new Error(`${selector} is not shown`);
      return { ...box, right: box.x + box.width };
    };
    const [round, bubble, text, cross] = await Promise.all(['.w-launch', '.w-hello', '.w-open', '.w-x'].map(boxOf));
    expect([round?.width, round?.height]).toEqual([56, 56]);
    const edges = [round, bubble].flatMap((box) => (box ? [box.x, box.right] : []));
    expect(Math.min(...edges)).toBeGreaterThanOrEqual(12);
    expect(Math.max(...edges)).toBeLessThanOrEqual(348);
    expect(text?.right).toBeLessThanOrEqual(cross?.x ?? 0);
    expect(cross?.right).toBeLessThanOrEqual(bubble?.right ?? 0);
    // Two lines, and the rest is cut off.
    expect(
      await page
        .locator('.w-open > span')
        .last()
        .evaluate((words) => words.clientHeight),
    ).toBe(40);
  });

  it('goes from options to sending by Tab, through the photos that wait', async () => {
    const { page, widget, troubles } = await visit(await browser.newContext());
    // From the first listener on the browser tells of choosers: one that is added with the key's press may come too late.
    page.on('filechooser', () => undefined);
    await tabTo(page, `Open chat with ${firm}`);
    await page.keyboard.press('Enter');
    await widget.panel.waitFor();
    await widget.say('My boiler has no pressure');
    await tabTo(page, 'Add a photo', 'Shift+Tab');
    const chosen = page.waitForEvent('filechooser');
    await page.keyboard.press('Enter');
    await (await chosen).setFiles(await photo('1'));
    await widget.panel.getByText('1 photo ready to send').waitFor();
    expect(await focused(page)).toBe('Add a photo');

    await tabTo(page, 'Chat options', 'Shift+Tab');
    const passed: string[] = [];
    for (let step = 0; step < 30 && passed.at(-1) !== 'Send message'; step += 1) {
      passed.push(await focused(page));
      await page.keyboard.press('Tab');
    }
    const chips = await widget.panel
      .getByRole('group', { name: 'Suggested replies' })
      .getByRole('button')
      .allTextContents();
    expect(passed.slice(0, 3)).toEqual(['Chat options', 'Close chat', 'Conversation']);
    expect(passed.slice(3, 3 + chips.length)).toEqual(chips);
    expect(passed.slice(3 + chips.length)).toEqual([
      'Remove photo 1',
      'What photo 1 shows',
      'Add a photo',
      'Your message',
      'Send message',
    ]);

    await tabTo(page, 'What photo 1 shows', 'Shift+Tab');
    await page.keyboard.type('Gas meter');
    await tabTo(page, 'Send message');
    await widget.answerTo(() => page.keyboard.press('Enter'));
    await widget.log.getByRole('img', { name: 'Your photo: gas meter' }).waitFor();
    expect(await focused(page)).toBe('Your message');
    expect(troubles).toEqual([]);
  });

  it('comes back to the photo button when a photo is removed, and to the message field from the form', async () => {
    const { page, widget, chooser } = await visit(await browser.newContext());
    await widget.open();
    await chooser.setInputFiles(await photo('1'));
    await widget.panel.getByText('1 photo ready to send').waitFor();
    await tabTo(page, 'Remove photo 1', 'Shift+Tab');
    await page.keyboard.press('Enter');
    expect(await focused(page)).toBe('Add a photo');
    await tabTo(page, 'Chat options');
    await page.keyboard.press('Enter');
    await widget.panel.getByRole('button', { name: 'Leave your details' }).waitFor();
    await tabTo(page, 'Leave your details');
    await page.keyboard.press('Enter');
    await widget.form.waitFor();
    expect(await focused(page)).toBe('Name');
    await tabTo(page, 'Not now');
    await page.keyboard.press('Enter');
    expect(await focused(page)).toBe('Your message');
  });

  it('reads each answer out once and whole, and the way of a photo without its percentages', async () => {
    const { page, widget, chooser } = await visit(await browser.newContext());
    await widget.open();
    await widget.panel.evaluate((panel) => {
      const heard: string[] = [];
      Object.assign(window, { heard });
      const before = new Map<Element, string>();
      new MutationObserver(() => {
        for (const region of panel.querySelectorAll('[role=status]')) {
          // As a screen reader takes it: without what is hidden from it.
          const copy = region.cloneNode(true);
          if (!(copy instanceof Element)) continue;
          for (const hidden of copy.querySelectorAll('[aria-hidden]')) hidden.remove();
          const said = copy.textContent?.trim();
          if (said && said !== before.get(region)) heard.push(said);
          before.set(region, said);
        }
      }).observe(panel, { subtree: true, childList: true, characterData: true });
    });
    await widget.say('My boiler has no pressure');
    await chooser.setInputFiles(await photo('1', { width: 3000, height: 2000 }));
    await widget.panel.getByText('1 photo ready to send').waitFor();
    const heard = await page.evaluate(() => Reflect.get(window, 'heard'));
    const [, answer] = await widget.lines();
    expect(heard).toEqual([answer, 'Sending photo 1 of 1', '1 photo ready to send']);
  });
});
