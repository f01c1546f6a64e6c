import type { Browser } from 'playwright-core';

/** Whether a page that a visitor opens carries the chat's launcher. */
export const widgetOn = async (browser: Browser, address: string): Promise<boolean> => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'networkidle' });
  const has = (await page.getByRole('button', { name: /chat with/i }).count()) > 0;
  await context.close();
  return has;
};
