import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aireValleyHeating } from '../../../../testing/aire-valley';
import { freshBrowser } from '../../../../testing/fresh-browser';
import { openSite } from '../../../../testing/open-site';
import type { serve } from '../../../../testing/server';
import { calls, conversation, page, serveAccount, sessionId } from '../../testing/account';

const saving = 'PATCH /api/installer/settings';
const answer = (more: object = {}) => ({ body: { installer: { ...aireValleyHeating, ...more } } });
const found = (words: string) => `GET /api/installer/conversations?search=${words}&page=1&pageSize=50`;
const person = `/api/installer/conversations/${sessionId(1)}`;
const karen = conversation(1, {
  lead: { first_name: 'Karen', phone: '+447700900418', postcode: 'LS17 6AA' },
  lastSaidAt: '2026-11-20T10:00:00Z',
});

const open = async (more: Parameters<typeof serve>[0] = {}) => {
  const received = serveAccount([], { [calls.me]: answer(), ...more });
  openSite('/installer/settings/privacy');
  await screen.findByRole('heading', { name: 'How long we keep chats' });
  const bodies = (call: string): unknown[] =>
    received.filter((each) => each.call === call).map(({ body }): unknown => JSON.parse(body ?? ''));
  return { bodies };
};
const days = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Days after the last message' });
const words = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'What visitors agree to' });
const write = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const wouldGo = (of: number) => `GET /api/installer/retention?days=${of}`;
const gone = (visitors: number) => ({ body: { visitors } });
const look = (text: string) => write(screen.getByRole('searchbox', { name: 'Email, phone, first or last name' }), text);

beforeEach(freshBrowser);

describe("what an installer sets of its visitors' privacy", () => {
  it('is saved as it was changed, and nothing else of it', async () => {
    const { bodies } = await open({ [saving]: answer({ retentionDays: 90 }), [wouldGo(90)]: gone(0) });
    expect([days().value, words().value]).toEqual(['365', aireValleyHeating.consentText]);
    write(days(), '90');
    expect(await screen.findByText('How long chats are kept changed, not saved yet')).toBeTruthy();
    press('Save Settings');
    expect(await screen.findByText('Settings saved')).toBeTruthy();
    expect(bodies(saving)).toEqual([{ privacy: { retentionDays: 90 } }]);
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Unsaved changes' })).toBeNull());
  });

  it('shows the consent as the form will, and what is wrong with it', async () => {
    const { bodies } = await open({ [saving]: answer() });
    write(words(), 'You may ring me when my service is due');
    expect(within(screen.getByRole('group', { name: 'On your form' })).getByText(words().value)).toBeTruthy();
    write(words(), 'Offers');
    write(days(), '29');
    press('Save Settings');
    expect(await screen.findByText('At least 10 characters: say what is agreed to')).toBeTruthy();
    expect(screen.getByText('Between 30 and 3650 days')).toBeTruthy();
    expect(bodies(saving)).toEqual([]);
  });

  it('stays as it was typed where saving fails, in the words of the product', async () => {
    await open({ [saving]: { status: 500, body: {} }, [wouldGo(60)]: gone(0) });
    write(days(), '60');
    press('Save Settings');
    expect((await screen.findByText("Couldn't save settings")).parentElement?.textContent).toContain(
      'We had trouble saving your privacy settings. Please try again or contact support if this continues.',
    );
    expect(days().value).toBe('60');
  });

  it('says whom fewer days would erase, and saves once that is confirmed', async () => {
    const { bodies } = await open({ [saving]: answer({ retentionDays: 36 }), [wouldGo(36)]: gone(132) });
    write(days(), '36');
    press('Save Settings');
    const dialog = await screen.findByRole('dialog', { name: 'Keep chats for 36 days?' });
    expect(dialog.textContent).toContain('132 visitors were last heard of more than 36 days ago');
    expect(bodies(saving)).toEqual([]);
    press('Cancel');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(days().value).toBe('36');
    press('Save Settings');
    fireEvent.click(await screen.findByRole('button', { name: 'Save and erase tonight' }));
    expect(await screen.findByText('Settings saved')).toBeTruthy();
    expect(bodies(saving)).toEqual([{ privacy: { retentionDays: 36 } }]);
  });

  it('finds one visitor, and erases them once that is confirmed', async () => {
    const { bodies } = await open({
      [found('karen')]: page([karen]),
      [`GET ${person}/same-person`]: { body: { sessionIds: [] } },
      [`POST ${person}/erase`]: { body: { success: true, message: 'This visitor is erased' } },
    });
    look('karen');
    expect(await screen.findByText('1 conversation found')).toBeTruthy();
    expect(screen.getByText('07700 900418 · LS17 6AA · last message 20 Nov 2026')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Export' })).toBeTruthy();
    press('Erase this person');
    fireEvent.click(await screen.findByRole('button', { name: 'Erase for good' }));
    expect(await screen.findByText('This visitor is erased')).toBeTruthy();
    expect(bodies(`POST ${person}/erase`)).toEqual([{ everyConversation: false }]);
    await waitFor(() => expect(screen.queryByText('1 conversation found')).toBeNull());
  });

  it('says where nobody is found, or where that could not be looked up', async () => {
    await open({ [found('nobody')]: page([], 0, 4), [found('again')]: { status: 500 } });
    look('nobody');
    expect(await screen.findByText('Nobody found. People you booked by hand are in the diary.')).toBeTruthy();
    look('again');
    expect(await screen.findByText('Unable to load your conversations. Please try again.')).toBeTruthy();
  });
});
