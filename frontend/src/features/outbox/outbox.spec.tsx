import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { adminSession } from '../../shared/session/sessions';
import { freshBrowser } from '../../testing/fresh-browser';
import { tellLive } from '../../testing/live';
import { openSite } from '../../testing/open-site';
import { serve } from '../../testing/server';
import type { OutboxMessage } from './outbox.api';

const call = 'GET /dev/outbox.json';
const email: OutboxMessage = {
  id: '1f7c2f0e-50c5-4d0e-8f66-0f5b3c1f0a03',
  installerId: 'aire-valley',
  channel: 'email',
  to: 'dawn@aire.example',
  eventType: 'emergency_detected',
  subject: 'Gas smelt at LS17',
  text: 'Ring now.',
  html: '<html><body><p>Ring now.</p></body></html>',
  status: 'sent',
  at: '2026-11-19T07:12:05.000Z',
};
const text: OutboxMessage = {
  id: '1f7c2f0e-50c5-4d0e-8f66-0f5b3c1f0a02',
  installerId: 'mackie-and-sons',
  channel: 'sms',
  to: '+447700900001',
  eventType: 'lead_qualified',
  text: 'Hot lead: Priya.',
  status: 'failed',
  at: '2026-11-19T07:10:00.000Z',
};
const whatsapp: OutboxMessage = { ...text, id: '1f7c2f0e-50c5-4d0e-8f66-0f5b3c1f0a01', channel: 'whatsapp' };
const holding = (...messages: readonly OutboxMessage[]) => ({ [call]: { body: { messages } } });

const titles = () => screen.getAllByRole('article').map((each) => each.getAttribute('aria-label'));
const open = async (path = '/dev/outbox') => {
  const site = openSite(path);
  await screen.findByRole('heading', { name: 'Outbox' });
  return site;
};

beforeEach(() => {
  freshBrowser();
  adminSession.save({ token: 'a1', email: 'ops@pilotlight.example' }, true);
});

it('shows each message as its reader would see it, newest first', async () => {
  serve(holding(email, text, whatsapp));
  await open();
  const [first, second] = await screen.findAllByRole('article');
  expect(titles()).toEqual(['Emergency detected by Email', 'Lead qualified by SMS', 'Lead qualified by WhatsApp']);
  const mail = within(first ?? document.body);
  expect(mail.getByText('Gas smelt at LS17')).toBeTruthy();
  expect(mail.getByText('dawn@aire.example')).toBeTruthy();
  expect(mail.getByTitle(/^Email Gas smelt/).getAttribute('sandbox')).toBe('allow-same-origin');
  const phone = within(second ?? document.body);
  expect(phone.getByText('Hot lead: Priya.')).toBeTruthy();
  expect(phone.getByText('Failed')).toBeTruthy();
  expect(phone.getByText('19 Nov 07:10')).toBeTruthy();
});

it('narrows to an installer and a way, which stand in the address', async () => {
  serve(holding(email, text, whatsapp));
  await open();
  fireEvent.change(await screen.findByLabelText('Installer'), { target: { value: 'mackie-and-sons' } });
  expect(titles()).toEqual(['Lead qualified by SMS', 'Lead qualified by WhatsApp']);
  fireEvent.click(screen.getByRole('button', { name: 'WhatsApp' }));
  expect(titles()).toEqual(['Lead qualified by WhatsApp']);
  fireEvent.click(screen.getByRole('button', { name: 'Email' }));
  expect(screen.getByText('No messages')).toBeTruthy();
});

it('opens as an address asks, and takes what it says wrongly for not said', async () => {
  serve(holding(email, text, whatsapp));
  await open('/dev/outbox?channel=pigeon&installer=aire-valley');
  await screen.findAllByRole('article');
  expect(titles()).toEqual(['Emergency detected by Email']);
});

it('has a new message as soon as it is told', async () => {
  let messages: readonly OutboxMessage[] = [];
  serve({ [call]: () => ({ body: { messages } }) });
  await open();
  expect(await screen.findByText('No messages')).toBeTruthy();
  messages = [email];
  await tellLive({ topic: 'notification', slug: 'aire-valley' });
  expect(await screen.findByText('Gas smelt at LS17')).toBeTruthy();
});

it('shows twenty at first, and older ones when asked', async () => {
  const many = Array.from({ length: 25 }, (_, number) => ({
    ...text,
    id: `1f7c2f0e-50c5-4d0e-8f66-${String(number).padStart(12, '0')}`,
  }));
  serve(holding(...many));
  await open();
  expect(await screen.findAllByRole('article')).toHaveLength(20);
  fireEvent.click(screen.getByRole('button', { name: 'Show Older' }));
  expect(screen.getAllByRole('article')).toHaveLength(25);
  expect(screen.queryByRole('button', { name: 'Show Older' })).toBeNull();
});

it('says in production that there is none', async () => {
  serve({ [call]: { status: 404, body: { message: 'Not found' } } });
  await open();
  expect(await screen.findByText('There is no outbox in production')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
});

it('leads to the login where the session has ended', async () => {
  serve({ [call]: { status: 401 } });
  const { where } = openSite('/dev/outbox');
  await waitFor(() => expect(where()).toBe('/admin/login'));
});
