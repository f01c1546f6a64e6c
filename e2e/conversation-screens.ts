import type { Page } from 'playwright-core';
import type { Screen } from './screen';

/** Norah's lead, behind its tab where the window is narrow. */
const openedLead = async (page: Page, tab: 'Lead' | 'Sheet') => {
  await page.getByRole('link', { name: /Norah/ }).click();
  const tabs = page.getByRole('tab', { name: new RegExp(`^${tab}`) });
  await page.getByRole('button', { name: 'Take over' }).waitFor();
  if (await tabs.isVisible()) await tabs.click();
};

/** What an open conversation leads to. */
export const conversationScreens: readonly Screen[] = [
  {
    name: 'installer-conversation-sheet-form',
    path: '/installer/dashboard/transcripts',
    who: 'installer',
    reach: async (page) => {
      await openedLead(page, 'Sheet');
      await page.getByRole('button', { name: 'Edit job sheet' }).click();
      await page.getByRole('dialog', { name: 'Edit job sheet' }).waitFor();
    },
  },
  {
    name: 'installer-conversation-saved-replies',
    path: '/installer/dashboard/transcripts',
    who: 'installer',
    reach: async (page) => {
      await page.getByRole('link', { name: /Norah/ }).click();
      await page.getByRole('textbox', { name: 'Your reply' }).fill('/');
      await page.getByRole('menuitem', { name: 'Add a saved reply' }).click();
      await page.getByRole('dialog', { name: 'Saved replies' }).waitFor();
    },
  },
  {
    name: 'installer-conversation-lead',
    path: '/installer/dashboard/transcripts',
    who: 'installer',
    reach: async (page) => {
      await openedLead(page, 'Lead');
      await page.getByRole('region', { name: 'Questions waiting (1)' }).waitFor();
    },
  },
  {
    name: 'installer-transcript-page',
    path: '/installer/dashboard/transcripts',
    who: 'installer',
    reach: async (page) => {
      await openedLead(page, 'Lead');
      await page.getByRole('button', { name: 'Export' }).click();
      await page.getByRole('menuitem', { name: 'Transcript (print or PDF)' }).click();
      await page.getByRole('heading', { level: 1, name: 'Norah' }).waitFor();
    },
  },
];
