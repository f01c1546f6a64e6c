import type { Browser, BrowserContext, Page } from 'playwright-core';
import { signInAsAdmin } from './admin';
import { signInAsAuditor } from './auditor';
import { openBrowser } from './browser';
import { signInAsInstaller } from './installer';
import { type Product, startProduct } from './product';
import { expectToReadWell, type widths } from './screen-checks';
import type { Who } from './screen';
import { openedWidget, screens } from './screens';
import { openPage } from './watched-page';

type Session = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Looks at every screen in a window of this width, in both themes. */
export const describeScreens = (width: (typeof widths)[number]): void =>
  describe(`every screen at ${width} px`, () => {
    let product: Product;
    let browser: Browser;
    const sessions: Partial<Record<Who, Session>> = {};

    const session = async (who: Who, signIn: (page: Page) => Promise<void>): Promise<void> => {
      const context = await browser.newContext();
      await signIn(await context.newPage());
      sessions[who] = await context.storageState();
      await context.close();
    };

    beforeAll(async () => {
      product = await startProduct();
      browser = await openBrowser();
      await session('admin', (page) => signInAsAdmin(page, product));
      await session('auditor', (page) => signInAsAuditor(page, product));
      await session('installer', (page) => signInAsInstaller(page, product, product.demoInstaller));
      const talk = (...lines: readonly string[]) =>
        session('anybody', async (page) => {
          await page.goto(`${product.address}/demo`);
          const chat = await openedWidget(page);
          for (const text of lines) await chat.say(text);
        });
      await talk('Price for a new boiler please', 'Margaret', '07700 900456', 'LS6 1AY');
      await talk('My boiler is broken. Norah, 07700 900457, LS6 1AY', 'Do you take on listed buildings?');
      const danger = 'What should I do if I smell gas? Owen, 07700 900458, LS6 1AY';
      await talk(danger, 'Please cancel my appointment on Tuesday', 'Delete my data please');
      sessions.anybody = { cookies: [], origins: [] };
    });

    afterAll(async () => {
      await browser?.close();
      await product?.stop();
    });

    it.each(screens)(
      '$name fits, reads well and has no trouble in both themes',
      async ({ name, path, who, reach, expected }) => {
        const context = await browser.newContext({
          viewport: { width, height: width === 360 ? 740 : 900 },
          storageState: sessions[who ?? 'anybody'],
          reducedMotion: 'reduce',
        });
        const { page, troubles } = await openPage(context);
        await page.goto(product.address + path);
        await reach?.(page);
        await expectToReadWell(page, name, width);
        expect(troubles.filter((trouble) => !expected?.test(trouble))).toEqual([]);
        await context.close();
      },
    );
  });
