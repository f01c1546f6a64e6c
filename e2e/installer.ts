import type { Page } from 'playwright-core';
import type { Login, Product } from './product';

/** Through the installer's door, as an installer goes. */
export const signInAsInstaller = async (page: Page, { address }: Product, login: Login): Promise<void> => {
  await page.goto(`${address}/installer/login`);
  await page.getByLabel('Email').fill(login.email);
  await page.getByLabel('Password', { exact: true }).fill(login.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL(`${address}/installer/dashboard`);
  await page.getByRole('link', { name: /^Transcripts/ }).waitFor();
};

/** The bubbles of a transcript, in order, as either dashboard shows them. */
export const transcriptLines = async (page: Page): Promise<string[]> => {
  const lines = page.getByRole('list', { name: 'Messages' }).locator('li span ~ p');
  await lines.first().waitFor();
  const all = await lines.allTextContents();
  return all.filter((line) => !line.startsWith('Answered from: '));
};
