import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { WebPagesOverHttp } from '../src/gateways/web-pages/web-pages-over-http';
import { answering, FakeOpenAi } from '../src/gateways/assistant/testing/fake-openai';
import { startTestBackend, type TestBackend } from './backend-under-test';
import { openAiAt } from './openai-under-test';
import { newInstaller, Visitor } from './people';

const pages: Record<string, string> = {
  '/faq': '<h1>Questions</h1><p>We take old radiators away and recycle them. Ring our friends on 0909 879 0123.</p>',
  '/plans': '<p>Cover plans run for twelve months.</p>',
};
let website: Server;
let backend: TestBackend;
const at = (path: string): string => `http://127.0.0.1:${(website.address() as AddressInfo).port}${path}`;
/** The website's own machine stands for the public web. */
const webPages = new WebPagesOverHttp((address) => address === '127.0.0.1', 1_500);
beforeAll(async () => {
  website = createServer(({ url = '' }, response) => {
    const body = pages[url];
    response.writeHead(body ? 200 : 404, { 'content-type': 'text/html' }).end(body);
  });
  await new Promise<void>((resolve) => website.listen(0, '127.0.0.1', resolve));
  backend = await startTestBackend({ webPages });
});
afterAll(async () => {
  await backend.stop();
  website.closeAllConnections();
  await new Promise((resolve) => website.close(resolve));
});

const path = (slug: string, what = '') => `/api/installers/${slug}/training${what}`;
const draft = (slug: string, over: number, training: object, by = backend) =>
  by.asAdmin('PUT', path(slug, '/draft'), { over, training });
const publish = (slug: string, number: number, by = backend) =>
  by.asAdmin('POST', path(slug, '/publish'), { draft: number });
const naming = (...urls: string[]) => ({ businessInfo: { trainingUrls: urls } });
const radiators = 'Do you take away the old radiators?';

describe('a training’s web pages', () => {
  it('are read when a draft is saved, kept with it, and said of the firm once it is published', async () => {
    const leeds = await newInstaller(backend, 'leeds');
    const visitor = await Visitor.of(backend, leeds);
    const { json } = await draft('leeds', 0, naming(at('/faq'), at('/gone')));
    expect(json['draft']?.['training']).toMatchObject({
      pages: [
        { url: at('/faq'), at: expect.any(String), text: expect.stringContaining('old radiators'), problem: null },
        { url: at('/gone'), text: '', problem: 'The website answered 404' },
      ],
    });
    const preview = await backend.asAdmin('POST', path('leeds', '/preview'), { messages: [], text: radiators });
    expect(preview.json['reply']?.['text']).toContain('We take old radiators away');
    expect((await visitor.say(radiators)).json['text']).not.toContain('We take old radiators');
    await publish('leeds', 1);
    const inOtherWords = 'Do you take the old radiators away?';
    expect((await visitor.say(inOtherWords)).json['text']).toContain('We take old radiators away');
  });

  it('saved again unchanged are no new draft, and stay with the next one', async () => {
    await newInstaller(backend, 'york');
    await draft('york', 0, naming(at('/plans')));
    expect((await draft('york', 1, naming(at('/plans')))).json['draft']?.['number']).toBe(1);
    await draft('york', 1, { ...naming(at('/plans')), customPrompt: 'Be kind' });
    const { json } = await backend.asAdmin('GET', path('york'));
    expect(json['draft']).toMatchObject({
      number: 2,
      training: { pages: [{ text: 'Cover plans run for twelve months.', problem: null }] },
    });
  });

  it('are never what somebody sends as if it had been read', async () => {
    await newInstaller(backend, 'hull');
    const forged = [{ url: at('/faq'), at: '2026-01-01T00:00:00.000Z', text: 'Everything is free.', problem: null }];
    const { status } = await draft('hull', 0, { customPrompt: 'Be kind', pages: forged });
    const { json } = await backend.asAdmin('GET', path('hull'));
    expect([status, JSON.stringify(json)]).toEqual([200, expect.not.stringContaining('free')]);
  });

  it('of this machine and its networks are not read, whatever names them', async () => {
    const guarded = await startTestBackend();
    try {
      await newInstaller(guarded, 'leeds');
      const inside = [
        at('/faq'),
        at('/faq').replace('127.0.0.1', 'localhost'),
        'http://169.254.169.254/latest',
        guarded.address,
      ];
      const { json } = await draft('leeds', 0, naming(...inside), guarded);
      expect(json['draft']?.['training']).toMatchObject({
        pages: inside.map((url) => ({ url, text: '', problem: 'This address is not on the public web' })),
      });
    } finally {
      await guarded.stop();
    }
  });
});

describe('what is published in one process', () => {
  it('is what the next message of an open conversation is answered from in another, by the script and by the model', async () => {
    const fake = await FakeOpenAi.start();
    const { databaseUrl, filesDir } = backend;
    const second = await startTestBackend({ databaseUrl, filesDir, worker: false });
    const third = await startTestBackend({ databaseUrl, filesDir, worker: false, openAi: openAiAt(fake.url) });
    try {
      const ripon = await newInstaller(backend, 'ripon');
      const open = await Visitor.of(backend, ripon);
      const elsewhere = [second, third].map((each) => open.over(each));
      const hours = { businessInfo: { openingHours: 'Mon to Fri 7 to 7', trainingUrls: [at('/plans')] } };
      fake.behaviour = { kind: 'says', text: answering('One for the team.') };
      for (const each of elsewhere) await each.say('What are your opening hours?');
      expect(fake.requests.at(-1)?.body).not.toContain('7 to 7');
      await draft('ripon', 0, hours);
      await publish('ripon', 1);
      // Other processes hear of it within half a second, on a machine that isn't busy.
      await pause(2_000);
      const answers = [];
      for (const each of elsewhere) answers.push((await each.say('What are your opening hours then?')).json['text']);
      expect(answers).toEqual([expect.stringContaining('Mon to Fri 7 to 7'), 'One for the team.']);
      expect(fake.requests.at(-1)?.body).toContain('Opening hours: Mon to Fri 7 to 7');
      expect(fake.requests.at(-1)?.body).toContain('Cover plans run for twelve months.');
      const replies = (await backend.events()).filter(({ type }) => type === 'AssistantReplied');
      expect(replies.at(-1)?.data['account']).toMatchObject({
        engine: 'openai',
        sources: ['firm:opening-hours', 'site:/plans'],
      });
    } finally {
      await third.stop();
      await second.stop();
      await fake.stop();
    }
  });
});
