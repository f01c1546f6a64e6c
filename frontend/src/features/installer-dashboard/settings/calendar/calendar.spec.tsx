import type { GoogleCalendarState } from '@pilotlight/contracts/http/calendars';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { freshBrowser } from '../../../../testing/fresh-browser';
import { openSite } from '../../../../testing/open-site';
import { serveAccount } from '../../testing/account';

const feed = 'GET /api/installer/calendar-feed';
const rotate = 'POST /api/installer/calendar-feed/rotate';
const google = 'GET /api/installer/calendar/google';
const connect = 'POST /api/installer/calendar/google/connect';
const finish = 'POST /api/installer/calendar/google/finish';
const disconnect = 'DELETE /api/installer/calendar/google';
const page = '/installer/settings/calendar';
const address = 'https://app.pilotlight.example/calendar/secret-token.ics';

const standing = (changed: Partial<GoogleCalendarState> = {}): GoogleCalendarState => ({
  available: true,
  connectedAt: null,
  failure: null,
  ...changed,
});
const connected = standing({ connectedAt: '2026-11-20T10:00:00.000Z' });

type Answers = Parameters<typeof serveAccount>[1];
const open = (answers: Answers = {}, at = page) => {
  const received = serveAccount([], {
    [feed]: { body: { address } },
    [google]: { body: standing() },
    ...answers,
  });
  return { ...openSite(at), sent: (call: string) => received.filter((each) => each.call === call) };
};
const feedPanel = async () => within(await screen.findByRole('region', { name: 'Your diary in any calendar' }));
const googlePanel = async () => within(await screen.findByRole('region', { name: 'Google Calendar' }));
const press = async (panel: Awaited<ReturnType<typeof googlePanel>>, name: string) =>
  fireEvent.click(await panel.findByRole('button', { name }));

beforeEach(freshBrowser);

describe("the calendar feed's address", () => {
  it('can be copied, and changed once that is confirmed', async () => {
    let current = address;
    const { sent } = open({
      [feed]: () => ({ body: { address: current } }),
      [rotate]: () => {
        current = address.replace('secret', 'fresh');
        return { body: { address: current } };
      },
    });
    expect(await (await feedPanel()).findByText(address)).toBeTruthy();
    expect((await feedPanel()).getByRole('button', { name: 'Copy address' })).toBeTruthy();
    await press(await feedPanel(), 'Change the address');
    expect(sent(rotate)).toHaveLength(0);
    const question = within(await screen.findByRole('dialog', { name: 'Change the calendar address?' }));
    fireEvent.click(question.getByRole('button', { name: 'Change it' }));
    expect(await (await feedPanel()).findByText(address.replace('secret', 'fresh'))).toBeTruthy();
    expect(sent(rotate)).toHaveLength(1);
  });

  it('is made on the first wish', async () => {
    let made: string | null = null;
    open({
      [feed]: () => ({ body: { address: made } }),
      [rotate]: () => ({ body: { address: (made = address) } }),
    });
    await press(await feedPanel(), 'Make an address');
    expect(await (await feedPanel()).findByText(address)).toBeTruthy();
  });
});

describe('Google Calendar in the settings', () => {
  it('says so where the platform has no keys, and offers nothing', async () => {
    open({ [google]: { body: standing({ available: false }) } });
    const panel = await googlePanel();
    expect(await panel.findByText(/^Google Calendar isn’t set up on this platform\./)).toBeTruthy();
    expect(panel.queryByRole('button')).toBeNull();
  });

  it('is connected by what Google sent the browser back with, once, and the address is clean again', async () => {
    let state = standing();
    const { sent, where } = open(
      {
        [google]: () => ({ body: state }),
        [finish]: () => ({ body: { google: (state = connected), problem: null } }),
      },
      `${page}#state=one-use&code=from-google`,
    );
    expect(await screen.findByText('Google Calendar connected')).toBeTruthy();
    expect(await (await googlePanel()).findByText(/^Connected since 20 Nov 2026/)).toBeTruthy();
    expect(sent(finish).map(({ body }) => JSON.parse(body ?? ''))).toEqual([{ state: 'one-use', code: 'from-google' }]);
    expect(where()).toBe(page);
  });

  it('says why a consent came to nothing', async () => {
    open({ [finish]: { body: { google: standing(), problem: 'declined' } } }, `${page}#state=one-use`);
    expect(await screen.findByText('You didn’t allow it at Google, so nothing was connected.')).toBeTruthy();
    expect(await (await googlePanel()).findByRole('button', { name: 'Connect Google Calendar' })).toBeTruthy();
  });

  it.each<[GoogleCalendarState['failure'], RegExp, boolean]>([
    [{ kind: 'access-lost', at: '2026-11-21T10:00:00.000Z', ended: true }, /^Google no longer lets us in\./, true],
    [{ kind: 'down', at: '2026-11-21T10:00:00.000Z', ended: false }, /We keep trying for a day/, true],
    [{ kind: 'busy', at: '2026-11-21T10:00:00.000Z', ended: true }, /for a whole day, so we stopped trying/, true],
    [null, /^Connected since/, false],
  ])('tells the last failure in words: %j', async (failure, words, offersAgain) => {
    open({ [google]: { body: { ...connected, failure } } });
    const panel = await googlePanel();
    expect(await panel.findByText(words)).toBeTruthy();
    expect(panel.queryByRole('button', { name: 'Connect again' }) !== null).toBe(offersAgain);
  });

  it('is disconnected once that is confirmed', async () => {
    let state = connected;
    const { sent } = open({
      [google]: () => ({ body: state }),
      [disconnect]: () => ({ body: { google: (state = standing()) } }),
    });
    await press(await googlePanel(), 'Disconnect');
    expect(sent(disconnect)).toHaveLength(0);
    const question = within(await screen.findByRole('dialog', { name: 'Disconnect Google Calendar?' }));
    fireEvent.click(question.getByRole('button', { name: 'Disconnect' }));
    expect(await (await googlePanel()).findByRole('button', { name: 'Connect Google Calendar' })).toBeTruthy();
  });

  it('says what failed where Google could not be asked for', async () => {
    open({
      [connect]: {
        status: 500,
        body: { message: 'Something went wrong on our end. Please try again.', code: 'failed', requestId: 'r' },
      },
    });
    await press(await googlePanel(), 'Connect Google Calendar');
    await waitFor(() => expect(screen.getByText("Couldn't connect Google Calendar")).toBeTruthy());
  });
});
