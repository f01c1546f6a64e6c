import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { KnownTraining } from '@pilotlight/contracts/http/training';
import { emptyTraining, type Training } from '@pilotlight/contracts/values/training';
import { adminSession } from '../../../shared/session/sessions';
import { freshBrowser } from '../../../testing/fresh-browser';
import { openSite } from '../../../testing/open-site';
import { serve } from '../../../testing/server';
import { dashboard } from '../testing/installers';

const path = '/api/installers/aire-valley/training';
const worded = (customPrompt: string): Training => ({ ...emptyTraining, customPrompt });
const known = (draft = 8, words = 'Be kind.\nBe brief.'): KnownTraining => ({
  draft: { number: draft, at: '2026-11-19T13:06:00Z', training: worded(words) },
  published: { number: 7, at: '2026-11-04T09:00:00Z', training: worded('Be kind.\nAsk again.') },
});
const calls = {
  get: `GET ${path}`,
  save: `PUT ${path}/draft`,
  publish: `POST ${path}/publish`,
  preview: `POST ${path}/preview`,
  trial: `POST ${path}/try`,
} as const;
const served = { ...dashboard, [calls.get]: { body: known() } };

const open = async () => {
  openSite('/admin/dashboard/aire-valley/edit');
  fireEvent.click(await screen.findByRole('tab', { name: 'Training' }));
  await screen.findByLabelText('Opening hours');
};
const write = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const publish = () => {
  press('Publish Draft');
  press('Publish Draft Now');
};
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

beforeEach(() => {
  freshBrowser();
  adminSession.save({ token: 'a1', email: 'ops@pilotlight.example' }, true);
});

describe('what is written', () => {
  it('stands against what is published, line by line', async () => {
    serve(served);
    await open();
    expect(screen.getByText('Live since 4 Nov 2026')).toBeTruthy();
    expect(screen.getByText('1 line added, 1 removed since v7')).toBeTruthy();
    expect(screen.getByLabelText('Removed: Ask again.')).toBeTruthy();
    press('Live (v7, 4 Nov)');
    expect(screen.queryByLabelText('Opening hours')).toBeNull();
    expect(screen.getByText(/Ask again\./)).toBeTruthy();
  });

  it('is saved over the draft it was read as: lists a line an entry, prices in pence', async () => {
    const received = serve({ ...served, [calls.save]: { body: known(9) } });
    await open();
    write('Services', ' Boiler service \n\nPower flush');
    press('Add a price');
    write('Price 1 for', 'Boiler service');
    write('Amount £', '89.50');
    expect(await screen.findByText('2 changes not saved: services, prices')).toBeTruthy();
    expect(button('Publish Draft').disabled).toBe(true);
    press('Save Draft');
    expect(await screen.findByText('Draft saved')).toBeTruthy();
    const body: unknown = JSON.parse(received.find(({ call }) => call === calls.save)?.body ?? '');
    expect(body).toMatchObject({
      over: 8,
      training: {
        businessInfo: { services: ['Boiler service', 'Power flush'] },
        prices: [{ what: 'Boiler service', from: 8_950 }],
      },
    });
  });

  it('is saved and then published, without a reload between', async () => {
    const empty = { number: 0, at: null, training: emptyTraining };
    let now: KnownTraining = { draft: empty, published: empty };
    const written = { ...emptyTraining, businessInfo: { ...emptyTraining.businessInfo, openingHours: 'Mon to Fri' } };
    const received = serve({
      ...served,
      [calls.get]: () => ({ body: now }),
      [calls.save]: () => {
        now = { ...now, draft: { number: 1, at: '2026-11-21T10:00:00Z', training: written } };
        return { body: now };
      },
      [calls.publish]: () => {
        now = { ...now, published: now.draft };
        return { body: now };
      },
    });
    await open();
    expect(screen.getByRole('heading', { name: 'No draft is saved yet' })).toBeTruthy();
    expect(screen.getByText('Postcodes decide who is inside, such as LS1 to LS29, WF3')).toBeTruthy();
    write('Opening hours', 'Mon to Fri ');
    expect(await screen.findByText('1 change not saved: opening hours')).toBeTruthy();
    press('Save Draft');
    expect(await screen.findByText(/^Draft saved .* nobody sees it yet$/)).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Draft, nothing is live yet' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Draft' })).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Opening hours').value).toBe('Mon to Fri');
    await waitFor(() => expect(button('Publish Draft').disabled).toBe(false));
    publish();
    expect(await screen.findByText('Live (v1) is what visitors are answered from')).toBeTruthy();
    expect(received.find(({ call }) => call === calls.publish)?.body).toBe('{"draft":1}');
  });

  it('shows which of its web pages were read, and why the others were not', async () => {
    const { draft, published } = known();
    const pages = [
      { url: 'https://aire.example/faq', at: '2026-11-04T09:00:00Z', text: 'We recycle.', problem: null },
      { url: 'https://aire.example/gone', at: '2026-11-04T09:00:00Z', text: '', problem: 'The website answered 404' },
    ];
    const businessInfo = { ...emptyTraining.businessInfo, trainingUrls: pages.map(({ url }) => url) };
    const training = { ...draft.training, businessInfo, pages };
    const body = { draft: { ...draft, training }, published: { ...published, training } };
    serve({
      ...served,
      [calls.get]: { body },
      [calls.save]: { body: { ...body, draft: { ...body.draft, number: 9 } } },
    });
    await open();
    expect(screen.getByText('1 of 2 read, 4 Nov 2026')).toBeTruthy();
    press('Read Pages Again');
    expect(await screen.findByText('Draft saved')).toBeTruthy();
    expect(screen.getByText('Couldn’t read https://aire.example/gone: The website answered 404.')).toBeTruthy();
    press('Live (v7, 4 Nov)');
    expect(screen.getByText('We recycle.')).toBeTruthy();
  });

  it.each([
    ['Training URLs', 'not an address', 'Please enter web addresses, one per line'],
    ['Custom prompt', 'x'.repeat(4_001), 'At most 4,000 characters'],
  ])('is refused in %s with the words of the rule', async (label, value, words) => {
    const received = serve(served);
    await open();
    write(label, value);
    press('Save Draft');
    expect(await screen.findByText(words)).toBeTruthy();
    expect(received.some(({ call }) => call === calls.save)).toBe(false);
  });

  it('that somebody else changed meanwhile is told in the server’s words, and stays as it was typed', async () => {
    const message = 'Somebody else changed this meanwhile. Please reload to see the changes.';
    serve({ ...served, [calls.save]: { status: 409, body: { message, code: 'conflict', requestId: 'r' } } });
    await open();
    write('Opening hours', 'all day');
    press('Save Draft');
    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Opening hours').value).toBe('all day');
  });

  it('is not lost by closing the dialog unasked', async () => {
    serve(served);
    await open();
    write('Opening hours', 'all day');
    press('Close');
    expect(await screen.findByText('What you changed would be lost: opening hours.')).toBeTruthy();
  });

  it('is for installers that exist', async () => {
    serve(dashboard);
    openSite('/admin/dashboard/new');
    fireEvent.click(await screen.findByRole('tab', { name: 'Training' }));
    expect(screen.getByText('Training is only available for existing installers.')).toBeTruthy();
  });
});

it('a preview goes on turn by turn, and shows what would be stopped', async () => {
  const reply = { text: 'What’s your name?', quickReplies: ['Call me back'], asksFor: 'name', card: null };
  const received = serve({
    ...served,
    [calls.preview]: ({ body = '' }) => ({
      body: { reply: { ...reply, stopped: body.includes('Priya') ? 'price' : null } },
    }),
  });
  await open();
  write('Message to the draft', 'I need a quote');
  press('Ask');
  expect(await screen.findByText('What’s your name?')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Call me back' })).toBeTruthy();
  write('Message to the draft', 'Priya');
  press('Ask');
  expect(await screen.findByText('Reply stopped: it would have named a price you have not set')).toBeTruthy();
  expect(JSON.parse(received.findLast(({ call }) => call === calls.preview)?.body ?? '')).toEqual({
    messages: [
      { role: 'user', text: 'I need a quote' },
      { role: 'assistant', text: 'What’s your name?', asksFor: 'name' },
    ],
    text: 'Priya',
  });
});

const frame = (event: string, data: object) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
const sessionId = '3a0c7c55-3d2e-4bd4-9f0b-7b8d1b1e2a01';
const stop = { kind: 'reply', sessionId, at: '2026-11-14T10:00:00Z', before: 'sent', after: 'stopped' };
const result = {
  draft: 8,
  published: 7,
  conversations: 2,
  intents: 0,
  grades: 1,
  safetyHits: 0,
  stopped: 1,
  flow: [
    { before: 'B', after: 'A', count: 1 },
    { before: 'C', after: 'C', count: 1 },
  ],
};

const tried = async (body: string) => {
  serve({ ...served, [calls.trial]: { body } });
  await open();
  press('Try it on history');
  press('Start');
};

describe('a trial on history', () => {
  it('shows how far it is, four figures, how grades move, and each change with its reason', async () => {
    await tried(
      frame('progress', { done: 2, of: 2 }) +
        frame('change', { ...stop, line: 'can you beat 2,150', why: 'Reply would name a price you have not set' }) +
        frame('result', result),
    );
    expect(await screen.findByText('2 of 2 conversations')).toBeTruthy();
    await waitFor(() => expect(screen.getByText('reply stopped').textContent).toBe('1reply stopped'));
    expect(
      screen.getByRole('img', { name: 'Grades before and after: A 0 to 1, B 1 to 0, C 1 to 1, ungraded 0 to 0' }),
    ).toBeTruthy();
    expect(screen.getByText('+1 hot')).toBeTruthy();
    const [change] = within(screen.getByRole('list', { name: 'Changes' })).getAllByRole('listitem');
    expect(change?.textContent).toBe('14 Nov“can you beat 2,150”Reply would name a price you have not setSentStopped');
  });

  it('that changes nothing says what was compared', async () => {
    await tried(
      frame('progress', { done: 2, of: 2 }) + frame('result', { ...result, grades: 0, stopped: 0, flow: [] }),
    );
    expect(
      await screen.findByText(/^No intent, grade or safety hit would have changed.* ask in Preview\.$/),
    ).toBeTruthy();
  });

  it('keeps saying what was tried once that draft is published, until another way of trying is taken', async () => {
    let now = known();
    serve({
      ...served,
      [calls.get]: () => ({ body: now }),
      [calls.trial]: { body: frame('progress', { done: 2, of: 2 }) + frame('result', result) },
      [calls.publish]: () => {
        now = { ...now, published: { ...now.draft } };
        return { body: now };
      },
    });
    await open();
    press('Try it on history');
    press('Start');
    expect(await screen.findByText('Grades with Live (v7)')).toBeTruthy();
    publish();
    expect(await screen.findByText('Live (v8) is what visitors are answered from')).toBeTruthy();
    // The page is told to assistive techniques again once the question before publishing has gone.
    expect(await screen.findByRole('heading', { name: 'Draft against Live (v7)' })).toBeTruthy();
    expect(screen.getByText('Grades with Live (v7)')).toBeTruthy();
    expect(screen.getByText('with the draft')).toBeTruthy();
    press('Preview');
    expect(screen.getByRole('heading', { name: 'Live (v8), no newer draft' })).toBeTruthy();
  });

  it('that breaks off is told', async () => {
    await tried(frame('progress', { done: 1, of: 2 }));
    expect(await screen.findByText('The trial broke off. Please try again.')).toBeTruthy();
  });

  it('is cancelled by its button', async () => {
    let cancelled = false;
    serve(served);
    await open();
    const plain = globalThis.fetch;
    globalThis.fetch = (input, init) => {
      if (!String(input instanceof Request ? input.url : input).endsWith('/try')) return plain(input, init);
      init?.signal?.addEventListener('abort', () => (cancelled = true));
      const first = new TextEncoder().encode(frame('progress', { done: 1, of: 200 }));
      return Promise.resolve(new Response(new ReadableStream({ start: (stream) => stream.enqueue(first) })));
    };
    press('Try it on history');
    press('Start');
    expect(await screen.findByText('1 of 200 conversations')).toBeTruthy();
    press('Cancel');
    expect(cancelled).toBe(true);
    expect(screen.getByRole('button', { name: 'Start again' })).toBeTruthy();
  });
});
