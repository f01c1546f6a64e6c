import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { freshBrowser } from '../../../testing/fresh-browser';
import { priyasLead } from '../../../testing/lead-view';
import { tellLive } from '../../../testing/live';
import { openSite } from '../../../testing/open-site';
import { gasAlert, receiptThatFailed } from '../../../testing/sent-messages';
import { conversation, serveAccount, sessionId } from '../testing/account';

const path = `/installer/dashboard/transcripts/${sessionId(1)}`;
const call = `GET /api/installer/conversations/${sessionId(1)}/notifications`;

const openConversation = async (more: Parameters<typeof serveAccount>[1]) => {
  const lead = { [`GET /api/installer/conversations/${sessionId(1)}/lead`]: { body: priyasLead } };
  const received = serveAccount([conversation(1)], { ...lead, ...more });
  openSite(path);
  return { received, tab: await screen.findByRole('tab', { name: 'Lead' }) };
};
const sending = (...notifications: object[]) => ({ [call]: { body: { notifications } } });
const section = async () => within(await screen.findByRole('region', { name: 'Sent' }));

beforeEach(freshBrowser);

it('lists on the lead what the firm and the visitor were sent, by which way, and what became of it', async () => {
  const { tab } = await openConversation(sending(receiptThatFailed, gasAlert));
  fireEvent.click(tab);
  const rows = (await section()).getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows).toEqual([
    expect.stringMatching(/^Lead receivedVisitor by email, .*The address was refusedFailed$/),
    expect.stringMatching(/^Emergency detectedYou by SMS, .*Delivered$/),
  ]);
});

it('asks for it once the lead is looked at, not before', async () => {
  const { received, tab } = await openConversation(sending(gasAlert));
  await screen.findByRole('list', { name: 'Messages' });
  const asked = () => received.filter((each) => each.call === call).length;
  expect(asked()).toBe(0);
  fireEvent.click(tab);
  await section();
  expect(asked()).toBe(1);
});

it('is not there where nothing was sent', async () => {
  const { received, tab } = await openConversation(sending());
  fireEvent.click(tab);
  await screen.findByRole('region', { name: 'Conversation' });
  await waitFor(() => expect(received.some((each) => each.call === call)).toBe(true));
  await screen.findByRole('region', { name: 'Lead' });
  expect(screen.queryByRole('region', { name: 'Sent' })).toBeNull();
});

it('says that it can not be had, and loads it again', async () => {
  let down = true;
  const { tab } = await openConversation({
    [call]: () => (down ? { status: 500 } : { body: { notifications: [gasAlert] } }),
  });
  fireEvent.click(tab);
  const sent = await section();
  expect(sent.getByText(/^Unable to load what was sent/)).toBeTruthy();
  down = false;
  fireEvent.click(sent.getByRole('button', { name: 'Load Again' }));
  expect(await sent.findByText('Emergency detected')).toBeTruthy();
});

it('is told that a message on its way went out', async () => {
  let status = 'attempted';
  const { tab } = await openConversation({
    [call]: () => ({ body: { notifications: [{ ...gasAlert, status }] } }),
  });
  fireEvent.click(tab);
  const sent = await section();
  expect(sent.getByText('Sending')).toBeTruthy();
  status = 'sent';
  await tellLive({ topic: 'notification', sessionId: sessionId(1) });
  expect(await sent.findByText('Sent', { selector: '.MuiChip-label' })).toBeTruthy();
});
