import type { Browser, Page } from 'playwright-core';
import { openBrowser } from './browser';
import { type Product, startProduct } from './product';
import { openPage } from './watched-page';
import { widgetOn } from './widget';

/** What has the focus, by its label or words. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    const labels =
      element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.labels : null;
    return (element?.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? element?.textContent ?? '').trim();
  });

/** Presses Tab until the wanted thing has the focus. */
const tabTo = async (page: Page, wanted: string): Promise<void> => {
  const passed: string[] = [];
  for (let step = 0; step < 40; step += 1) {
    const here = await focused(page);
    if (here === wanted) return;
    passed.push(here);
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never came to "${wanted}", but to: ${passed.join(' | ')}`);
};

describe('with the keyboard only', () => {
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

  it('an admin signs in, creates an installer, and the focus comes back to where it was', async () => {
    const { page, troubles } = await openPage(await browser.newContext());
    const type = async (label: string, text: string) => {
      await tabTo(page, label);
      await page.keyboard.type(text);
    };
    await page.goto(`${product.address}/admin/login`);
    await page.getByLabel('Email').waitFor();
    await type('Email', product.admin.email);
    await type('Password', product.admin.password);
    await page.keyboard.press('Enter');
    await page.getByRole('article', { name: 'Demo Heating' }).waitFor();
    await tabTo(page, 'New Installer');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'New Installer' });
    await dialog.waitFor();
    await type('Business name', 'Wharfedale Gas');
    await type('Login email', 'office@wharfedale.example');
    await type('Password', 'a warm house in winter');
    await type('Allowed domains', 'https://wharfedale.example');
    await tabTo(page, 'Create Installer');
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('article', { name: 'Wharfedale Gas' }).getByText('wharfedale-gas').waitFor();
    expect(await focused(page)).toBe('New Installer');
    expect(troubles).toEqual([]);
  });

  it('a visitor opens the chat, is answered, and closes it with Escape', async () => {
    const { page, troubles } = await openPage(await browser.newContext());
    const widget = widgetOn(page, 'Demo Heating');
    await page.goto(`${product.address}/demo`);
    await widget.launcher.waitFor();
    await tabTo(page, 'Open chat with Demo Heating');
    await page.keyboard.press('Enter');
    await widget.panel.waitFor();
    expect(await focused(page)).toBe('Your message');
    await widget.answerTo(async () => {
      await page.keyboard.type('My boiler has no pressure');
      await tabTo(page, 'Send message');
      await page.keyboard.press('Enter');
    });
    expect((await widget.lines())[0]).toBe('My boiler has no pressure');
    expect(await focused(page)).toBe('Your message');
    await page.keyboard.press('Escape');
    await widget.panel.waitFor({ state: 'hidden' });
    expect(await focused(page)).toBe('Open chat with Demo Heating');
    expect(troubles).toEqual([]);
  });
});
