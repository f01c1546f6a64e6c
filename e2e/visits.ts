import type { Page } from 'playwright-core';

/** The times of the day that a picker shows, each with whether it can be chosen. */
export const timesOn = (page: Page): Promise<string[]> =>
  page
    .locator('.slots:not(.near) .slot')
    .evaluateAll((slots) => slots.map((slot) => `${slot.textContent}${slot.matches(':disabled') ? ' taken' : ''}`));

/** What is too small for a finger, in the chat or else on the page. */
export const smallTargetsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const root = document.querySelector('pilotlight-chat')?.shadowRoot ?? document;
    return [...root.querySelectorAll('button, .btn, input')]
      .filter((target) => target.checkVisibility())
      .map((target) => ({ html: target.outerHTML.slice(0, 80), box: target.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && (box.width < 44 || box.height < 44))
      .map(({ html }) => html);
  });
