import { fireEvent, screen, within } from '@testing-library/react';
import { freshBrowser } from '../../../testing/fresh-browser';
import { formatTime } from '../../../ui/format';
import { openSite } from '../../../testing/open-site';
import { conversation, entry, serveAccount, sessionId } from '../testing/account';

const path = '/installer/dashboard/transcripts';
const clearing = `POST /api/installer/conversations/${sessionId(1)}/alarm/clear`;
const reopening = `POST /api/installer/conversations/${sessionId(1)}/alarm/reopen`;
const events = [entry('user', 'its just a chirp'), entry('safety', 'Safety alert')];
const ann = conversation(1, { events, emergency: true, lead: { first_name: 'Ann' } });
const anHourAgo = new Date(Date.now() - 3_600_000).toISOString();
const cleared = { verdict: 'false-alarm', by: 'Dawn', at: anHourAgo } as const;
const done = { body: { success: true, message: 'Done' } };

const buttonsOf = (group: HTMLElement): (string | null)[] =>
  within(group)
    .getAllByRole('button')
    .map(({ textContent }) => textContent);

describe('an alarm', () => {
  beforeEach(freshBrowser);

  it('is cleared from the overview by one tap, and stands again by Undo', async () => {
    const received = serveAccount([ann], { [clearing]: done, [reopening]: done });
    openSite('/installer/dashboard');
    const group = await screen.findByRole('group', { name: 'The alarm of Ann' });
    expect(buttonsOf(group)).toEqual(['Dealt with', 'False alarm']);
    fireEvent.click(within(group).getByRole('button', { name: 'False alarm' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByRole('group', { name: 'The alarm of Ann' });
    const told = received.filter(({ call }) => call === clearing || call === reopening);
    expect(told).toMatchObject([
      { call: clearing, body: JSON.stringify({ verdict: 'false-alarm', seenAt: ann.updatedAt }) },
      { call: reopening },
    ]);
  });

  it('is cleared from its conversation, where the list shows it', async () => {
    serveAccount([ann], { [clearing]: done });
    openSite(`${path}/${sessionId(1)}`);
    fireEvent.click(await screen.findByRole('button', { name: 'Dealt with' }));
    const toast = (await screen.findByRole('button', { name: 'Undo' })).closest('[role=status]');
    expect(toast?.textContent).toContain('Dealt with');
  });

  it('says who cleared it, with the way back, and is urgent no more', async () => {
    serveAccount([{ ...ann, alarmCleared: cleared }]);
    openSite(`${path}/${sessionId(1)}`);
    expect((await screen.findByText(/^False alarm by Dawn/)).textContent).toContain(formatTime(anHourAgo));
    expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy();
    expect(screen.queryByRole('group', { name: 'The alarm of Ann' })).toBeNull();
    expect(screen.getByRole('link', { name: /Ann/ }).textContent).toMatch(/False alarm$/);
  });

  it('says so where it could not be cleared', async () => {
    serveAccount([ann], {
      [clearing]: { status: 503, body: { message: 'Try later', code: 'unavailable', requestId: 'r' } },
    });
    openSite(`${path}/${sessionId(1)}`);
    fireEvent.click(await screen.findByRole('button', { name: 'Dealt with' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Alarm not cleared');
  });
});
