import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openSite } from '../../../testing/open-site';
import { serve } from '../../../testing/server';
import { asAdmin, calls, qualified, served } from './testing/templates';

const open = async (channel = 'sms') => {
  const site = openSite(`/admin/notifications?template=lead_qualified&channel=${channel}`);
  await screen.findByRole('heading', { name: 'Lead qualified' });
  return site;
};
const field = (label: string) => screen.getByLabelText<HTMLTextAreaElement>(label);
const write = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const press = (name: string) => fireEvent.click(button(name));
const bodyOf = (received: ReturnType<typeof serve>, call: string): unknown =>
  JSON.parse(received.find((each) => each.call === call)?.body ?? 'null');
const edited = (body: string) => ({ ...qualified.channels, sms: { enabled: true, body } });
const refusal = (status: number, body: unknown) => ({ [calls.change]: { status, body } });

beforeEach(asAdmin);

describe('a text', () => {
  it('takes a variable at the caret, and the caret goes on behind it', async () => {
    serve(served);
    await open();
    write('SMS body', 'Ring , thanks');
    field('SMS body').setSelectionRange(5, 5);
    press('phone');
    expect(field('SMS body').value).toBe('Ring {{phone}}, thanks');
    expect(field('SMS body').selectionStart).toBe('Ring {{phone}}'.length);
  });

  it('of an email takes it in the field that was last written in', async () => {
    serve(served);
    await open('email');
    write('Subject', 'New: ');
    fireEvent.focus(field('Subject'));
    field('Subject').setSelectionRange(5, 5);
    press('first_name');
    expect(field('Subject').value).toBe('New: {{first_name}}');
  });

  it('is not saved with a variable that there is not, and says which one is meant', async () => {
    const received = serve(served);
    await open();
    write('SMS body', 'Ring {{best_tme}} please');
    expect(screen.getByText('Unknown variable: best_tme.')).toBeTruthy();
    expect(button('Save Changes').disabled).toBe(true);
    expect(screen.getAllByText(/Ring best_tme\? please/)[0]).toBeTruthy();
    fireEvent.keyDown(document.body, { key: 's', ctrlKey: true });
    press('Use best_time');
    expect(field('SMS body').value).toBe('Ring {{best_time}} please');
    expect(screen.queryByText(/Unknown variable/)).toBeNull();
    expect(button('Save Changes').disabled).toBe(false);
    expect(received.some(({ call }) => call === calls.change)).toBe(false);
  });

  it.each([
    ['sms', 'SMS body', 'x'.repeat(161), 'At most 160 characters'],
    ['sms', 'SMS body', 'Ring {{phone}', 'A variable isn’t closed: write {{name}}'],
    ['email', 'Subject', 'x'.repeat(201), 'At most 200 characters'],
    ['whatsapp', 'ContentSid', 'HX12', 'A ContentSid is HX and 32 digits or letters a to f'],
  ])('by %s in %s is held to its rule', async (channel, label, value, words) => {
    serve(served);
    await open(channel);
    write(label, value);
    expect(screen.getByText(words)).toBeTruthy();
    expect(button('Save Changes').disabled).toBe(true);
  });

  it('is counted as it is typed, and as it is charged once its values are in', async () => {
    serve(served);
    await open();
    write('SMS body', '{{first_name}}');
    expect(screen.getByText('14 of 160')).toBeTruthy();
    expect(screen.getByText('5 characters with this sample, GSM-7')).toBeTruthy();
    expect(await screen.findByText('Longest of the last 1: 7 characters, 1 segment')).toBeTruthy();
    write('SMS body', '🔥'.repeat(40));
    expect(screen.getByText('80 of 160')).toBeTruthy();
    expect(screen.getByText('2 segments')).toBeTruthy();
    expect(screen.getByText('80 characters with this sample, UCS-2')).toBeTruthy();
  });
});

describe('the preview', () => {
  it('shows what is typed, with the sample and then with what really went out', async () => {
    serve(served);
    await open();
    write('SMS body', '{{grade}} lead: {{first_name}}');
    const preview = within(screen.getByRole('complementary', { name: 'Live preview' }));
    expect(preview.getByText('Hot lead: Priya')).toBeTruthy();
    expect(preview.getByText('Sample: Priya Nair for Aire Valley Heating')).toBeTruthy();
    await waitFor(() => expect(button('Next sample').disabled).toBe(false));
    press('Next sample');
    expect(preview.getByText('Warm lead: Eleanor')).toBeTruthy();
    expect(preview.getByText('Real data: Eleanor for Aire Valley Heating')).toBeTruthy();
    expect(button('Next sample').disabled).toBe(true);
  });

  it('of an email is its subject and its words in a frame that runs nothing', async () => {
    serve(served);
    await open('email');
    write('Body', '{{first_name}} <b>waits</b>.\n\nOpen it: {{link}}');
    const frame = screen.getByTitle<HTMLIFrameElement>('Email preview');
    expect(frame.getAttribute('sandbox')).toBe('allow-same-origin');
    await waitFor(() => expect(frame.contentDocument?.body.textContent).toContain('Priya <b>waits</b>.'));
    expect(frame.contentDocument?.querySelector('b')).toBeNull();
    expect(frame.contentDocument?.querySelector('a')?.textContent).toBe('Open the job sheet');
    expect(frame.contentDocument?.querySelector('[href]')).toBeNull();
    expect(screen.getByText('Hot lead: Priya, LS17 8AB')).toBeTruthy();
  });
});

describe('saving', () => {
  it('sends the edited template and says so', async () => {
    const saved = { ...qualified, channels: edited('Ring {{phone}}'), updatedAt: '2026-11-26T10:00:00.000Z' };
    const received = serve({ ...served, [calls.change]: { body: { template: saved } } });
    await open();
    write('SMS body', 'Ring {{phone}}');
    press('Save Changes');
    expect(await screen.findByText('Template updated')).toBeTruthy();
    expect(bodyOf(received, calls.change)).toEqual({ ...qualified, channels: edited('Ring {{phone}}') });
    expect(field('SMS body').value).toBe('Ring {{phone}}');
    expect(received.filter(({ call }) => call === calls.list)).toHaveLength(1);
  });

  it('is done by Ctrl+S too', async () => {
    const received = serve({ ...served, [calls.change]: { body: { template: qualified } } });
    await open();
    write('SMS body', 'Ring {{phone}}');
    fireEvent.keyDown(field('SMS body'), { key: 's', ctrlKey: true });
    expect(await screen.findByText('Template updated')).toBeTruthy();
    expect(received.filter(({ call }) => call === calls.change)).toHaveLength(1);
  });

  it.each([
    [{ status: 409, body: { message: 'Somebody else changed this template meanwhile.' } }, /Somebody else changed/],
    [{ status: 400, body: { error: 'Unknown variable: iban' } }, /Unknown variable: iban/],
    [{ status: 502, body: '<html>Bad gateway</html>' }, /Server error: 502/],
  ])('that fails says why, and keeps what was written: %j', async ({ status, body }, words) => {
    serve({ ...served, ...refusal(status, body) });
    await open();
    write('SMS body', 'Ring {{phone}}');
    press('Save Changes');
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.getByText("Couldn't save template")).toBeTruthy();
    expect(field('SMS body').value).toBe('Ring {{phone}}');
  });
});

describe('leaving', () => {
  it('for another template asks first where something is not saved, and between the tabs does not', async () => {
    serve(served);
    await open();
    write('SMS body', 'Ring {{phone}}');
    fireEvent.click(screen.getByRole('tab', { name: 'Email' }));
    fireEvent.click(await screen.findByRole('tab', { name: 'SMS' }));
    expect(field('SMS body').value).toBe('Ring {{phone}}');
    fireEvent.click(screen.getByRole('link', { name: /^Approved/ }));
    const question = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
    expect(question.getByText('What you changed would be lost: SMS.')).toBeTruthy();
    fireEvent.click(question.getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByText('Leave without saving?')).toBeNull());
    expect(field('SMS body').value).toBe('Ring {{phone}}');
    fireEvent.click(screen.getByRole('link', { name: /^Approved/ }));
    fireEvent.click(await screen.findByRole('button', { name: 'Discard changes' }));
    expect(await screen.findByRole('heading', { name: 'Approved' })).toBeTruthy();
  });
});

describe('a test', () => {
  it('by email goes to oneself, with the words as they stand', async () => {
    const body = { success: true, message: 'Sent to ops@pilotlight.example' };
    const received = serve({ ...served, [calls.test]: { body } });
    await open('email');
    write('Subject', 'Look');
    press('Send test');
    expect(await screen.findByText('Sent to ops@pilotlight.example')).toBeTruthy();
    const channels = { ...qualified.channels, email: { ...qualified.channels.email, subject: 'Look' } };
    expect(bodyOf(received, calls.test)).toEqual({ channel: 'email', channels });
  });

  it('to a phone asks for its number', async () => {
    const received = serve({ ...served, [calls.test]: { status: 500, body: '' } });
    await open();
    press('Send test');
    const dialog = within(await screen.findByRole('dialog', { name: 'Send a test by SMS' }));
    fireEvent.change(dialog.getByLabelText('Your mobile number'), { target: { value: ' 07700 900123' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Send test' }));
    expect(await screen.findByText('Server error: 500')).toBeTruthy();
    expect(bodyOf(received, calls.test)).toMatchObject({ channel: 'sms', phone: '07700 900123' });
  });
});
