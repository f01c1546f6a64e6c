import type { Browser } from 'playwright-core';
import { openBrowser } from './browser';
import { comesTo } from './comes-to';
import { focused, tabTo } from './focus';
import { type Product, startProduct } from './product';
import { openPage } from './watched-page';
import { widgetOn } from './widget';

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

  it('an admin signs in, creates an installer, and the focus comes to it', async () => {
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
    const next = page.getByRole('dialog', { name: 'Wharfedale Gas' });
    await next.getByRole('region', { name: 'Next steps' }).waitFor();
    await page.keyboard.press('Escape');
    await next.waitFor({ state: 'detached' });
    await page.getByRole('article', { name: 'Wharfedale Gas' }).getByText('wharfedale-gas').waitFor();
    // Once the dialog has given it back.
    await comesTo(() => focused(page), 'Wharfedale Gas');
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
