import type { Browser, BrowserContextOptions } from 'playwright-core';
import { copyEmbedCode, createInstaller, signInAsAdmin } from './admin';
import { openBrowser } from './browser';
import { comesTo } from './comes-to';
import { chosen } from './diary';
import { type HostSite, startHostSite } from './host-site';
import { signInAsInstaller } from './installer';
import { type Product, startProduct } from './product';
import { openPage } from './watched-page';
import { widgetOn } from './widget';

const firm = 'Aire Valley Heating';
const login = { email: 'office@aire-valley.example', password: 'a warm house in winter' };
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true };
const desk = { viewport: { width: 1440, height: 900 } };

/** The conversation hears from the diary, a moment after it has changed. */
const expectToHear = (widget: ReturnType<typeof widgetOn>, answer: RegExp) =>
  comesTo(async () => {
    await widget.say('so am I booked in?');
    return (await widget.lines()).at(-1);
  }, expect.stringMatching(answer));

describe('a visit that is talked about', () => {
  let product: Product;
  let browser: Browser;
  let snippet = '';
  let website: HostSite;

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

  const chat = async (options: BrowserContextOptions) => {
    const visitor = await openPage(await browser.newContext(options));
    await visitor.page.goto(website.origin);
    const widget = widgetOn(visitor.page, firm);
    await widget.launcher.waitFor();
    return { ...visitor, widget };
  };
  const firstTime = /^\w{3} \d+ \w{3}, \d\d:\d\d$/;

  it('is offered, chosen by a tap, booked on the yes, and confirmed in the diary', async () => {
    const { widget, troubles } = await chat(phone);
    await widget.launcher.tap();
    await widget.say('When can you come and service my boiler?');
    const time = widget.panel.getByRole('button', { name: firstTime }).first();
    const label = (await time.textContent()) ?? '';
    await widget.answerTo(() => time.tap());
    await widget.say('I’m Priya Nair, priya@nair.example');
    await widget.say('LS6 2AB');
    await widget.answerTo(() => widget.panel.getByRole('button', { name: 'Yes, book it' }).tap());
    expect((await widget.lines()).at(-1)).toMatch(/^That’s asked for: .*We’ll confirm it with you/);

    const office = await openPage(await browser.newContext(desk));
    await signInAsInstaller(office.page, product, login);
    await office.page.goto(`${product.address}/installer/diary`);
    const visit = office.page.getByRole('button', { name: /Priya Nair/ }).first();
    await visit.click();
    await chosen(office.page)
      .getByRole('button', { name: /^Confirm/ })
      .click();
    await office.page.getByRole('button', { name: /Priya Nair.*Confirmed/ }).waitFor();

    await expectToHear(widget, new RegExp(`^Yes: .*${label.slice(-5)}, confirmed\\.$`));
    expect([...troubles, ...office.troubles]).toEqual([]);
  });

  it('is moved and cancelled in words, by keyboard', async () => {
    const { widget, troubles } = await chat(desk);
    await widget.open();
    await widget.say('When can you come and look at my boiler?');
    const [first = ''] = await widget.panel.getByRole('button', { name: firstTime }).allTextContents();
    await widget.say(first);
    await widget.say('Sam Poole, 07700 900143');
    await widget.say('LS7 3AB');
    await widget.say('yes please');
    await expectToHear(widget, /^You’ve asked for /);
    await widget.say('Can we move it to another day?');
    const others = await widget.panel.getByRole('button', { name: firstTime }).allTextContents();
    await widget.say(others.at(-1) ?? '');
    await widget.say('Yes, move it');
    expect((await widget.lines()).at(-1)).toMatch(/^Moved to /);
    await widget.say('cancel my visit please');
    await widget.say('Yes, cancel it');
    expect((await widget.lines()).at(-1)).toMatch(/^Your visit is cancelled\./);
    expect(troubles).toEqual([]);
  });
});
