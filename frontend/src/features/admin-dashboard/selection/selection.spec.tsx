import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { adminSession } from '../../../shared/session/sessions';
import { freshBrowser } from '../../../testing/fresh-browser';
import { openSite } from '../../../testing/open-site';
import { serve } from '../../../testing/server';
import { aireValley, calls, dashboard, listed, mackie } from '../testing/installers';

const change = 'POST /api/admin/installers/chatbots';
const matching = 'GET /api/admin/installers/slugs?search=&filter=all&sort=needs-a-look';
const select = async (name: string) => fireEvent.click(await screen.findByRole('checkbox', { name }));
const press = (name: string, place: HTMLElement = document.body) =>
  fireEvent.click(within(place).getByRole('button', { name }));
const bodiesOf = (received: ReturnType<typeof serve>): unknown[] =>
  received.flatMap(({ call, body = '' }) => (call === change ? [JSON.parse(body)] : []));
const came = (slug: string, outcome: string, message: string | null = null) => ({ slug, outcome, message });
const answers = (...changes: ReturnType<typeof came>[]) => ({ body: { changes } });

const many = Array.from({ length: 60 }, (_, each) => `firm-${each}`);

describe('installers that are selected', () => {
  beforeEach(() => {
    freshBrowser();
    adminSession.save({ token: 'a1', email: 'ops@pilotlight.example' }, true);
  });

  it('are suspended with a reason, and each failure is told with why', async () => {
    const received = serve({
      ...dashboard,
      [change]: answers(came('aire-valley', 'changed'), came('mackie-and-sons', 'failed', 'No such installer')),
    });
    openSite('/admin/dashboard');
    await select('Select all 2 on this page');
    expect(screen.getByText('2 selected')).toBeTruthy();
    press('Suspend');
    const asked = await screen.findByRole('dialog', { name: 'Suspend 2 chatbots?' });
    expect(received.some(({ call }) => call === change)).toBe(false);
    fireEvent.change(within(asked).getByLabelText('Reason (optional)'), { target: { value: 'Left the scheme' } });
    press('Suspend', asked);
    expect(await screen.findByText('1 suspended, 1 failed.')).toBeTruthy();
    expect(screen.getByRole('list', { name: 'Failed' }).textContent).toBe('mackie-and-sons: No such installer');
    expect(bodiesOf(received)).toEqual([
      { act: 'suspend', slugs: ['aire-valley', 'mackie-and-sons'], reason: 'Left the scheme' },
    ]);
  });

  it('are left again by Undo as they were: those resumed that were suspended now', async () => {
    const received = serve({
      ...dashboard,
      [change]: answers(came('aire-valley', 'changed'), came('mackie-and-sons', 'unchanged')),
    });
    openSite('/admin/dashboard');
    await select('Select all 2 on this page');
    press('Suspend');
    press('Suspend', await screen.findByRole('dialog'));
    expect(await screen.findByText('1 suspended, 1 was suspended before.')).toBeTruthy();
    press('Undo');
    await waitFor(() => expect(bodiesOf(received)[1]).toEqual({ act: 'resume', slugs: ['aire-valley'] }));
  });

  it('may be all that the list finds, are changed in turns, and are left after the turn in which one cancels', async () => {
    const turn = Promise.withResolvers<void>();
    const first = answers(...many.slice(0, 25).map((slug) => came(slug, 'changed')));
    const received = serve({
      ...dashboard,
      [matching]: { body: { slugs: many } },
      [change]: { ...first, after: turn.promise },
    });
    openSite('/admin/dashboard');
    await select('Select Mackie & Sons');
    press('Select all 1,212');
    expect(await screen.findByText('60 selected')).toBeTruthy();
    press('Resume');
    const dialog = await screen.findByRole('dialog', { name: 'Resume 60 chatbots?' });
    press('Resume', dialog);
    expect(await screen.findByText('0 of 60')).toBeTruthy();
    press('Cancel', dialog);
    turn.resolve();
    expect(await screen.findByText('25 resumed, 35 left as they were.')).toBeTruthy();
    expect(bodiesOf(received)).toHaveLength(1);
  });

  it('of a turn that gets no answer are told as failed and can be tried again', async () => {
    serve({ ...dashboard, [change]: { status: 503, body: '{"message":"Please try again in a moment"}' } });
    openSite('/admin/dashboard');
    await select('Select Mackie & Sons');
    press('Resume');
    press('Resume', await screen.findByRole('dialog'));
    expect(await screen.findByText('0 resumed, 1 failed.')).toBeTruthy();
    expect(screen.getByRole('list', { name: 'Failed' }).textContent).toContain('Please try again in a moment');
    serve({ ...dashboard, [change]: answers(came('mackie-and-sons', 'changed')) });
    press('Try Again');
    expect(await screen.findByText('1 resumed.')).toBeTruthy();
  });

  it('are none any more once another filter is chosen', async () => {
    serve({
      ...dashboard,
      'GET /api/installers?search=&filter=suspended&sort=needs-a-look&page=1&pageSize=25': listed([mackie]),
    });
    openSite('/admin/dashboard');
    await select('Select Aire Valley Heating');
    fireEvent.click(screen.getByRole('button', { name: /^Suspended/ }));
    expect(await screen.findByText('1 to 1 of 1')).toBeTruthy();
    expect(screen.queryByText('1 selected')).toBeNull();
  });

  it('are selected by "x" on the focused card', async () => {
    serve({ ...dashboard, [calls.list]: listed([aireValley]) });
    openSite('/admin/dashboard');
    const card = await screen.findByRole('article', { name: 'Aire Valley Heating' });
    fireEvent.keyDown(card, { key: 'x' });
    expect(screen.getByText('1 selected')).toBeTruthy();
    fireEvent.keyDown(card, { key: 'x' });
    expect(screen.queryByText('1 selected')).toBeNull();
  });
});
