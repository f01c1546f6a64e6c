import { readFile } from 'node:fs/promises';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { copyEmbedCode, createInstaller, signInAsAdmin } from './admin';
import { openBrowser } from './browser';
import { focused, tabTo } from './focus';
import { type HostSite, startHostSite } from './host-site';
import { type Product, startProduct } from './product';
import { atRest, faultsOf, picture, themes } from './screen-checks';
import { smallTargetsOf, timesOn } from './visits';
import { openPage } from './watched-page';
import { widgetOn } from './widget';

const firm = 'Aire Valley Heating';
const login = { email: 'office@aire-valley.example', password: 'a warm house in winter' };
const heading = (page: Page) => page.getByRole('heading', { name: `Your visit from ${firm}` });
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true };
const desk = { viewport: { width: 1440, height: 900 } };

describe('a visit, booked in the chat and changed by its link', () => {
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

  const visit = async (options: BrowserContextOptions = {}) => {
    const visitor = await openPage(await browser.newContext(options));
    await visitor.page.goto(website.origin);
    const widget = widgetOn(visitor.page, firm);
    await widget.launcher.waitFor();
    const booking = widget.panel.getByRole('form', { name: 'Book a visit' });
    return { ...visitor, widget, booking, slot: (label: string) => booking.getByRole('button', { name: label }) };
  };

  it('is booked, moved and cancelled by touch, and its time is free again', async () => {
    const { page, widget, booking, slot, troubles } = await visit(phone);
    await widget.launcher.tap();
    await widget.panel.getByRole('button', { name: /^Next free: \w{3} \d+ \w{3}, 09:00/ }).tap();
    await slot('10:00').tap();
    await booking
      .getByRole('timer')
      .getByText(/^Held for [45]:\d\d$/)
      .waitFor();

    await booking.getByRole('button', { name: 'Continue' }).tap();
    await booking.getByLabel('Name').fill('Priya Nair');
    await booking.getByLabel('Phone').fill('07700 900142');
    await booking.getByLabel('Type of visit').selectOption({ label: 'Quote (after a survey)' });
    await booking.getByRole('button', { name: 'Confirm this visit' }).tap();
    await widget.log.getByText(`${firm} will confirm.`).first().waitFor();
    const other = await visit(desk);
    const look = async () => {
      await other.widget.panel.getByRole('button', { name: /^Next free/ }).click();
      await other.slot('09:00').waitFor();
      return await timesOn(other.page);
    };
    await other.widget.open();
    expect(await look()).not.toContain('10:00');
    const link = widget.panel.getByRole('link', { name: 'Change or cancel' });
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      widget.panel.getByRole('button', { name: 'Add to calendar' }).tap(),
    ]);
    expect(file.suggestedFilename()).toBe('visit.ics');
    expect(await readFile(await file.path(), 'utf8')).toContain('BEGIN:VEVENT');

    const address = (await link.getAttribute('href')) ?? '';
    const token = address.split('/').at(-1) ?? '';
    expect(address).toBe(`${product.address}/appointment/${token}`);
    const owner = await openPage(await browser.newContext(phone));
    await owner.page.goto(address);
    await heading(owner.page).waitFor();
    await owner.page.getByText('10:00 to 11:00').waitFor();
    await owner.page.getByRole('button', { name: 'Move this visit' }).tap();
    await owner.page.getByRole('button', { name: '14:00', exact: true }).tap();
    await owner.page.getByRole('button', { name: /^Move to .*, 14:00$/ }).tap();
    await owner.page.getByText(/^Your visit is now on .*, 14:00 to 15:00\./).waitFor();
    await owner.page.reload();
    await owner.page.getByText('14:00 to 15:00').waitFor();
    await owner.page.getByRole('button', { name: 'Cancel this visit' }).tap();
    await owner.page.getByRole('button', { name: 'Cancel the visit' }).tap();
    await owner.page.getByText(`Your visit is cancelled. ${firm} has been told.`).waitFor();
    await owner.page.reload();
    await owner.page.getByText('This visit is cancelled. Nobody will come.').waitFor();
    expect(await owner.page.getByRole('button').count()).toBe(0);
    // The token stands in no address but the page's own, and everything comes from the platform itself.
    const elsewhere = owner.fetched.filter((each) => each !== address);
    expect(elsewhere.filter((each) => each.includes(token) || !each.startsWith(product.address))).toEqual([]);

    await other.page.reload();
    expect(await look()).toEqual(expect.arrayContaining(['10:00', '14:00']));
    expect([...troubles, ...owner.troubles, ...other.troubles]).toEqual([]);
  });

  it('is booked by keyboard alone, with the focus where the next step is', async () => {
    const { page, widget, booking, troubles } = await visit(desk);
    await tabTo(page, `Open chat with ${firm}`);
    await page.keyboard.press('Enter');
    await widget.panel.getByRole('button', { name: /^Next free/ }).waitFor();
    await page.keyboard.type('Half a sentence');
    await tabTo(page, 'Chat options', 'Shift+Tab');
    await page.keyboard.press('Enter');
    await widget.panel.getByRole('button', { name: 'Book a visit', exact: true }).waitFor();
    await tabTo(page, 'Book a visit');
    await page.keyboard.press('Enter');
    await booking.locator('.day[aria-pressed=true]').waitFor();
    await page.waitForFunction(() => {
      const root = document.querySelector('pilotlight-chat')?.shadowRoot;
      return root?.activeElement?.classList.contains('day');
    });
    await tabTo(page, '11:00');
    await page.keyboard.press('Enter');
    await booking.getByRole('timer').waitFor();
    await tabTo(page, 'Continue');
    await page.keyboard.press('Enter');
    await booking.getByLabel('Name').waitFor();
    expect(await focused(page)).toBe('Name');
    await page.keyboard.press('Enter');
    await booking.getByText('Please enter a name').waitFor();
    expect(await focused(page)).toBe('Name');
    await page.keyboard.type('Sam Okafor');
    await tabTo(page, 'Email *');
    await page.keyboard.type('sam@mail.example');
    await page.keyboard.press('Enter');
    await widget.log.getByText('will confirm.').first().waitFor();
    expect(await focused(page)).toBe('Your message');
    expect(await widget.message.inputValue()).toBe('Half a sentence');
    expect(troubles).toEqual([]);
  });

  it('goes to one of two who want the same time; the other is shown what is near it', async () => {
    const [one, other] = [await visit(desk), await visit(desk)];
    for (const { widget, slot } of [one, other]) {
      await widget.open();
      await widget.panel.getByRole('button', { name: /^Next free/ }).click();
      await slot('13:00').waitFor();
    }
    // The time that is held is counted down as it is tapped, before the server has it.
    const held = one.page.waitForResponse((response) => response.url().endsWith('/appointments/hold'));
    await one.slot('13:00').click();
    await one.booking.getByRole('timer').waitFor();
    expect((await held).ok()).toBe(true);
    await other.slot('13:00').click();
    await other.booking.getByText('That time has just been taken').waitFor();
    expect(await other.booking.getByRole('button', { name: '13:00, taken' }).isDisabled()).toBe(true);
    const near = other.booking.getByRole('group', { name: 'Nearest free times' }).getByRole('button');
    expect(await near.count()).toBeGreaterThan(0);
    await near.first().click();
    await other.booking.getByRole('timer').waitFor();
  });

  it('may be asked for by a call instead', async () => {
    const { widget, troubles } = await visit(desk);
    await widget.open();
    await widget.panel.getByLabel('Chat options').click();
    await widget.panel.getByRole('button', { name: 'Ask us to ring you' }).click();
    const form = widget.panel.getByRole('form', { name: 'Ask us to ring you' });
    await form.getByLabel('Phone').fill('07700 900456');
    await form.getByLabel('When?').fill('after four');
    await form.getByRole('button', { name: 'Ask for a call' }).click();
    await form.waitFor({ state: 'hidden' });
    expect((await widget.lines()).length).toBeGreaterThan(0);
    expect(troubles).toEqual([]);
  });

  it('tells somebody with half a link that it isn’t right', async () => {
    const { page } = await openPage(await browser.newContext());
    await page.goto(`${product.address}/appointment/half-a-token`);
    await page.getByText('This link isn’t right.').waitFor();
    expect(await page.getByRole('button').count()).toBe(0);
  });

  describe.each([
    { width: 320, height: 640 },
    { width: 1440, height: 900 },
  ])('at $width by $height', (viewport) => {
    it.each(themes)('has no fault in any of its states: %s', async (colorScheme) => {
      const { page, widget, booking, slot } = await visit({ viewport, colorScheme, reducedMotion: 'reduce' });
      const check = async (on: Page, state: string): Promise<void> => {
        await atRest(on);
        expect([state, await faultsOf(on)]).toEqual([state, []]);
        const small = await smallTargetsOf(on);
        expect([state, small]).toEqual([state, []]);
        await picture(on, `booking-${state}`, viewport.width, colorScheme);
      };
      await widget.open();
      await widget.panel.getByRole('button', { name: /^Next free/ }).waitFor();
      await check(page, 'first-open');
      await widget.panel.getByRole('button', { name: /^Next free/ }).click();
      await slot('15:00').waitFor();
      await check(page, 'times');
      await booking.getByRole('button', { name: 'Later days' }).click();
      await booking.locator('.day:not(:disabled)').nth(1).click();
      await booking.locator('.slot:not(:disabled)').last().click();
      await booking.getByRole('timer').waitFor();
      await check(page, 'held');
      await booking.getByRole('button', { name: 'Continue' }).click();
      await booking.getByLabel('Email').fill('priya@');
      await booking.getByLabel('Name').fill('Priya Nair');
      await booking.getByText('Please enter a valid email address').waitFor();
      await check(page, 'details');
      await booking.getByLabel('Email').fill('priya@mail.example');
      await booking.getByRole('button', { name: 'Confirm this visit' }).click();
      const link = widget.panel.getByRole('link', { name: 'Change or cancel' });
      await link.waitFor();
      await check(page, 'booked');
      const owner = await (await browser.newContext({ viewport, colorScheme, reducedMotion: 'reduce' })).newPage();
      await owner.goto((await link.getAttribute('href')) ?? '');
      await heading(owner).waitFor();
      await check(owner, 'link');
      await owner.getByRole('button', { name: 'Move this visit' }).click();
      await owner.locator('.slot').first().waitFor();
      await owner.locator('.slot:not(:disabled)').first().click();
      await check(owner, 'link-move');
      await owner.getByRole('button', { name: 'Keep it' }).click();
      await owner.getByRole('button', { name: 'Cancel this visit' }).click();
      await check(owner, 'link-cancel');
      await owner.getByRole('button', { name: 'Cancel the visit' }).click();
      await owner.getByText('Your visit is cancelled').waitFor();
      await check(owner, 'link-cancelled');
    });
  });
});
