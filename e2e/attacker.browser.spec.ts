import type { Browser, Page } from 'playwright-core';
import { answering, FakeOpenAi } from '../backend/src/gateways/assistant/testing/fake-openai';
import { copyEmbedCode, createInstaller, signInAsAdmin } from './admin';
import { kept, longWords, markedWords, setTrap, shortWords, tracesOn } from './attacker';
import { signInAsAuditor } from './auditor';
import { openBrowser } from './browser';
import { comesTo } from './comes-to';
import { type FirmsOwnWebsite, startFirmsOwnWebsite } from './firms-own-website';
import { type HostSite, startHostSite } from './host-site';
import { signInAsInstaller, transcriptLines } from './installer';
import { photo } from './photos-to-send';
import { type Login, type Product, startProduct } from './product';
import { openPage, type WatchedPage } from './watched-page';
import { widgetOn } from './widget';

const slug = 'aire-valley';
const firm = `Aire ${shortWords}`;
const login = { email: 'office@aire-valley.example', password: 'a warm house in winter' };
const modelsWords = `Of course, here is what you can read there, and what our team will do with it: ${kept(longWords).split(' <a ')[0]} \u202Etsal\u202C to first.`;
const websiteWords = `Every Christmas we serenade pensioners beside ${shortWords} radiators.`;

const factWords = [`Ideal ${shortWords}`, `Dawn ${shortWords}`, `Cards? ${shortWords}`];
const trainingsWords = [
  longWords,
  shortWords,
  `8 to 6 ${shortWords}`,
  `LS1 to LS29 ${shortWords}`,
  websiteWords,
  ...factWords,
];

const training = (url: string) => ({
  businessInfo: {
    openingHours: `8 to 6 ${shortWords}`,
    description: longWords,
    services: [`Boilers ${shortWords}`, markedWords.slice(0, 120)],
    specialties: shortWords,
    certifications: [`Gas Safe ${shortWords}`],
    coverageArea: `LS1 to LS29 ${shortWords}`,
    emergencyContact: shortWords,
    additionalInfo: longWords,
    trainingUrls: [url],
  },
  customPrompt: longWords,
  tone: 'plain',
  prices: [{ what: `Service ${shortWords}`, from: 8_900, includes: shortWords }],
  facts: { brands: [`Ideal ${shortWords}`], whoAttends: `Dawn ${shortWords}`, replyTime: shortWords },
  pairs: [{ question: `Cards? ${shortWords}`, answer: shortWords }],
});

/** Whether each stands somewhere on the page as it was kept, or comes there: locked words do once their look is logged. */
const expectShown = (page: Page, ...words: string[]): Promise<void> => {
  const unseen = () =>
    page.evaluate((wanted) => {
      const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ value }) => value);
      const shown = [document.body.textContent, ...fields].map((text) => text.replace(/\s+/g, ' '));
      return wanted.filter((each) => !shown.some((text) => text.includes(each)));
    }, words.map(kept));
  return comesTo(unseen, []);
};

describe('an attacker', () => {
  let model: FakeOpenAi;
  let firmsWebsite: FirmsOwnWebsite;
  let product: Product;
  let browser: Browser;
  let website: HostSite;
  let snippet = '';
  let sessionId = '';
  let visitor: WatchedPage & { widget: ReturnType<typeof widgetOn> };

  const call = async (method: string, path: string, token: string, body: object): Promise<Response> =>
    await fetch(`${product.address}/api${path}`, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
  const tokenOf = async (door: 'admin' | 'installer', { email, password }: Login): Promise<string> => {
    const answer: { token: string } = await (await call('POST', `/${door}/login`, '', { email, password })).json();
    return answer.token;
  };

  const trappedPage = async (): Promise<WatchedPage> => {
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    await setTrap(context);
    return await openPage(context);
  };

  const expectWordsAlone = async ({ page, fetched, troubles }: WatchedPage, troublesHere: string[] = []) => {
    expect(await tracesOn(page)).toEqual([]);
    expect(troubles).toEqual(troublesHere);
    const own = [product.address, website.origin, 'data:', 'blob:'];
    expect(fetched.filter((address) => !own.some((begins) => address.startsWith(begins)))).toEqual([]);
  };

  const publishTraining = async (token: string): Promise<void> => {
    const at = `/installers/${slug}/training`;
    await call('PUT', `${at}/draft`, token, { over: 0, training: training(firmsWebsite.url) });
    const published = await call('POST', `${at}/publish`, token, { draft: 1 });
    if (!published.ok) throw new Error(await published.text());
  };

  beforeAll(async () => {
    model = await FakeOpenAi.start();
    firmsWebsite = await startFirmsOwnWebsite(
      `<p>${websiteWords.replaceAll('<', '&lt;')}</p><script>struck()</script>`,
    );
    product = await startProduct({
      ...firmsWebsite.settings,
      AUDITOR_SEES_PERSONAL_DATA: 'true',
      OPENAI_API_KEY: 'sk-of-a-test',
      OPENAI_BASE_URL: model.url,
    });
    browser = await openBrowser();
    website = await startHostSite(product.address, () => snippet);
    const { page } = await trappedPage();
    await signInAsAdmin(page, product);
    await createInstaller(page, { name: firm, slug, login, allowedDomains: [website.origin] });
    snippet = await copyEmbedCode(page, firm);
    await publishTraining(await tokenOf('admin', product.admin));
    const watched = await trappedPage();
    visitor = { ...watched, widget: widgetOn(watched.page, firm) };
    await visitor.page.goto(website.origin);
    const opened = visitor.page.waitForResponse((response) => response.url().endsWith('/access'));
    await visitor.widget.open();
    ({ sessionId } = await (await opened).json());
  });

  afterAll(async () => {
    await browser?.close();
    await Promise.all([website?.stop(), product?.stop(), model?.stop(), firmsWebsite?.stop()]);
  });

  /** The thanks for the form are the widget's own, and no part of what was said. */
  const saidInChat = async (): Promise<string[]> =>
    (await visitor.widget.lines()).filter((line) => !line.startsWith(`Thanks. We’ll be in touch.`));

  it('is found out on a page that takes the words for markup', async () => {
    const { page, troubles } = await trappedPage();
    const body = `<!doctype html><title>Taken in</title>${longWords}`;
    await page.route('http://taken-in.example/', (route) => route.fulfill({ contentType: 'text/html', body }));
    await page.goto('http://taken-in.example/');
    const traces = (await tracesOn(page)).join('\n');
    for (const trace of ['a script ran', '<script data-struck', '<img data-struck', '<a data-struck', '<b data-struck'])
      expect(traces).toContain(trace);
    expect(troubles).toContain('dialog: 1');
  });

  it('reads in the chat what everybody wrote, the model too', async () => {
    const { page, widget } = visitor;
    model.behaviour = { kind: 'says', text: answering(modelsWords) };
    await widget.say(longWords);
    expect((await widget.lines()).at(-1)).toBe(kept(modelsWords));
    model.behaviour = { kind: 'says', text: answering('[win](https://evil.example/x) or javascript:struck()') };
    await widget.say(markedWords);
    expect((await widget.lines()).join(' ')).not.toContain('evil.example');

    model.behaviour = { kind: 'refuses', status: 401 };
    await widget.say('What are your opening hours?');
    await widget.say('Do you serenade pensioners beside radiators?');
    await page.reload();
    await widget.log.getByText('pensioners beside radiators?').waitFor();
    expect(await widget.lines()).toEqual([
      kept(longWords),
      kept(modelsWords),
      kept(markedWords),
      expect.anything(),
      'What are your opening hours?',
      expect.stringContaining(`8 to 6 ${shortWords}`),
      'Do you serenade pensioners beside radiators?',
      expect.stringContaining(websiteWords),
    ]);
    await expectWordsAlone(visitor);
  });

  it('sends what no form offers, and is refused or read as words', async () => {
    const { page, widget } = visitor;
    await page.route('**/slot', (route) => route.continue({ postData: JSON.stringify({ slot: shortWords }) }));
    await page.route('**/lead', (route) => {
      const body = { ...route.request().postDataJSON(), propertyType: shortWords, currentSystem: shortWords };
      return route.continue({ postData: JSON.stringify(body) });
    });
    await widget.panel.locator('input[type=file]').setInputFiles(await photo('boiler'));
    await widget.panel.getByText('1 photo ready to send').waitFor();
    const refused = page.waitForResponse((response) => response.url().endsWith('/slot'));
    await widget.panel.getByLabel('What photo 1 shows').selectOption({ label: 'Boiler front' });
    expect((await refused).status()).toBe(400);
    await widget.say('Here is my boiler');

    await widget.panel.getByLabel('Chat options').click();
    await widget.panel.getByRole('button', { name: 'Leave your details' }).click();
    await widget.form.getByLabel('Name').fill(shortWords);
    await widget.form.getByLabel('Email').fill("o'hara+boiler@visitor.example");
    await widget.form.getByLabel('Phone').fill('07700 900456');
    await widget.form.getByRole('button', { name: 'Send my details' }).click();
    await widget.form.waitFor({ state: 'hidden' });
    // The browser itself notes the refusal.
    await expectWordsAlone(visitor, [expect.stringContaining('status of 400')]);
  });

  it('is read on every screen of the installer', async () => {
    const token = await tokenOf('installer', login);
    const chat = `/installer/conversations/${sessionId}`;
    const written = await Promise.all([
      call('PATCH', `${chat}/lead`, token, { field: 'access', value: shortWords }),
      call('POST', `${chat}/notes`, token, { noteId: crypto.randomUUID(), text: longWords }),
      call('POST', `${chat}/reply`, token, { messageId: crypto.randomUUID(), text: longWords }),
    ]);
    expect(written.map(({ status }) => status)).toEqual([200, 200, 200]);
    await visitor.page.reload();
    await visitor.widget.log.locator('.them').getByText('{{constructor').waitFor();
    await expectWordsAlone(visitor, [expect.anything()]);

    const reader = await trappedPage();
    const { page } = reader;
    await signInAsInstaller(page, product, login);
    await page.getByRole('link', { name: shortWords }).first().waitFor();
    await expectWordsAlone(reader);

    await page.goto(`${product.address}/installer/dashboard/transcripts/${sessionId}`);
    await comesTo(() => transcriptLines(page), await saidInChat());
    await page.getByRole('region', { name: 'Lead', exact: true }).getByText(shortWords.slice(0, 4)).first().waitFor();
    await page
      .getByRole('button', { name: /^Open photo/ })
      .first()
      .waitFor();
    await expectShown(page, firm, shortWords, longWords, markedWords);
    expect(await page.getByRole('link', { name: '07700 900456' }).first().getAttribute('href')).toBe(
      'tel:+447700900456',
    );
    await expectWordsAlone(reader);

    await page.goto(`${product.address}/installer/conversations/${sessionId}/sheet`);
    const sheet = page.getByRole('article');
    await Promise.all(['Parking and access', '· Job sheet'].map((words) => sheet.getByText(words).waitFor()));
    await expectShown(page, `${firm} · Job sheet`, shortWords);
    await expectWordsAlone(reader);

    await page.goto(`${product.address}/installer/dashboard/training`);
    await page.getByText('Read on those pages').waitFor();
    await expectShown(page, ...trainingsWords);
    await expectWordsAlone(reader);
  });

  it('is read on every screen of the admin, where the draft is tried too', async () => {
    const reader = await trappedPage();
    const { page } = reader;
    await signInAsAdmin(page, product);
    await page.getByRole('article', { name: firm }).waitFor();
    await page.goto(`${product.address}/admin/dashboard/installer/${slug}/insights/${sessionId}`);
    await comesTo(() => transcriptLines(page), await saidInChat());
    await page.getByRole('complementary', { name: 'Lead information' }).getByText("o'hara").waitFor();
    await expectShown(page, firm, shortWords, longWords, markedWords);
    await expectWordsAlone(reader);

    await page.goto(`${product.address}/admin/dashboard/${slug}/edit`);
    await page.getByRole('tab', { name: 'Training' }).click();
    await page.getByLabel('Custom prompt').waitFor();
    await expectShown(page, longWords, shortWords, `8 to 6 ${shortWords}`, ...factWords);
    await page.getByLabel('Custom prompt').fill('Be brief');
    await page.getByLabel(/^Removed: /).waitFor();
    await page.getByRole('button', { name: 'Live (v1' }).click();
    await page.getByText('Read on those pages').waitFor();
    await expectShown(page, ...trainingsWords);
    await page.getByLabel('Message to the draft').fill(kept(longWords));
    await page.getByLabel('Message to the draft').press('Enter');
    const preview = page.getByRole('list', { name: 'Preview' }).getByRole('listitem');
    await preview.nth(1).waitFor();
    await page.getByLabel('Message to the draft').fill('What are your opening hours?');
    await page.getByLabel('Message to the draft').press('Enter');
    await preview.nth(3).waitFor();
    expect(await preview.allTextContents()).toEqual([
      kept(longWords),
      expect.anything(),
      'What are your opening hours?',
      expect.stringContaining(`8 to 6 ${shortWords}`),
    ]);
    await expectWordsAlone(reader);
  });

  it('is read in the audit', async () => {
    const reader = await trappedPage();
    const { page } = reader;
    await signInAsAuditor(page, product);
    for (const [type, words] of [
      ['InstallerTrainingPublished', trainingsWords],
      ['LeadNoteAdded', [longWords]],
      ['InstallerReplied', [longWords]],
    ] as const) {
      await page.goto(`${product.address}/audit?installer=${slug}&type=${type}`);
      const says = page.getByRole('region', { name: 'What it says' });
      await says.waitFor();
      const show = page.getByRole('button', { name: 'Show, and log it' }).first();
      if (await show.isVisible()) await show.click();
      await says.getByText('data-struck').first().waitFor();
      await expectShown(page, ...words);
      await expectWordsAlone(reader);
    }
  });
});
