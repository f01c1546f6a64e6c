import type { Page } from 'playwright-core';
import type { Product } from './product';

/** Through the audit's own door. */
export const signInAsAuditor = async (page: Page, { address, auditor }: Product): Promise<void> => {
  await page.goto(`${address}/audit`);
  await page.getByLabel('Email').fill(auditor.email);
  await page.getByLabel('Password', { exact: true }).fill(auditor.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL(`${address}/audit`);
  await page.getByRole('slider', { name: 'Moment' }).waitFor();
};
