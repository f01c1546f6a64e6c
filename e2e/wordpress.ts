import type { Browser, Page } from 'playwright-core';

/** Whether a page that a visitor opens carries the chat's launcher. */
export const widgetOn = async (browser: Browser, address: string): Promise<boolean> => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'networkidle' });
  const has = (await page.getByRole('button', { name: /chat with/i }).count()) > 0;
  await context.close();
  return has;
};

/** Signs in to the WordPress that is tested in. */
export const signIn = async (page: Page, name: string, password: string): Promise<void> => {
  await page.goto(`${process.env['WORDPRESS_URL']}/wp-login.php`);
  await page.getByLabel('Username or Email Address').fill(name);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log In' }).click();
  await page.waitForURL(/wp-admin/);
};
