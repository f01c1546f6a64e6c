import type { Browser, Page } from 'playwright-core';
import { copyEmbedCode, createInstaller, openTranscriptLogs, signInAsAdmin, suspendChatbot } from './admin';
import { openBrowser } from './browser';
import { comesTo } from './comes-to';
import { type HostSite, startHostSite } from './host-site';
import { signInAsInstaller, transcriptLines } from './installer';
import { type Product, startProduct } from './product';
import { openPage } from './watched-page';
import { widgetOn } from './widget';

const firm = 'Aire Valley Heating';
const login = { email: 'office@aire-valley.example', password: 'a warm house in winter' };

/** All that a page has put away in this browser. */
const stored = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage), document.cookie].filter(Boolean));

/** Long enough for a widget that had been let in to show itself. */
const settled = (page: Page): Promise<void> => page.waitForTimeout(500);

describe("a visitor's chat, from the website to both dashboards", () => {
  let product: Product;
  let browser: Browser;
  let admin: Page;
  let snippet = '';
  let website: HostSite;
  let stranger: HostSite;

  beforeAll(async () => {
    product = await startProduct();
    browser = await openBrowser();
    website = await startHostSite(product.address, () => snippet);
    stranger = await startHostSite(product.address, () => snippet);
    admin = await (await browser.newContext()).newPage();
    await signInAsAdmin(admin, product);
    await createInstaller(admin, { name: firm, slug: 'aire-valley', login, allowedDomains: [website.origin] });
    snippet = await copyEmbedCode(admin, firm);
  });

  afterAll(async () => {
    await browser?.close();
    await Promise.all([website?.stop(), stranger?.stop(), product?.stop()]);
  });

  const visit = async (site: HostSite) => {
    const visitor = await openPage(await browser.newContext());
    const asked = visitor.page.waitForRequest((request) => request.url().endsWith('/launcher'));
    await visitor.page.goto(site.origin);
    await asked;
    return { ...visitor, widget: widgetOn(visitor.page, firm) };
  };

  it('is copied as one line of HTML', () => {
    expect(snippet).toBe(
      `<script async src="${product.address}/widget/pilotlight.js" data-installer="aire-valley" data-key="${/data-key="(.+)"/.exec(snippet)?.[1]}"></script>`,
    );
  });

  it('is held on the website, goes on after a reload, and is read by the installer and the admin', async () => {
    const { page, troubles, widget } = await visit(website);
    await widget.launcher.waitFor();
    expect(await stored(page)).toEqual([]);

    await widget.open();
    await widget.choose('Price for a new boiler');
    await widget.say('Jane');
    await widget.panel.getByRole('button', { name: 'Leave my details' }).click();
    await widget.form.getByLabel('Name').fill('Jane Doe');
    await widget.form.getByLabel('Phone').fill('07700 900456');
    await widget.form.getByLabel('Postcode').fill('LS6 1AY');
    await widget.form.getByLabel('Property').selectOption({ label: 'Terraced' });
    await widget.form.getByRole('button', { name: 'Send my details' }).click();
    await widget.form.waitFor({ state: 'hidden' });
    const before = await widget.lines();
    expect(before.slice(0, 3)).toEqual(['Price for a new boiler', expect.stringContaining('price'), 'Jane']);
    // The thanks for the form are the widget's own, and no part of what was said.
    const thanks = `Thanks. We’ll be in touch. We have 07700 900456 and LS6 1AY.`;
    expect(before.at(-1)).toBe(thanks);

    await page.reload();
    await widget.panel.waitFor();
    await widget.log.getByText('Jane', { exact: true }).waitFor();
    await widget.log.getByText(thanks).waitFor();
    await widget.say('The boiler is 20 years old');
    const said = await widget.lines();
    expect(said.slice(0, before.length)).toEqual(before);
    const talk = said.filter((line) => line !== thanks);
    expect(said).toContain('The boiler is 20 years old');
    expect(troubles).toEqual([]);

    const installer = await (await browser.newContext()).newPage();
    await signInAsInstaller(installer, product, login);
    await installer.getByRole('link', { name: 'Transcripts', exact: true }).click();
    await installer.getByRole('link', { name: 'Jane Doe' }).click();
    await installer.getByText('The boiler is 20 years old').last().waitFor();
    await comesTo(() => transcriptLines(installer), talk);
    const read = installer.getByRole('region', { name: 'Conversation with Jane Doe' });
    await read.getByRole('link', { name: '07700 900456' }).waitFor();
    const told = await read.innerText();
    for (const left of ['Jane', 'Doe', '900456', 'LS6 1AY', 'Terraced']) expect(told).toContain(left);

    await openTranscriptLogs(admin, firm);
    await admin.getByRole('link', { name: /^View Jane Doe/ }).click();
    await admin.getByRole('dialog').getByText('The boiler is 20 years old').waitFor();
    await comesTo(() => transcriptLines(admin), talk);
    await admin.goto(`${product.address}/admin/dashboard`);
  });

  it('stays closed on another origin, and leaves nothing there', async () => {
    const { page, troubles } = await visit(stranger);
    await settled(page);
    expect(await page.locator('pilotlight-chat').count()).toBe(0);
    expect(await page.locator('body').innerText()).toBe('Aire Valley Heating');
    expect(await stored(page)).toEqual([]);
    // The browser itself notes on the console that the answer was kept from the page; the widget adds nothing.
    expect(troubles.filter((trouble) => !/blocked by CORS policy|net::ERR_FAILED/.test(trouble))).toEqual([]);
  });

  it('answers a smell of gas with the emergency card, and the open dashboard tells of it by itself', async () => {
    const installer = await (await browser.newContext()).newPage();
    await signInAsInstaller(installer, product, login);
    await installer.getByRole('heading', { name: 'Recent conversations' }).waitFor();
    expect(await installer.title()).toBe('Overview · Pilotlight');
    const { widget, troubles } = await visit(website);
    await widget.open();
    await widget.say('I can smell gas in the kitchen');
    const card = widget.log.getByRole('alert');
    await card.getByRole('link', { name: '0800 111 999' }).waitFor();
    expect(await card.getByRole('link', { name: '0800 111 999' }).getAttribute('href')).toBe('tel:0800111999');
    expect(await card.getByRole('listitem').count()).toBeGreaterThan(2);
    const alarm = installer.getByRole('region', { name: 'Needs attention' });
    await alarm.getByText('“I can smell gas in the kitchen”').waitFor();
    expect(await alarm.getByText('Emergency · gas leak').count()).toBe(1);
    await comesTo(() => installer.title(), '(1) Emergency: Overview · Pilotlight');
    expect(troubles).toEqual([]);
  });

  it('stays closed while the chatbot is suspended', async () => {
    await admin.goto(`${product.address}/admin/dashboard`);
    await suspendChatbot(admin, firm);
    const { page } = await visit(website);
    await settled(page);
    expect(await page.locator('pilotlight-chat').count()).toBe(0);
    expect(await stored(page)).toEqual([]);
  });
});
