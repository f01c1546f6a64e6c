import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { KnownPlatformPrompt } from '@pilotlight/contracts/http/platform-prompt';
import { emptyPlatformPrompt, type PlatformPrompt } from '@pilotlight/contracts/values/platform-prompt';
import { adminSession } from '../../../shared/session/sessions';
import { freshBrowser } from '../../../testing/fresh-browser';
import { openSite } from '../../../testing/open-site';
import { serve } from '../../../testing/server';
import { aireValley, listed } from '../testing/installers';

const path = '/api/platform-prompt';
const calls = {
  get: `GET ${path}`,
  draft: `PUT ${path}/draft`,
  publish: `POST ${path}/publish`,
  rollBack: `POST ${path}/roll-back`,
  overrides: `GET ${path}/overrides?page=1`,
  firms: 'GET /api/installers?search=&sort=most-chats&pageSize=10',
  preview: `POST ${path}/preview`,
} as const;

const saying = (more: Partial<PlatformPrompt>): PlatformPrompt => ({ ...emptyPlatformPrompt, ...more });
const version = (number: number, prompt: PlatformPrompt): KnownPlatformPrompt['versions'][number] => ({
  version: number,
  at: `2026-11-0${number}T09:00:00Z`,
  note: `Note ${number}`,
  from: 'draft',
  number,
  prompt,
});
const known = (more: Partial<KnownPlatformPrompt> = {}): KnownPlatformPrompt => ({
  draft: { number: 3, at: '2026-11-19T13:06:00Z', prompt: saying({ greeting: 'Morning!', signOff: 'Keep warm!' }) },
  versions: [version(2, saying({ greeting: 'Morning!' })), version(1, saying({ rules: 'Say boiler.' }))],
  ...more,
});
const york = {
  slug: 'york',
  name: 'York Gas',
  tone: 'plain',
  ownPrompt: true,
  enquiries: ['quote'],
  flowsOff: ['offersVisits'],
};
const served = {
  [calls.get]: { body: known() },
  [calls.overrides]: { body: { installers: [york], total: 1, pageSize: 25 } },
  [calls.firms]: listed([aireValley]),
};

const open = async () => {
  openSite('/admin/dashboard/platform-prompt');
  await screen.findByLabelText('Greeting');
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const write = (label: string, words: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: words } });
const question = (name: string) => within(screen.getByRole('dialog', { name }));
const bodyOf = (received: ReturnType<typeof serve>, wanted: string): unknown =>
  JSON.parse(received.find(({ call }) => call === wanted)?.body ?? 'null');

beforeEach(() => {
  freshBrowser();
  adminSession.save({ token: 'a1', email: 'ops@pilotlight.example' }, true);
});

it('shows the draft, what is live since when, and who has their own', async () => {
  serve(served);
  await open();
  expect(screen.getByLabelText('Sign-off')).toHaveProperty('value', 'Keep warm!');
  expect(screen.getByText(/v2 is live since 2 Nov 2026/)).toBeTruthy();
  const own = within(await screen.findByRole('list', { name: 'Firms with their own' }));
  for (const words of ['York Gas', 'Tone: Plain', 'Rules: own prompt', 'Rules: quote', 'Flow off: offers visits'])
    expect(own.getByText(words)).toBeTruthy();
});

it('saves the next draft over the one that was seen', async () => {
  const received = serve({ ...served, [calls.draft]: { body: known() } });
  await open();
  write('Greeting', 'How can we help?');
  expect(screen.getByText('1 change not saved: greeting')).toBeTruthy();
  press('Save Draft');
  expect(await screen.findByText('Draft saved')).toBeTruthy();
  expect(bodyOf(received, calls.draft)).toMatchObject({
    over: 3,
    prompt: { greeting: 'How can we help?', signOff: 'Keep warm!' },
  });
});

it('tells the later of two admins what changed, and keeps what was typed', async () => {
  const message = 'Somebody else saved draft 4 meanwhile and changed the rules. Please look at it before you go on.';
  serve({ ...served, [calls.draft]: { status: 409, body: { message, code: 'conflict', requestId: 'r' } } });
  await open();
  write('Greeting', 'Mine');
  press('Save Draft');
  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.getByLabelText('Greeting')).toHaveProperty('value', 'Mine');
});

it('publishes to all sites with a note, once it was said what changes', async () => {
  const received = serve({ ...served, [calls.publish]: { body: known({ versions: [version(3, saying({}))] }) } });
  await open();
  press('Publish to All Sites');
  const asked = question('Publish to all sites now?');
  expect(asked.getByText(/It changes: sign-off\. Safety cards and grades stay as they are\./)).toBeTruthy();
  fireEvent.click(asked.getByRole('button', { name: 'Publish Now' }));
  expect(await asked.findByText('Please say in a few words what changes')).toBeTruthy();
  fireEvent.change(asked.getByLabelText(/Note/), { target: { value: 'Warmer' } });
  fireEvent.click(asked.getByRole('button', { name: 'Publish Now' }));
  expect(await screen.findByText('Live now: v3')).toBeTruthy();
  expect(bodyOf(received, calls.publish)).toEqual({ draft: 3, note: 'Warmer' });
});

const rules = saying({ rules: 'Say boiler.' });
const rolledBack = known({ versions: [version(3, rules), ...known().versions] });
const afterwards = { ...rolledBack, draft: { number: 4, at: '2026-11-19T13:08:00Z', prompt: rules } };

it('rolls back to any version, over the live one that was seen, and writes on from that', async () => {
  const received = serve({ ...served, [calls.rollBack]: { body: rolledBack }, [calls.draft]: { body: afterwards } });
  await open();
  press('Roll back to v1');
  const asked = question('Roll back to v1?');
  expect(asked.getByText(/It changes: greeting, rules\./)).toBeTruthy();
  fireEvent.change(asked.getByLabelText(/Note/), { target: { value: 'As before' } });
  fireEvent.click(asked.getByRole('button', { name: 'Roll back to v1' }));
  expect(await screen.findByText('It says what v1 said.')).toBeTruthy();
  expect(bodyOf(received, calls.rollBack)).toEqual({ to: 1, over: 2, note: 'As before' });
  expect(bodyOf(received, calls.draft)).toEqual({ over: 3, prompt: rules });
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Greeting').value).toBe(''));
});

it('keeps a draft beside the version that is rolled back to where that is asked for', async () => {
  const received = serve({ ...served, [calls.rollBack]: { body: rolledBack } });
  await open();
  press('Roll back to v1');
  const asked = question('Roll back to v1?');
  fireEvent.change(asked.getByLabelText(/Note/), { target: { value: 'As before' } });
  fireEvent.click(asked.getByLabelText(/^Keep the draft/));
  fireEvent.click(asked.getByRole('button', { name: 'Roll back to v1' }));
  expect(await screen.findByText('It says what v1 said.')).toBeTruthy();
  expect(received.map(({ call }) => call)).not.toContain(calls.draft);
  expect(screen.getByLabelText<HTMLInputElement>('Greeting').value).toBe('Morning!');
});

it('previews the draft as the busiest installer’s assistant', async () => {
  const reply = { text: 'Morning!', quickReplies: [], asksFor: null, card: null, stopped: null };
  const received = serve({ ...served, [calls.preview]: { body: { reply } } });
  await open();
  fireEvent.change(await screen.findByLabelText('Message to the draft'), { target: { value: 'hello' } });
  press('Ask');
  expect(await within(screen.getByRole('list', { name: 'Preview' })).findByText('Morning!')).toBeTruthy();
  expect(bodyOf(received, calls.preview)).toMatchObject({ slug: 'aire-valley', text: 'hello' });
});

it('says what could not be loaded, and loads it again', async () => {
  serve({ ...served, [calls.get]: { status: 500, body: { message: 'x', code: 'internal', requestId: 'r' } } });
  openSite('/admin/dashboard/platform-prompt');
  expect(await screen.findByText('Unable to load the platform prompt. Please try again.')).toBeTruthy();
  serve(served);
  press('Try Again');
  await waitFor(() => expect(screen.getByLabelText('Greeting')).toBeTruthy());
});
