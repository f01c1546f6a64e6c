import { fireEvent, screen, waitFor } from '@testing-library/react';
import { freshBrowser } from '../../../testing/fresh-browser';
import { openSite } from '../../../testing/open-site';
import { at, block, change, chosen, helen, of, priya, sentTo, serveDiary } from './testing/served-diary';
import { visit } from './testing/visits';

beforeEach(freshBrowser);

describe('by keyboard', () => {
  it('arrows go through the visits by time, whatever their days', async () => {
    const monday = visit(3, '2026-11-16T09:00:00.000Z', { customerName: 'R. Banks' });
    serveDiary([priya, helen, monday]);
    openSite(at());
    const first = await block(/R. Banks/);
    first.focus();
    fireEvent.keyDown(first, { key: 'ArrowDown' });
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toMatch(/Helen Marsh/));
    expect(chosen().getByRole('heading', { name: 'Helen Marsh' })).toBeTruthy();
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowRight' });
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toMatch(/Priya Nair/));
  });

  it('Shift and an arrow move a visit by a quarter of an hour, which Enter keeps and Escape leaves', async () => {
    const moved = { ...helen, scheduledAt: '2026-11-19T14:30:00.000Z', version: 2 };
    const diary = serveDiary([helen], { [change(helen)]: () => diary.answer(moved) });
    openSite(at(`&visit=${helen.id}`));
    const drawn = await block(/^14:00 to 15:00, Helen Marsh/);
    const press = (key: string, shiftKey = false) => fireEvent.keyDown(drawn, { key, shiftKey });
    press('ArrowDown', true);
    expect(await screen.findByText(/^Helen Marsh, .*, 14:15 to 15:15\./)).toBeTruthy();
    press('Escape');
    expect(await screen.findByText('Helen Marsh stays at 14:00.')).toBeTruthy();
    press('ArrowDown', true);
    press('ArrowDown', true);
    expect(await chosen().findByRole('button', { name: 'Move to 14:30' })).toBeTruthy();
    press('Enter');
    await block(/^14:30 to 15:30, Helen Marsh/);
    expect(sentTo(diary.received, change(helen))).toEqual([{ version: 1, scheduledAt: '2026-11-19T14:30:00.000Z' }]);
  });
});

const soon = () => new Date(Date.now() + 30_000).toISOString();

describe('the way back', () => {
  it('is there after a reload too, for as long as the minute runs', async () => {
    const confirmed = { ...helen, version: 2, undoable: { until: soon(), formerly: null } };
    const diary = serveDiary([confirmed], {
      [of(helen, 'undo')]: () => diary.answer({ ...helen, status: 'pending', version: 3 }),
    });
    openSite(at(`&visit=${helen.id}`));
    await block(/^14:00 to 15:00, Helen Marsh/);
    fireEvent.click(chosen().getByRole('button', { name: 'Undo' }));
    await block(/Helen Marsh.*Pending/);
    expect(sentTo(diary.received, of(helen, 'undo'))).toEqual([{ version: 2 }]);
  });

  it('of a move leads to where the visit stood, as long as it was', async () => {
    const formerly = { scheduledAt: '2026-11-18T09:00:00.000Z', duration: 90 };
    const moved = { ...helen, version: 2, undoable: { until: soon(), formerly } };
    const back = { ...helen, ...formerly, version: 3 };
    const diary = serveDiary([moved], { [change(helen)]: () => diary.answer(back) });
    openSite(at(`&visit=${helen.id}`));
    await block(/^14:00 to 15:00, Helen Marsh/);
    fireEvent.click(chosen().getByRole('button', { name: 'Undo' }));
    await block(/^09:00 to 10:30, Helen Marsh/);
    expect(sentTo(diary.received, change(helen))).toEqual([{ version: 2, ...formerly }]);
    expect(await screen.findByText('Back at Wed 18 Nov, 09:00')).toBeTruthy();
  });

  it('is gone once the minute is over', async () => {
    const past = new Date(Date.now() - 1_000).toISOString();
    serveDiary([{ ...helen, version: 2, undoable: { until: past, formerly: null } }]);
    openSite(at(`&visit=${helen.id}`));
    await block(/^14:00 to 15:00, Helen Marsh/);
    await waitFor(() => expect(chosen().queryByRole('button', { name: 'Undo' })).toBeNull());
  });
});

const shiftDown = async (name: RegExp, times: number) => {
  const drawn = await block(name);
  for (let time = 0; time < times; time += 1) fireEvent.keyDown(drawn, { key: 'ArrowDown', shiftKey: true });
  fireEvent.keyDown(drawn, { key: 'Enter' });
};

describe('where the server says no', () => {
  it('a visit that would overlap snaps back, and the other one is named', async () => {
    const body = { message: 'That time is taken.', code: 'slot-taken', requestId: 'r', slots: [] };
    serveDiary([priya, helen], { [change(helen)]: { status: 409, body } });
    openSite(at(`&visit=${helen.id}`));
    await shiftDown(/^14:00 to 15:00, Helen Marsh/, 4);
    expect(await screen.findByText('Priya Nair is there from 15:30 to 16:30.')).toBeTruthy();
    await block(/^14:00 to 15:00, Helen Marsh/);
  });

  it('whoever comes second is told what the first one did, and is shown it', async () => {
    const now = { ...helen, scheduledAt: '2026-11-20T10:00:00.000Z', status: 'cancelled' as const, version: 5 };
    const body = { message: 'Changed meanwhile', code: 'changed-meanwhile', requestId: 'r', appointment: now };
    const diary = serveDiary([helen], {
      [change(helen)]: () => {
        diary.answer(now);
        return { status: 409, body };
      },
    });
    openSite(at(`&visit=${helen.id}`));
    await shiftDown(/^14:00 to 15:00, Helen Marsh/, 1);
    expect(await screen.findByText('Helen Marsh: moved to Fri 20 Nov, 10:00 and cancelled.')).toBeTruthy();
    const drawn = await block(/^10:00 to 11:00, Helen Marsh.*Cancelled/);
    expect(drawn.getAttribute('aria-pressed')).toBe('true');
  });
});
