import type { Browser } from 'playwright-core';
import { copyEmbedCode, createInstaller, signInAsAdmin } from './admin';
import { openBrowser } from './browser';
import { startExampleSite } from './example-site';
import { type Product, startProduct } from './product';
import { openPage } from './watched-page';
import { widgetOn } from './widget';

const firm = 'Aire Valley Heating';
const login = { email: 'office@aire-valley.example', password: 'a warm house in winter' };
const names = ['plain-html', 'strict-csp', 'react'] as const;

describe('the websites in examples/', () => {
  let product: Product;
  let browser: Browser;
  const sites = new Map<(typeof names)[number], Awaited<ReturnType<typeof startExampleSite>>>();

  beforeAll(async () => {
    product = await startProduct();
    browser = await openBrowser();
    for (const name of names) sites.set(name, await startExampleSite(name));
    const admin = await (await browser.newContext()).newPage();
    await signInAsAdmin(admin, product);
    const allowedDomains = [...sites.values()].map(({ origin }) => origin);
    await createInstaller(admin, { name: firm, slug: 'aire-valley', login, allowedDomains });
    const key = /data-key="(.+?)"/.exec(await copyEmbedCode(admin, firm))?.[1] ?? '';
    for (const site of sites.values()) site.embed({ host: product.address, slug: 'aire-valley', key });
  });

  afterAll(async () => {
    await browser?.close();
    await Promise.all([...[...sites.values()].map((site) => site.stop()), product?.stop()]);
  });

  it.each(names)('%s lets a visitor chat, and its console stays empty', async (name) => {
    const { page, troubles, fetched } = await openPage(await browser.newContext());
    const origin = sites.get(name)?.origin ?? '';
    await page.goto(origin);
    await page.getByRole('heading', { name: firm }).waitFor();
    const widget = widgetOn(page, firm);
    await widget.open();
    await widget.say('My boiler has no hot water');
    expect((await widget.lines()).length).toBeGreaterThan(1);
    expect(await page.locator('script[data-installer]').count()).toBe(1);
    const origins = new Set(fetched.filter((each) => each.startsWith('http')).map((each) => new URL(each).origin));
    expect(origins).toEqual(new Set([origin, product.address]));
    expect(troubles).toEqual([]);
  });

  it('plain-html opens the chat by its own link, with the words that stand in it', async () => {
    const { page } = await openPage(await browser.newContext());
    await page.goto(sites.get('plain-html')?.origin ?? '');
    await widgetOn(page, firm).launcher.waitFor();
    await page.getByRole('link', { name: 'No heating?' }).click();
    await widgetOn(page, firm).log.getByText('No heating', { exact: true }).waitFor();
  });
});
