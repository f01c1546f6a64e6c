import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aireValleyHeating } from '../../../../testing/aire-valley';
import { freshBrowser } from '../../../../testing/fresh-browser';
import { openSite } from '../../../../testing/open-site';
import type { serve } from '../../../../testing/server';
import { calls, serveAccount } from '../../testing/account';

const saving = 'PATCH /api/installer/settings';
const testing = 'POST /api/installer/notifications/test';
const usual = aireValleyHeating.notificationPreferences;

const account = { ...aireValleyHeating, emailInbox: 'office@aire.example', phoneSms: '+447700900455' };
const answer = (more: object = {}) => ({ body: { installer: { ...account, ...more } } });
const keeps = (notificationPreferences: object) =>
  answer({ notificationPreferences: { ...usual, ...notificationPreferences } });

const open = async (more: Parameters<typeof serve>[0] = {}) => {
  const received = serveAccount([], { [calls.me]: answer(), ...more });
  const site = openSite('/installer/settings/notifications');
  await screen.findByRole('heading', { name: 'How we reach you' });
  const sent = (): unknown[] =>
    received.filter(({ call }) => call === saving).map(({ body }): unknown => JSON.parse(body ?? ''));
  return { ...site, sent };
};
const onOff = (name: string) => screen.getByRole<HTMLInputElement>('switch', { name });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const write = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const bar = () => screen.queryByRole('region', { name: 'Unsaved changes' });

beforeEach(freshBrowser);

describe('how an installer is told', () => {
  it('shows by which ways, where each goes to, and of what', async () => {
    const { where } = await open();
    expect(where()).toBe('/installer/settings/notifications');
    const ways = screen.getByRole('region', { name: 'How we reach you' });
    const cards = within(ways).getAllByRole('listitem');
    expect(cards.map((card) => card.textContent)).toEqual([
      'Emailoffice@aire.example',
      'SMS07700 900455',
      'WhatsApp07700 900455',
    ]);
    expect(['Email', 'SMS', 'WhatsApp'].map((name) => onOff(name).checked)).toEqual([true, false, false]);
    expect(screen.getByText('10 of 12 on')).toBeTruthy();
    expect(onOff('Daily summary').checked).toBe(false);
    expect(screen.getByText('Emergency detected').parentElement?.textContent).toBe(
      'Emergency detected is always on. It comes at any hour, on every channel.',
    );
    expect(screen.getByRole('img', { name: 'No quiet hours' })).toBeTruthy();
    expect(bar()).toBeNull();
  });

  it('goes to the login email where there is no inbox, and says where there is no number', async () => {
    await open({ [calls.me]: answer({ emailInbox: null, phoneSms: null }) });
    expect(screen.getByText('dawn@aire.example')).toBeTruthy();
    expect(screen.getAllByText('No mobile number yet. Your admin can add one.')).toHaveLength(2);
    fireEvent.click(onOff('SMS'));
    expect(screen.getByText('No mobile number yet, so nothing arrives. Your admin can add one.')).toBeTruthy();
  });

  it('is saved as it was changed, and nothing else of it', async () => {
    const { sent } = await open({
      [saving]: keeps({
        channels: { ...usual.channels, sms: true },
        events: { ...usual.events, dailySummary: true },
      }),
    });
    fireEvent.click(onOff('SMS'));
    fireEvent.click(onOff('Daily summary'));
    expect(screen.getByText('11 of 12 on')).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('SMS alerts and daily summary changed, not saved yet');
    press('Save Settings');
    expect(await screen.findByText('Settings saved')).toBeTruthy();
    await waitFor(() => expect(bar()).toBeNull());
    expect(sent()).toEqual([{ notificationPreferences: { channels: { sms: true }, events: { dailySummary: true } } }]);
    expect(onOff('SMS').checked).toBe(true);
    expect(screen.getByText('A test goes out by email and SMS, as saved.')).toBeTruthy();
  });

  it('is as before once it is discarded or switched back', async () => {
    await open();
    fireEvent.click(onOff('WhatsApp'));
    press('Discard');
    expect([bar(), onOff('WhatsApp').checked]).toEqual([null, false]);
    fireEvent.click(onOff('WhatsApp'));
    fireEvent.click(onOff('WhatsApp'));
    expect(bar()).toBeNull();
  });

  it('needs a way, and says so without asking the server', async () => {
    const { sent } = await open();
    fireEvent.click(onOff('Email'));
    press('Save Settings');
    expect((await screen.findByRole('alert')).textContent).toBe('Please select a notification method');
    expect(sent()).toEqual([]);
  });

  it('stays as it was changed where saving fails, in the words of the product', async () => {
    await open({ [saving]: { status: 500, body: { message: 'Something went wrong on our end.' } } });
    fireEvent.click(onOff('SMS'));
    press('Save Settings');
    expect((await screen.findByText("Couldn't save preferences")).parentElement?.textContent).toContain(
      'We had trouble saving your notification settings. Please try again or contact support if this continues.',
    );
    expect([onOff('SMS').checked, bar() !== null]).toEqual([true, true]);
  });

  it('is told why where the last way was switched off elsewhere meanwhile', async () => {
    const body = { message: 'Please select a notification method', code: 'invalid', requestId: 'r' };
    await open({ [saving]: { status: 400, body } });
    fireEvent.click(onOff('SMS'));
    press('Save Settings');
    expect((await screen.findByRole('alert')).textContent).toBe('Please select a notification method');
  });

  it('leads to the login where the session has ended, and says that', async () => {
    const { where } = await open({ [saving]: { status: 401, body: 'expired' } });
    fireEvent.click(onOff('SMS'));
    press('Save Settings');
    await waitFor(() => expect(where()).toBe('/installer/login'));
    expect(screen.getByText('Your session has expired. Please sign in again.')).toBeTruthy();
  });

  it('keeps what is changed while it is being saved', async () => {
    const server = new EventTarget();
    const after = new Promise((resolve) => server.addEventListener('answer', resolve));
    await open({ [saving]: { ...keeps({ channels: { ...usual.channels, sms: true } }), after } });
    fireEvent.click(onOff('SMS'));
    press('Save Settings');
    await screen.findByRole('button', { name: 'Saving...' });
    fireEvent.click(onOff('WhatsApp'));
    server.dispatchEvent(new Event('answer'));
    await screen.findByText('Settings saved');
    expect((await screen.findByText(/not saved yet$/)).textContent).toBe('WhatsApp alerts changed, not saved yet');
  });
});

describe('quiet hours', () => {
  it('are drawn, and saved as times however they are typed', async () => {
    const quietHours = { ...usual.quietHours, enabled: true, start: '21:30', end: '06:00' };
    const { sent } = await open({ [saving]: keeps({ quietHours }) });
    fireEvent.click(onOff('Quiet hours'));
    expect(screen.getByRole('img', { name: 'Quiet from 21:00 to 07:00' })).toBeTruthy();
    write('Quiet from', '9.30pm');
    fireEvent.blur(field('Quiet from'));
    expect(field('Quiet from').value).toBe('21:30');
    write('Quiet until', '6');
    expect(screen.getByRole('img', { name: 'Quiet from 21:30 to 06:00' })).toBeTruthy();
    expect(screen.getByText(/^What happens in between waits and arrives at 06:00 in one message\./)).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('Quiet hours changed, not saved yet');
    press('Save Settings');
    await screen.findByText('Settings saved');
    expect(sent()).toEqual([
      { notificationPreferences: { quietHours: { enabled: true, start: '21:30', end: '06:00' } } },
    ]);
    expect(field('Quiet until').value).toBe('06:00');
  });

  it.each([
    ['07:00', 'Quiet hours must end at another time than they start'],
    ['half past', 'Enter a time, such as 21:00'],
  ])('that begin at "%s" are not saved, and the field says why', async (start, words) => {
    const { sent } = await open();
    fireEvent.click(onOff('Quiet hours'));
    fireEvent.focus(field('Quiet from'));
    write('Quiet from', start);
    expect(screen.queryByText(words)).toBeNull();
    fireEvent.blur(field('Quiet from'));
    const said = screen.getByRole('alert');
    expect(said.textContent).toBe(words);
    expect(field('Quiet from').getAttribute('aria-describedby')).toBe(said.id);
    press('Save Settings');
    expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true');
    expect(sent()).toEqual([]);
  });
});

describe('a test alert', () => {
  it('looks as a hot lead comes in, and is sent', async () => {
    await open({ [testing]: { body: { success: true, message: 'Test alert sent' } } });
    const example = within(screen.getByRole('region', { name: 'What an alert looks like' }));
    expect(example.getByText('Hot lead: Priya, LS17 8AB')).toBeTruthy();
    press('Send a test');
    expect(await screen.findByText('Test alert sent')).toBeTruthy();
  });

  it('that can not be sent says why', async () => {
    await open({ [testing]: { status: 429, body: { message: 'Too many tests. Please wait a minute.' } } });
    press('Send a test');
    expect((await screen.findByText("Couldn't send a test")).parentElement?.textContent).toContain(
      'Too many tests. Please wait a minute.',
    );
  });
});
