import type { Browser, BrowserContext, Page } from 'playwright-core';
import { signInAsAdmin } from './admin';
import { signInAsAuditor } from './auditor';
import { openBrowser } from './browser';
import { signInAsInstaller } from './installer';
import { type Product, startProduct } from './product';
import { atRest, faultsOf, picture, themes, widths } from './screen-checks';
import { openPage } from './watched-page';
import { widgetOn } from './widget';

type Session = Awaited<ReturnType<BrowserContext['storageState']>>;
type Who = 'anybody' | 'admin' | 'installer' | 'auditor';

interface Screen {
  readonly name: string;
  readonly path: string;
  readonly who?: Who;
  /** Brings the screen about once its address is open. */
  readonly reach?: (page: Page) => Promise<void>;
  /** What the browser itself notes on the console here. */
  readonly expected?: RegExp;
}

const dashboard = '/admin/dashboard';
const widget = (page: Page) => widgetOn(page, 'Demo Heating');
const opened = async (page: Page) => {
  await widget(page).open();
  return widget(page);
};

const screens: readonly Screen[] = [
  { name: 'entrance', path: '/', reach: (page) => page.getByRole('link', { name: /Installer login/ }).waitFor() },
  { name: 'admin-login', path: '/admin/login', reach: (page) => page.getByLabel('Email').waitFor() },
  {
    name: 'admin-login-reminder',
    path: '/admin/login',
    reach: (page) => page.getByRole('button', { name: 'Forgot Password?' }).click(),
  },
  {
    name: 'admin-dashboard',
    path: dashboard,
    who: 'admin',
    reach: (page) => page.getByRole('article', { name: 'Demo Heating' }).waitFor(),
  },
  {
    name: 'admin-new-installer',
    path: `${dashboard}/new`,
    who: 'admin',
    reach: (page) => page.getByLabel('Business name').waitFor(),
  },
  {
    name: 'admin-new-installer-branding',
    path: `${dashboard}/new`,
    who: 'admin',
    reach: (page) => page.getByRole('tab', { name: 'Branding' }).click(),
  },
  {
    name: 'admin-edit-installer',
    path: `${dashboard}/demo-heating/edit`,
    who: 'admin',
    reach: (page) => page.getByRole('dialog', { name: 'Demo Heating' }).waitFor(),
  },
  {
    name: 'admin-embed-code',
    path: `${dashboard}/demo-heating/embed`,
    who: 'admin',
    reach: (page) => page.getByRole('button', { name: 'Copy code' }).waitFor(),
  },
  {
    name: 'admin-transcripts',
    path: `${dashboard}/demo-heating/transcripts`,
    who: 'admin',
    reach: (page) =>
      page
        .getByRole('link', { name: /^View / })
        .first()
        .waitFor(),
  },
  {
    name: 'admin-transcript',
    path: `${dashboard}/demo-heating/transcripts`,
    who: 'admin',
    reach: async (page) => {
      await page.getByRole('link', { name: /^View Margaret/ }).click();
      await page.getByRole('list', { name: 'Messages' }).waitFor();
    },
  },
  {
    name: 'admin-transcript-question-open',
    path: `${dashboard}/demo-heating/transcripts`,
    who: 'admin',
    reach: async (page) => {
      await page.getByRole('link', { name: /^View Norah/ }).click();
      await page.getByText('Waits for the firm’s answer').waitFor();
    },
  },
  {
    name: 'admin-training-publish',
    path: `${dashboard}/demo-heating/edit`,
    who: 'admin',
    reach: async (page) => {
      await page.getByRole('tab', { name: 'Training' }).click();
      await page.getByLabel('Custom prompt').fill(`Be brief, as on ${page.viewportSize()?.width} px`);
      await page.getByRole('button', { name: 'Save Draft' }).click();
      await page.getByText(/nobody sees it yet$/).waitFor();
      await page.getByRole('button', { name: /^Publish Draft/ }).click();
      await page.getByText(/^Visitors are answered from Draft/).waitFor();
    },
  },
  { name: 'installer-login', path: '/installer/login', reach: (page) => page.getByLabel('Email').waitFor() },
  {
    name: 'installer-login-forgot',
    path: '/installer/login',
    reach: (page) => page.getByRole('button', { name: 'Forgot password?' }).click(),
  },
  {
    name: 'installer-overview',
    path: '/installer/dashboard',
    who: 'installer',
    reach: (page) => page.getByText('Intent breakdown').waitFor(),
  },
  {
    name: 'installer-transcripts',
    path: '/installer/dashboard/transcripts',
    who: 'installer',
    reach: (page) => page.getByRole('link', { name: 'Margaret' }).waitFor(),
  },
  {
    name: 'installer-conversation-waits',
    path: '/installer/dashboard/transcripts',
    who: 'installer',
    reach: async (page) => {
      await page.getByRole('link', { name: 'Owen' }).click();
      await page.getByRole('button', { name: 'Safety question unanswered' }).waitFor();
    },
  },
  {
    name: 'installer-conversation',
    path: '/installer/dashboard/transcripts',
    who: 'installer',
    reach: async (page) => {
      await page.getByRole('link', { name: 'Margaret' }).click();
      await page.getByRole('list', { name: 'Messages' }).waitFor();
    },
  },
  {
    name: 'installer-conversation-question-open',
    path: '/installer/dashboard/transcripts',
    who: 'installer',
    reach: async (page) => {
      await page.getByRole('link', { name: /Norah.*Question open/ }).click();
      await page.getByRole('button', { name: 'Question open' }).click();
      await page.getByText('Waits for your answer').waitFor();
    },
  },
  { name: 'audit-login', path: '/audit/login', reach: (page) => page.getByLabel('Email').waitFor() },
  {
    name: 'audit',
    path: '/audit?installer=demo-heating',
    who: 'auditor',
    reach: (page) => page.getByRole('slider', { name: 'Moment' }).waitFor(),
  },
  {
    name: 'audit-time',
    path: '/audit?installer=demo-heating',
    who: 'auditor',
    reach: (page) => page.getByRole('button', { name: /^Time/ }).click(),
  },
  {
    name: 'audit-nothing-found',
    path: '/audit?installer=demo-heating&type=InstallerSuspended',
    who: 'auditor',
    reach: (page) => page.getByText('No event was found').waitFor(),
  },
  {
    name: 'not-found',
    path: '/no/such/page',
    reach: (page) => page.getByText('404 Page Not Found').waitFor(),
    expected: /404 \(Not Found\)/,
  },
  { name: 'demo', path: '/demo', reach: (page) => widget(page).launcher.waitFor() },
  {
    name: 'widget-greeting',
    path: '/demo',
    reach: (page) => page.getByRole('button', { name: 'Dismiss greeting' }).waitFor(),
  },
  { name: 'widget-first-open', path: '/demo', reach: async (page) => void (await opened(page)) },
  {
    name: 'widget-chat',
    path: '/demo',
    reach: async (page) => {
      const chat = await opened(page);
      await chat.choose('No heating or hot water');
      await chat.say('Jane');
    },
  },
  {
    name: 'widget-emergency',
    path: '/demo',
    reach: async (page) => (await opened(page)).say('I can smell gas in the kitchen'),
  },
  {
    name: 'widget-lead-form',
    path: '/demo',
    reach: async (page) => {
      const chat = await opened(page);
      await chat.choose('Price for a new boiler');
      await chat.panel.getByRole('button', { name: 'Leave my details' }).click();
      await chat.form.waitFor();
    },
  },
];

describe('every screen', () => {
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
        const chat = await opened(page);
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

  describe.each(widths)('at %i px', (width) => {
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
        for (const theme of themes) {
          await page.emulateMedia({ colorScheme: theme });
          await atRest(page);
          await picture(page, name, width, theme);
          expect({ theme, faults: await faultsOf(page) }).toEqual({ theme, faults: [] });
        }
        expect(troubles.filter((trouble) => !expected?.test(trouble))).toEqual([]);
        await context.close();
      },
    );
  });
});
