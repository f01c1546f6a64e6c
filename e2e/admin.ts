import type { Page } from 'playwright-core';
import { comesTo } from './comes-to';
import type { Login, Product } from './product';

interface NewInstaller {
  readonly name: string;
  readonly slug: string;
  readonly login: Login;
  readonly allowedDomains: readonly string[];
}

/** Through the admin's door, as an admin goes. */
export const signInAsAdmin = async (page: Page, { address, admin }: Product): Promise<void> => {
  await page.goto(`${address}/admin/login`);
  await page.getByLabel('Email').fill(admin.email);
  await page.getByLabel('Password', { exact: true }).fill(admin.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL(`${address}/admin/dashboard`);
  await page.getByRole('link', { name: 'New Installer' }).waitFor();
};

export const createInstaller = async (page: Page, installer: NewInstaller): Promise<void> => {
  await page.getByRole('link', { name: 'New Installer' }).click();
  const dialog = page.getByRole('dialog', { name: 'New Installer' });
  await dialog.getByLabel('Business name').fill(installer.name);
  const slug = dialog.getByLabel('Slug');
  // What is proposed comes a moment later, and would stand before what is written by hand.
  await comesTo(() => slug.inputValue(), expect.stringMatching(/./));
  await slug.fill(installer.slug);
  await dialog.getByLabel('Contact name').fill('Aisha Khan');
  await dialog.getByLabel('Mobile for alerts').fill('07700 900001');
  await dialog.getByLabel('Login email').fill(installer.login.email);
  await dialog.getByLabel('Password', { exact: true }).fill(installer.login.password);
  await dialog.getByLabel('Email for alerts').fill(installer.login.email);
  await dialog.getByLabel('Allowed domains').fill(installer.allowedDomains.join('\n'));
  await dialog.getByRole('button', { name: 'Create Installer' }).click();
  // The dialog goes on as Edit, with what comes next.
  const next = page.getByRole('dialog', { name: installer.name });
  await next.getByRole('region', { name: 'Next steps' }).waitFor();
  await next.getByRole('button', { name: 'Close' }).click();
  await next.waitFor({ state: 'detached' });
};

const cardOf = (page: Page, name: string) => page.getByRole('article', { name });

/** The snippet as the admin copies it. */
export const copyEmbedCode = async (page: Page, name: string): Promise<string> => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await cardOf(page, name).getByRole('link', { name: 'Embed Code' }).click();
  const dialog = page.getByRole('dialog', { name: `Embed Code, ${name}` });
  // It says so for two seconds.
  await Promise.all([
    dialog.getByRole('button', { name: 'Copied!' }).waitFor(),
    dialog.getByRole('button', { name: 'Copy code' }).click(),
  ]);
  const snippet = await page.evaluate(() => navigator.clipboard.readText());
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await dialog.waitFor({ state: 'detached' });
  return snippet;
};

export const openTranscriptLogs = async (page: Page, name: string): Promise<void> => {
  await cardOf(page, name).getByRole('link', { name: 'Transcript Logs' }).click();
  await page.getByRole('heading', { name: 'Conversations', exact: true }).waitFor();
};

export const suspendChatbot = async (page: Page, name: string): Promise<void> => {
  await cardOf(page, name).getByRole('button', { name: 'Suspend Chatbot' }).click();
  const question = page.getByRole('dialog', { name: `Suspend ${name}?` });
  await question.getByRole('button', { name: 'Suspend Chatbot' }).click();
  await cardOf(page, name).getByRole('button', { name: 'Resume Chatbot' }).waitFor();
};
