import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { auditorSession } from '../../shared/session/sessions';
import { freshBrowser } from '../../testing/fresh-browser';
import { openSite } from '../../testing/open-site';
import { serve } from '../../testing/server';
import { audit, calls, found, message, resumed, slug, standing, suspended } from './testing/fixtures';

const signedIn = (seesPersonalData: boolean) => {
  freshBrowser();
  auditorSession.save({ token: 'x1', email: 'auditor@firm.example', seesPersonalData }, true);
};
const address = `/audit?installer=${slug}&event=${suspended.id}`;
const story = () => screen.findByRole('region', { name: 'Story' });
const standingCard = () => screen.findByRole('region', { name: 'Then and now' });

beforeEach(() => signedIn(false));

describe("the audit's door", () => {
  it('leads a stranger to the sign-in, and the auditor on to the log', async () => {
    freshBrowser();
    serve({
      ...audit,
      'POST /api/audit/login': { body: { token: 'x1', email: 'a@b.example', seesPersonalData: true } },
    });
    const { where } = openSite('/audit');
    fireEvent.change(await screen.findByLabelText('Email'), { target: { value: 'a@b.example' } });
    fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'four copper owls' } });
    expect(where()).toBe('/audit/login');
    fireEvent.click(screen.getByRole('button', { name: 'Sign In' }));
    await waitFor(() => expect(where()).toBe('/audit'));
    expect(auditorSession.read()).toEqual({ token: 'x1', email: 'a@b.example', seesPersonalData: true });
  });

  it('says who reads, that nothing can be changed, and lets out', async () => {
    const received = serve({ ...audit, 'POST /api/audit/logout': { body: { success: true, message: 'Out' } } });
    const { where } = openSite('/audit');
    expect(await screen.findByText('Read only')).toBeTruthy();
    expect(screen.getByText('auditor@firm.example')).toBeTruthy();
    expect(screen.queryByRole('link', { name: /dashboard|installers/i })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(where()).toBe('/audit/login'));
    expect(received.at(-1)?.headers.get('authorization')).toBe('Bearer x1');
  });
});

describe('the search', () => {
  it('lists events under their days, newest first, with what went wrong in view', async () => {
    serve(audit);
    openSite('/audit');
    const day = within(await screen.findByRole('region', { name: 'Mon 2 November 2026' }));
    expect(day.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('23:38:50Visitor message received48,033visitor · VisitorMessageReceived'),
      expect.stringContaining('09:11:02Safety hazard detected48,021admin · SafetyHazardDetected'),
    ]);
    expect(screen.getByText('4 of 214 found')).toBeTruthy();
  });

  it('asks by installer, type, actor and London days, as the address says', async () => {
    const call =
      `GET /api/audit/events?installer=${slug}&type=InstallerSuspended&actor=admin` +
      `&from=${encodeURIComponent('2026-06-30T23:00:00.000Z')}&to=${encodeURIComponent('2026-07-02T23:00:00.000Z')}&limit=20`;
    serve({ ...audit, [call]: { body: { ...found, entries: [suspended], older: null, found: 1 } } });
    openSite(`/audit?installer=${slug}&type=InstallerSuspended&actor=admin&from=2026-07-01&to=2026-07-02`);
    expect(await screen.findByText('1 of 1 found')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Time 1 to 2 Jul 2026' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Older' })).toBeNull();
  });

  it('goes on to what is older, and back to the newest', async () => {
    const older = calls.ofCalder.replace('&limit', '&before=48021&limit');
    serve({ ...audit, [older]: { body: { ...found, entries: [message], older: null } } });
    openSite(address);
    fireEvent.click(await screen.findByRole('link', { name: 'Older' }));
    expect(await screen.findByText('1 of 214 found')).toBeTruthy();
    fireEvent.click(screen.getByRole('link', { name: 'Newest' }));
    expect(await screen.findByText('4 of 214 found')).toBeTruthy();
  });

  it('says when nothing matches, and when the events could not be had', async () => {
    serve({ ...audit, [calls.ofCalder]: { body: { entries: [], older: null, found: 0 } } });
    openSite(`/audit?installer=${slug}`);
    expect(await screen.findByText('No event was found')).toBeTruthy();
    serve({ [calls.newest]: { status: 500 } });
    openSite('/audit');
    expect(await screen.findByText('Failed to fetch the events')).toBeTruthy();
  });

  it("doesn't take days in the wrong order", async () => {
    serve(audit);
    openSite('/audit');
    fireEvent.click(await screen.findByRole('button', { name: 'Time All' }));
    fireEvent.change(await screen.findByLabelText('First day'), { target: { value: '2026-11-04' } });
    fireEvent.change(screen.getByLabelText('Last day'), { target: { value: '2026-11-01' } });
    expect(screen.getByText('The last day lies before the first')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Show' }));
    expect(screen.getByRole('dialog', { name: 'Time' })).toBeTruthy();
  });
});

describe("an event's story", () => {
  it('is told from its causes to its effects, with how long it lasted and its place in the chain', async () => {
    serve(audit);
    openSite(address);
    const card = within(await story());
    expect(
      await card.findByRole('heading', { name: 'Installer suspended: what caused this, and what followed' }),
    ).toBeTruthy();
    expect(card.getByText('3 to 4 Nov 2026')).toBeTruthy();
    expect(card.getByText('suspended 31 h 17 min')).toBeTruthy();
    expect(card.getByRole('link', { current: true }).textContent).toContain('this event');
    expect(card.getByText('51e8 0a3c … 8b42')).toBeTruthy();
    expect(card.getByText('payment')).toBeTruthy();
  });

  it('leads on to another event of it', async () => {
    serve({ ...audit, [`GET /api/audit/events/${resumed.id}`]: { status: 404 } });
    openSite(address);
    fireEvent.click(await within(await story()).findByRole('link', { name: /Installer resumed/ }));
    expect(await screen.findByText('No such event')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'All installers' }).getAttribute('href')).toBe('/audit');
  });

  it('leads back to the events that it was found among', async () => {
    serve(audit);
    openSite(address);
    const back = (await screen.findByRole('link', { name: 'Events' })).getAttribute('href');
    expect(back).toBe(`/audit?installer=${slug}`);
  });

  it('that could not be had is asked for again', async () => {
    serve({ ...audit, [`GET /api/audit/events/${resumed.id}`]: { status: 500 } });
    openSite(address);
    fireEvent.click(await within(await story()).findByRole('link', { name: /Installer resumed/ }));
    expect(await screen.findByText('Failed to fetch the event')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeTruthy();
  });

  it('keeps personal words locked for a role that may not see them', async () => {
    serve(audit);
    openSite(`/audit?installer=${slug}&event=${message.id}`);
    const card = within(await story());
    expect(await card.findByText('Hidden')).toBeTruthy();
    expect(card.getByText('You can’t see personal data')).toBeTruthy();
    expect(card.queryByRole('button', { name: 'Show, and log it' })).toBeNull();
  });

  it('shows them to one who may, by a call of its own', async () => {
    signedIn(true);
    const look = `POST /api/audit/events/${message.id}/personal-data`;
    const shown = { fields: [{ name: 'text', value: { kind: 'shown', text: 'No hot water' } }] };
    const received = serve({ ...audit, [look]: { body: shown } });
    openSite(`/audit?installer=${slug}&event=${message.id}`);
    const card = within(await story());
    fireEvent.click(await card.findByRole('button', { name: 'Show, and log it' }));
    expect(await card.findByText('No hot water')).toBeTruthy();
    expect(card.getByText('shown, and logged')).toBeTruthy();
    expect(received.map(({ call }) => call)).toContain(look);
  });
});

describe('the installer then and now', () => {
  it('marks what differs, and shows only that where asked', async () => {
    serve(audit);
    openSite(address);
    const card = within(await standingCard());
    expect((await card.findByRole('row', { name: /Chatbot/ })).textContent).toBe('ChatbotSuspendedchanged toLive');
    expect(card.getByText('3 Nov 2026, 02:14:03')).toBeTruthy();
    fireEvent.click(card.getByRole('button', { name: 'Differences 1' }));
    expect(card.queryByRole('row', { name: /Status/ })).toBeNull();
    expect(card.getByRole('row', { name: /Chatbot/ })).toBeTruthy();
  });

  it('says so where nothing differs', async () => {
    const same = { ...standing, fields: standing.fields.map((field) => ({ ...field, differs: false })) };
    serve({ ...audit, [calls.state(suspended.at)]: { body: same } });
    openSite(address);
    const card = within(await standingCard());
    fireEvent.click(await card.findByRole('button', { name: 'Differences 0' }));
    expect(card.getByText('Nothing differs: the installer stood then as it stands now.')).toBeTruthy();
    expect(card.queryByRole('table')).toBeNull();
  });

  it('goes to the next event by the arrow keys', async () => {
    const later = { ...standing, was: { ...standing.was, at: resumed.at, after: 48_063 } };
    const received = serve({ ...audit, [calls.state(resumed.at)]: { body: later } });
    openSite(address);
    const handle = await screen.findByRole('slider', { name: 'Moment' });
    expect(handle.getAttribute('aria-valuetext')).toBe('3 Nov 2026, 02:14:03');
    fireEvent.keyDown(handle, { key: 'ArrowRight' });
    await waitFor(() => expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe('4 Nov 2026, 09:31:42'));
    expect(received.map(({ call }) => call)).toContain(calls.state(resumed.at));
  });

  it('says that it could not be had, and tries again', async () => {
    serve({ ...audit, [calls.state(suspended.at)]: { status: 503 } });
    openSite(address);
    const card = within(await standingCard());
    expect(await card.findByText("Failed to fetch the installer's state")).toBeTruthy();
    serve(audit);
    fireEvent.click(card.getByRole('button', { name: 'Try Again' }));
    expect(await card.findByText('Live')).toBeTruthy();
  });
});
