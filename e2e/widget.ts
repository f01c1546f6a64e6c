import type { Page } from 'playwright-core';

/** The chat on a host page, by what a visitor sees and hears of it. */
export const widgetOn = (page: Page, firm: string) => {
  const launcher = page.getByRole('button', { name: `chat with ${firm}` });
  const panel = page.getByRole('dialog', { name: `Chat with ${firm}` });
  const message = panel.getByLabel('Your message');
  const log = panel.getByRole('log');

  const answers = log.locator('.them > p:not(.dots)');

  /** Waits until the reply to what `speak` says has come whole: then it is read out to those who listen. */
  const answerTo = async (speak: () => Promise<void>): Promise<void> => {
    const before = await answers.count();
    await speak();
    await answers.nth(before).waitFor();
    await page.waitForFunction(
      (dialog) => {
        const newest = [...(dialog?.querySelectorAll('.them > p') ?? [])].at(-1);
        // Dots say nothing either, and something else may have come before the reply, such as the thanks for a form.
        const hasCome = newest && !newest.matches('.dots');
        return hasCome && dialog?.querySelector('.vh')?.textContent === newest.textContent;
      },
      await panel.elementHandle(),
    );
  };

  return {
    launcher,
    panel,
    message,
    log,
    answerTo,
    form: panel.getByRole('form', { name: 'Your details' }),
    async open(): Promise<void> {
      await launcher.click();
      await panel.waitFor();
    },
    say: (text: string): Promise<void> =>
      answerTo(async () => {
        await message.fill(text);
        await message.press('Enter');
      }),
    /** Presses one of the ways to start or of the suggested replies. */
    choose: (words: string): Promise<void> => answerTo(() => panel.getByRole('button', { name: words }).click()),
    /** Every bubble in the log, in order. */
    lines: (): Promise<string[]> => log.locator('.me > p, .them > p').allTextContents(),
  };
};
