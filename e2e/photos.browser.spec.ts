import type { Browser, Page } from 'playwright-core';
import { copyEmbedCode, createInstaller, signInAsAdmin } from './admin';
import { openBrowser } from './browser';
import { withGate } from './gate';
import { type HostSite, startHostSite } from './host-site';
import { file, heavyPhoto, heicPhoto, photo } from './photos-to-send';
import { type Product, startProduct } from './product';
import { breaks, troubleOn } from './trouble-on-the-way';
import { openPage } from './watched-page';
import { widgetOn } from './widget';

const firm = 'Aire Valley Heating';
const login = { email: 'office@aire-valley.example', password: 'a warm house in winter' };

interface KeptPhoto {
  readonly slot: string | null;
  readonly width: number;
  readonly height: number;
}

/** Waits until each picture of a sent photo is drawn. */
const painted = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => {
    const root = document.querySelector('pilotlight-chat')?.shadowRoot;
    const canvases = [...(root?.querySelectorAll<HTMLCanvasElement>('.me canvas') ?? [])];
    const middles = canvases.map((canvas) => canvas.getContext('2d')?.getImageData(112, 112, 1, 1).data[3]);
    return middles.length > 0 && middles.every((opacity) => opacity === 255);
  });
};

/** The server's word that it knows what a photo shows, which is told it beside the message. */
const tagged = (page: Page) => page.waitForResponse(/\/files\/[^/]+\/slot$/);

/** What the server says of the photos when the page comes anew. */
const reloaded = async (page: Page): Promise<readonly KeptPhoto[]> => {
  let anew = false;
  page.once('framenavigated', () => (anew = true));
  // What the old page asked for meanwhile goes with it.
  const asked = page.waitForRequest(
    (request) => anew && request.method() === 'GET' && request.url().endsWith('/files'),
  );
  await page.reload();
  const answer = await (await asked).response();
  if (!answer) throw new Error('No answer came');
  const { photos }: { photos: readonly KeptPhoto[] } = await answer.json();
  return photos;
};

/** Photos on somebody's website, whose policy allows the widget's script and calls, and no pictures at all. */
describe("a visitor's photos", () => {
  let product: Product;
  let browser: Browser;
  let website: HostSite;
  let snippet = '';

  beforeAll(async () => {
    product = await startProduct();
    browser = await openBrowser();
    website = await startHostSite(product.address, () => snippet);
    const admin = await (await browser.newContext()).newPage();
    await signInAsAdmin(admin, product);
    await createInstaller(admin, { name: firm, slug: 'aire-valley', login, allowedDomains: [website.origin] });
    snippet = await copyEmbedCode(admin, firm);
  });

  afterAll(async () => {
    await browser?.close();
    await Promise.all([website?.stop(), product?.stop()]);
  });

  const visit = async () => {
    const visitor = await openPage(await browser.newContext({ reducedMotion: 'reduce' }));
    await visitor.page.goto(website.origin);
    const widget = widgetOn(visitor.page, firm);
    await widget.open();
    const chooser = widget.panel.locator('input[type=file]');
    const send = widget.panel.getByLabel('Send message');
    return { ...visitor, widget, chooser, send, waiting: widget.panel.getByLabel('Photos to send') };
  };

  it('are shrunk, named, sent with the words, and there again after a reload', async () => {
    const { page, fetched, troubles, widget, chooser, waiting } = await visit();
    const part = () => fetched.filter((address) => /\/photos-[^/]+\.js$/.test(address)).length;
    await widget.say('No heating');
    expect(part()).toBe(0);
    const chosen = page.waitForEvent('filechooser');
    await widget.panel.getByRole('button', { name: 'Add a photo' }).click();
    await (await chosen).setFiles([await photo('large', { width: 4000, height: 3000 }), heicPhoto()]);
    await widget.panel.getByText('2 photos ready to send').waitFor();
    expect(part()).toBe(1);
    const told = tagged(page);
    await waiting.getByLabel('What photo 1 shows').selectOption({ label: 'Boiler front' });
    await told;
    await widget.say('Here is my boiler');
    await widget.log.getByRole('img', { name: 'Your photo: boiler front' }).waitFor();
    expect(await waiting.count()).toBe(0);

    const photos = await reloaded(page);
    expect(photos).toMatchObject([
      { slot: 'boiler-front', width: 2560, height: 1920 },
      { slot: null, width: 160, height: 120 },
    ]);
    // The server could read the HEIC, so now there is a picture of it.
    await widget.log.locator('canvas').nth(1).waitFor();
    await painted(page);
    expect(await chooser.getAttribute('accept')).toBe('image/jpeg,image/png,image/webp,image/heic,.heic');
    expect(troubles).toEqual([]);
  });

  it('show how far they are on a slow line', async () => {
    const { page, widget, chooser } = await visit();
    const line = await page.context().newCDPSession(page);
    const carries = (uploadThroughput: number) =>
      line.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 0,
        downloadThroughput: -1,
        uploadThroughput,
      });
    await carries(50 * 1024);
    await chooser.setInputFiles(await heavyPhoto('slow', 1200, 900));
    await widget.panel.getByText(/^Sending photo 1 of 1, [1-9]\d?%$/).waitFor();
    await carries(-1);
    await widget.panel.getByText('1 photo ready to send').waitFor();
  });

  it('keep their place where a picture is lost', async () => {
    const { page, widget, chooser } = await visit();
    await widget.say('No heating');
    const chosen = page.waitForEvent('filechooser');
    await widget.panel.getByRole('button', { name: 'Add a photo' }).click();
    await (await chosen).setFiles([await photo('lost')]);
    await widget.panel.getByText('1 photo ready to send').waitFor();
    await widget.say('Here it is');
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    const asked = page.waitForRequest(/size=thumbnail/);
    await page.route(/size=thumbnail/, (route) =>
      route.fulfill({ status: 404, contentType: 'application/json', body: '{"message":"This photo is missing"}' }),
    );
    await reloaded(page);
    await asked;
    await widget.log.getByRole('img', { name: /^Your photo/ }).waitFor();
    await widget.say('Thanks');
    expect(await widget.log.locator('canvas').count()).toBe(0);
    expect(errors).toEqual([]);
    expect(await chooser.count()).toBeGreaterThan(0);
  });

  it('that are asked for are tagged with what was asked, by the tile and by the ordinary button', async () => {
    const { page, troubles, widget, chooser, waiting, send } = await visit();
    for (const told of ['how much is a new boiler?', 'Jo Smith, jo@mail.example, LS8 1AA', 'no rush', 'not sure'])
      await widget.say(told);
    const tile = widget.log.getByRole('button', { name: 'Send a photo: Boiler front' });
    const shows = (number: number) => waiting.getByLabel(`What photo ${number} shows`);

    const chosen = page.waitForEvent('filechooser');
    await tile.click();
    await (await chosen).setFiles([await photo('near'), await photo('far')]);
    await widget.panel.getByText('2 photos ready to send').waitFor();
    expect([await shows(1).inputValue(), await shows(2).inputValue()]).toEqual(['boiler-front', 'boiler-front']);
    await shows(2).selectOption({ label: 'What’s this?' });

    // Not sent yet: it is asked for again after a reload, and once more the same way.
    await page.reload();
    await tile.waitFor();
    const toldAgain = tagged(page);
    await chooser.last().setInputFiles(await photo('again'));
    await widget.panel.getByText('1 photo ready to send').waitFor();
    await toldAgain;
    expect(await shows(1).inputValue()).toBe('boiler-front');
    await widget.answerTo(() => send.click());
    expect(await tile.count()).toBe(0);
    expect((await widget.lines()).at(-1)).not.toContain('can’t follow');
    expect((await reloaded(page)).map(({ slot }) => slot)).toEqual(['boiler-front']);
    expect(troubles).toEqual([]);
  });

  it('are refused in plain words, and the others stay', async () => {
    const { widget, chooser, waiting } = await visit();
    const refusals = [
      [file('a.gif', 'image/gif', Buffer.from('GIF89a')), 'Please send a JPEG, PNG, WebP or HEIC photo'],
      [file('a.jpg', 'image/jpeg', Buffer.alloc(10 * 1024 * 1024 + 1)), 'Photos can have 10 MB at most'],
      [await photo('vast', { width: 8000, height: 5001, format: 'png' }), 'Photos can have 40 megapixels at most'],
      [file('a.jpg', 'image/jpeg', Buffer.from('no photo')), "This photo can't be read. Please take or save it again."],
    ] as const;
    for (const [refused, words] of refusals) {
      await chooser.setInputFiles(refused);
      await widget.panel.getByText(words).waitFor();
      expect(await waiting.count()).toBe(0);
    }
    await chooser.setInputFiles(await Promise.all(['1', '2', '3', '4', '5'].map((name) => photo(name))));
    await widget.panel.getByText('Up to 4 photos go with a message').waitFor();
    await waiting.getByRole('listitem').nth(3).waitFor();
    expect(await waiting.getByRole('listitem').count()).toBe(4);
  });

  it('can be cancelled, tried again and removed before they are sent', async () => {
    const { page, widget, chooser, waiting, send } = await visit();
    const line = await troubleOn(page, '**/files', () => undefined);
    await chooser.setInputFiles(await photo('on its way'));
    await waiting.getByRole('button', { name: 'Cancel photo 1' }).click();
    await waiting.waitFor({ state: 'detached' });

    line.becomes(breaks);
    await chooser.setInputFiles(await photo('lost'));
    await widget.panel.getByText('Photo 1: not sent').waitFor();
    line.ends();
    await waiting.getByRole('button', { name: 'Retry photo 1' }).click();
    await widget.panel.getByText('1 photo ready to send').waitFor();
    await chooser.setInputFiles(await photo('too many'));
    await widget.panel.getByText('2 photos ready to send').waitFor();
    await waiting.getByRole('button', { name: 'Remove photo 2' }).click();
    await widget.answerTo(() => send.click());
    expect((await widget.lines())[0]).toBe('Here’s a photo');
    expect(await reloaded(page)).toHaveLength(1);
  });

  it('go once their line is back, each once, with a message that could not be sent', async () => {
    const { page, widget, chooser, send } = await visit();
    const line = await troubleOn(page, '**/files', breaks);
    await chooser.setInputFiles([await photo('1'), await photo('2')]);
    await widget.panel.getByText('Photo 1: not sent').waitFor();
    await send.click();
    const retry = widget.log.getByRole('button', { name: 'Retry', exact: true });
    await retry.waitFor();
    await widget.answerTo(async () => {
      line.ends();
      // The widget tries again by itself too, every few seconds: where it is first, the button is gone.
      const goesByItself = widget.log.locator('.me:not(.failed)').waitFor();
      await Promise.race([retry.click().catch(() => undefined), goesByItself]);
    });
    expect((await widget.lines())[0]).toBe('Here are 2 photos');
    expect(await widget.log.locator('.me').count()).toBe(1);
    expect(await reloaded(page)).toHaveLength(2);
  });

  it('never hold words of danger back: those go ahead, and the photo follows by itself', async () => {
    const { page, widget, chooser, waiting } = await visit();
    const { promise: held, resolve: go } = withGate();
    await page.route('**/files', async (route) => {
      if (route.request().method() === 'POST') await held;
      await route.continue();
    });
    await chooser.setInputFiles(await photo('slow'));
    await waiting.waitFor();
    await widget.message.fill('there is a strong smell of gas in our kitchen');
    await widget.message.press('Enter');
    await widget.panel.getByRole('link', { name: 'Call 0800 111 999' }).first().waitFor();
    await widget.log.locator('.them > p:not(.dots)').first().waitFor();
    go();
    await widget.log.locator('.me > p').getByText('Here’s a photo').waitFor();
    await widget.log.locator('.them > p:not(.dots)').nth(1).waitFor();
    expect(await reloaded(page)).toHaveLength(1);
  });

  it('may be dropped or pasted where the visitor writes', async () => {
    const { page, widget, waiting } = await visit();
    const picture = (await photo('dropped', { width: 40, height: 30 })).buffer.toString('base64');
    for (const kind of ['drop', 'paste'] as const)
      await widget.message.evaluate(
        (field, [type, base64]) => {
          const carried = new DataTransfer();
          const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
          carried.items.add(new File([bytes], 'photo.jpg', { type: 'image/jpeg' }));
          const event =
            type === 'drop'
              ? new DragEvent('drop', { dataTransfer: carried, bubbles: true, cancelable: true, composed: true })
              : new ClipboardEvent('paste', { clipboardData: carried, bubbles: true, composed: true });
          field.dispatchEvent(event);
        },
        [kind, picture] as const,
      );
    await widget.panel.getByText('2 photos ready to send').waitFor();
    expect(await waiting.getByRole('listitem').count()).toBe(2);
    expect(page.url()).toBe(`${website.origin}/`);
  });
});
