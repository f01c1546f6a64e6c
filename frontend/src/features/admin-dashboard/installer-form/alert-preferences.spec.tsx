import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { adminSession } from '../../../shared/session/sessions';
import { freshBrowser } from '../../../testing/fresh-browser';
import { openSite } from '../../../testing/open-site';
import { serve } from '../../../testing/server';
import { aireValley, calls, dashboard, listed } from '../testing/installers';

const reached = { ...aireValley, emailInbox: 'office@aire.example', phoneSms: '+447700900455' };
const phoneWords = 'Enter a phone number, such as 07700 900123';

const open = async (
  installer: typeof aireValley,
  save: Parameters<typeof serve>[0][string] = { body: { installer } },
) => {
  const received = serve({ ...dashboard, [calls.one('aire-valley')]: listed([installer]), [calls.save]: save });
  const { where } = openSite('/admin/dashboard/aire-valley/edit');
  fireEvent.click(await screen.findByRole('tab', { name: 'Settings' }));
  return {
    where,
    sent: (): unknown[] =>
      received.filter(({ call }) => call === calls.save).map(({ body }): unknown => JSON.parse(body ?? '')),
  };
};
const onOff = (name: string) => screen.getByRole<HTMLInputElement>('switch', { name });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  freshBrowser();
  adminSession.save({ token: 'a1', email: 'ops@pilotlight.example' }, true);
});

describe('how an installer is told, as the admin sets it', () => {
  it('shows where each way goes to, as it is being typed', async () => {
    await open(reached);
    const cards = within(screen.getByRole('region', { name: 'How we reach them' })).getAllByRole('listitem');
    expect(cards.map((card) => card.textContent)).toEqual([
      'Emailoffice@aire.example',
      'SMS07700 900455',
      'WhatsApp07700 900455',
    ]);
    fireEvent.click(screen.getByRole('tab', { name: 'Basic Info' }));
    fireEvent.change(screen.getByLabelText('Mobile for alerts'), { target: { value: '' } });
    fireEvent.click(screen.getByRole('tab', { name: 'Settings' }));
    expect(screen.getAllByText('No mobile number yet. Add one under Basic Info.')).toHaveLength(2);
  });

  it('is named among what is not saved, kept from tab to tab, and saved with the rest', async () => {
    const { where, sent } = await open(reached);
    fireEvent.click(onOff('SMS'));
    fireEvent.click(onOff('Quiet hours'));
    fireEvent.click(screen.getByRole('tab', { name: 'Basic Info' }));
    expect(screen.getByText('2 changes not saved: SMS alerts, quiet hours')).toBeTruthy();
    press('Save Changes');
    await waitFor(() => expect(where()).toBe('/admin/dashboard'));
    expect(sent()).toMatchObject([
      { revision: 7, notificationPreferences: { channels: { sms: true }, quietHours: { enabled: true } } },
    ]);
  });

  it('is not spoken of where it was not changed', async () => {
    const { where, sent } = await open(reached);
    press('Save Changes');
    await waitFor(() => expect(where()).toBe('/admin/dashboard'));
    expect(sent()[0]).not.toHaveProperty('notificationPreferences');
  });

  it('needs a way, and leads to where one is chosen', async () => {
    const { sent } = await open(reached);
    fireEvent.click(onOff('Email'));
    fireEvent.click(screen.getByRole('tab', { name: 'Branding' }));
    press('Save Changes');
    expect((await screen.findByRole('alert')).textContent).toBe('Please select a notification method');
    expect(screen.getByRole('tab', { name: 'Settings' }).getAttribute('aria-selected')).toBe('true');
    expect(sent()).toEqual([]);
  });

  it('is not lost without a question', async () => {
    await open(reached);
    fireEvent.click(onOff('WhatsApp'));
    press('Cancel');
    const question = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
    expect(question.getByText('What you changed would be lost: WhatsApp alerts.')).toBeTruthy();
  });

  it('has a number that the server can not read told of at its field', async () => {
    const body = { message: phoneWords, code: 'invalid', requestId: 'r' };
    await open({ ...reached, phoneSms: '1234567' }, { status: 400, body });
    press('Save Changes');
    const words = await screen.findByText(phoneWords);
    expect(screen.getByLabelText('Mobile for alerts').getAttribute('aria-describedby')).toBe(words.id);
  });
});
