import { AxeBuilder } from '@axe-core/playwright';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

export const widths = [360, 1440] as const;
export const themes = ['light', 'dark'] as const;

const pictures = join(__dirname, '../docs/screens');

/** Waits until nothing on the page moves or loads any more. */
export const atRest = async (page: Page): Promise<void> => {
  await page.locator('.MuiSkeleton-root').first().waitFor({ state: 'hidden' });
  await page.evaluate(async () => {
    await document.fonts.ready;
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.all(ending.map((animation) => animation.finished.catch(() => undefined)));
  });
};

/** What a theme can change: the rest of a page is the same in each. */
const ofColour = ['color-contrast', 'link-in-text-block'];

/** What is wrong with the page as it stands, in words; an empty list where nothing is. Only colours are looked at in a further theme. */
export const faultsOf = async (page: Page, theme: (typeof themes)[number] = themes[0]): Promise<string[]> => {
  const axe = new AxeBuilder({ page }).setLegacyMode(true);
  const { violations } = await (theme === themes[0] ? axe : axe.withRules(ofColour)).analyze();
  const sideways = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth ? [`scrolls sideways: ${scrollWidth} px in ${clientWidth} px`] : [];
  });
  return [
    ...violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes.map(({ html, failureSummary }) => `${html.slice(0, 160)} ${failureSummary}`).join('\n')}`,
    ),
    ...sideways,
  ];
};

/** Keeps a picture of the screen for the documentation, where SCREENSHOTS=1 asks for it. */
export const picture = async (page: Page, name: string, width: number, theme: string): Promise<void> => {
  if (process.env['SCREENSHOTS'] !== '1') return;
  mkdirSync(pictures, { recursive: true });
  await page.screenshot({ path: join(pictures, `${name}-${width}-${theme}.png`) });
};

/** A page that moved under the pointer may have opened the tooltip of what came there. */
const pointNowhere = async (page: Page): Promise<void> => {
  await page.mouse.move(0, 0);
  await page.getByRole('tooltip').first().waitFor({ state: 'detached' });
};

/** Keeps a picture of the page in each theme, and finds nothing wrong in either. */
export const expectToReadWell = async (page: Page, name: string, width: number): Promise<void> => {
  await pointNowhere(page);
  for (const theme of themes) {
    await page.emulateMedia({ colorScheme: theme });
    await atRest(page);
    await picture(page, name, width, theme);
    expect({ theme, faults: await faultsOf(page, theme) }).toEqual({ theme, faults: [] });
  }
};
