import type { Page } from 'playwright-core';

/** What has the focus, by its label or words. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    const labels =
      element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.labels : null;
    return (element?.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? element?.textContent ?? '').trim();
  });

/** Presses Tab, or Shift+Tab, until the wanted thing has the focus. */
export const tabTo = async (page: Page, wanted: string, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> => {
  const passed: string[] = [];
  for (let step = 0; step < 40; step += 1) {
    const here = await focused(page);
    if (here === wanted) return;
    passed.push(here);
    await page.keyboard.press(key);
  }
  throw new Error(`${key} never came to "${wanted}", but to: ${passed.join(' | ')}`);
};
