import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { adminSession } from '../../../shared/session/sessions';
import { freshBrowser } from '../../../testing/fresh-browser';
import { openSite } from '../../../testing/open-site';
import { serve } from '../../../testing/server';
import { harbourne, lagan, lifeCalls, queued, takenBack, turnedDown } from '../testing/applicants';
import { aireValley, listed } from '../testing/installers';

const screenCalls = {
  [lifeCalls.waiting]: queued([harbourne, lagan], 2, 1),
  [lifeCalls.rejected]: queued([turnedDown], 2, 1),
  [lifeCalls.registrations]: { body: { registrations: [] } },
  [lifeCalls.count]: listed([aireValley], 1212),
};

const card = async (name: string) => within(await screen.findByRole('article', { name }));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const pressIn = (place: ReturnType<typeof within>, name: string) =>
  fireEvent.click(place.getByRole('button', { name }));
const type = (place: ReturnType<typeof within>, label: string, value: string) =>
  fireEvent.change(place.getByLabelText(label), { target: { value } });
const bodyOf = (received: ReturnType<typeof serve>, call: string): unknown =>
  JSON.parse(received.find((each) => each.call === call)?.body ?? 'null');

describe('the installers who wait for approval', () => {
  beforeEach(() => {
    freshBrowser();
    adminSession.save({ token: 'a1', email: 'ops@pilotlight.example' }, true);
  });

  it('are found under their tab, each with who it is and what speaks for it', async () => {
    serve(screenCalls);
    openSite('/admin/dashboard/pending');
    const ready = await card('Harbourne Heating');
    ['harbourne-heating', 'Ruth Adebayo', 'ruth@harbourne.example', '07700 900217', 'jobs@harbourne.example'].forEach(
      (words) => expect(ready.getByText(words)).toBeTruthy(),
    );
    expect(ready.getAllByText('Email verified')).toHaveLength(2);
    expect(
      within(ready.getByRole('list'))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Paid£24.00, 19 Nov', expect.stringMatching(/^Email verified/), 'Gas Safenot checked yet', 'Approve']);
    expect(screen.getByRole('heading', { name: 'One is ready for you' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Pending Approval 2' }).getAttribute('aria-current')).toBe('page');
    expect((await screen.findByRole('link', { name: 'Active 1,212' })).getAttribute('aria-current')).toBeNull();
  });

  it("can't be approved before the email is verified; the link can be sent again", async () => {
    const received = serve({
      ...screenCalls,
      'POST /api/installer/resend-verification': { body: { message: 'sent' } },
    });
    openSite('/admin/dashboard/pending');
    const unready = await card('Lagan Boiler Services');
    expect(unready.getByRole<HTMLButtonElement>('button', { name: 'Approve' }).disabled).toBe(true);
    expect(unready.getByText('Approve needs a verified email.')).toBeTruthy();
    pressIn(unready, 'Send the email again');
    expect(await screen.findByText('Verification email sent')).toBeTruthy();
    expect(bodyOf(received, 'POST /api/installer/resend-verification')).toEqual({ email: 'niamh@lagan.example' });
  });

  it('are approved with the check of the Gas Safe Register and the notes', async () => {
    const approve = lifeCalls.approve('harbourne-heating');
    const received = serve({ ...screenCalls, [approve]: { body: { installer: { ...harbourne, status: 'active' } } } });
    openSite('/admin/dashboard/pending');
    pressIn(await card('Harbourne Heating'), 'Approve');
    const asked = await dialog('Approve Harbourne Heating');
    expect(asked.getByRole('link', { name: /Gas Safe Register/ }).getAttribute('href')).toContain('gassaferegister');
    type(asked, 'Gas Safe number', '12');
    pressIn(asked, 'Approve Harbourne Heating');
    expect(await asked.findByText('A Gas Safe number has five to seven digits')).toBeTruthy();
    type(asked, 'Gas Safe number', '582914');
    type(asked, 'Checked on', '2026-11-19');
    fireEvent.click(asked.getByRole('checkbox'));
    type(asked, 'Approval notes', 'Rang Ruth.');
    pressIn(asked, 'Approve Harbourne Heating');
    expect(await screen.findByText('Installer approved')).toBeTruthy();
    expect(bodyOf(received, approve)).toEqual({
      approvalNotes: 'Rang Ruth.',
      gasSafe: { number: '582914', nameMatches: true, checkedOn: '2026-11-19' },
    });
  });

  it('are approved without the check of the register, or under another name, only for a written reason', async () => {
    const approve = lifeCalls.approve('harbourne-heating');
    const received = serve({ ...screenCalls, [approve]: { body: { installer: { ...harbourne, status: 'active' } } } });
    openSite('/admin/dashboard/pending');
    pressIn(await card('Harbourne Heating'), 'Approve');
    const asked = await dialog('Approve Harbourne Heating');
    pressIn(asked, 'Approve Harbourne Heating');
    expect(await asked.findByText(/^Check the register and give the number, or say here why/)).toBeTruthy();
    type(asked, 'Gas Safe number', '582914');
    pressIn(asked, 'Approve Harbourne Heating');
    expect(await asked.findByText('Say here why you approve it under another name')).toBeTruthy();
    expect(received.map(({ call }) => call)).not.toContain(approve);
    type(asked, 'Gas Safe number', '');
    type(asked, 'Approval notes', 'Oil only, on OFTEC.');
    pressIn(asked, 'Approve Harbourne Heating');
    expect(await screen.findByText('Installer approved')).toBeTruthy();
    expect(bodyOf(received, approve)).toEqual({ approvalNotes: 'Oil only, on OFTEC.' });
  });

  it("can't be approved while refunded, unless they pay outside of the card", async () => {
    const manual = lifeCalls.manual('harbourne-heating');
    let installer = takenBack;
    const received = serve({
      ...screenCalls,
      [lifeCalls.waiting]: () => queued([installer]),
      [manual]: () => {
        installer = { ...takenBack, manualPaymentMode: true, revision: takenBack.revision + 1 };
        return { body: { installer } };
      },
    });
    openSite('/admin/dashboard/pending');
    const unpaid = await card('Harbourne Heating');
    const approve = () => unpaid.getByRole<HTMLButtonElement>('button', { name: 'Approve' });
    expect(unpaid.getByText('Refunded, not paid')).toBeTruthy();
    expect(unpaid.getByText('Refunded: Approve needs a new payment.')).toBeTruthy();
    expect(approve().disabled).toBe(true);
    expect(screen.getByRole('heading', { name: 'None is ready yet' })).toBeTruthy();
    fireEvent.click(unpaid.getByRole('switch', { name: 'Manual Payment' }));
    await waitFor(() => expect(approve().disabled).toBe(false));
    expect(bodyOf(received, manual)).toEqual({ enabled: true });
  });

  it('are rejected with a reason once told what becomes of the money', async () => {
    const reject = lifeCalls.reject('lagan-boiler-services');
    const received = serve({ ...screenCalls, [reject]: { body: { installer: turnedDown } } });
    openSite('/admin/dashboard/pending');
    pressIn(await card('Lagan Boiler Services'), 'Reject');
    const asked = await dialog('Reject Lagan Boiler Services?');
    expect(asked.getByText(/subscription ends and all that was paid goes back/)).toBeTruthy();
    type(asked, 'Reason', 'Not on the register');
    pressIn(asked, 'Reject Lagan Boiler Services');
    expect(await screen.findByText('Installer suspended')).toBeTruthy();
    expect(bodyOf(received, reject)).toEqual({ reason: 'Not on the register' });
  });

  it('stay in the list, and the dialog open, where the decision fails', async () => {
    serve({
      ...screenCalls,
      [lifeCalls.reject('lagan-boiler-services')]: {
        status: 409,
        body: { message: 'Approved by somebody else', code: 'conflict', requestId: 'r1' },
      },
    });
    openSite('/admin/dashboard/pending');
    pressIn(await card('Lagan Boiler Services'), 'Reject');
    pressIn(await dialog('Reject Lagan Boiler Services?'), 'Reject Lagan Boiler Services');
    expect(await screen.findByText("Couldn't reject the installer")).toBeTruthy();
    expect(screen.getByRole('dialog', { name: 'Reject Lagan Boiler Services?' })).toBeTruthy();
  });

  it('are found again once rejected, and can be taken back', async () => {
    const takeBack = lifeCalls.takeBack('lagan-boiler-services');
    const received = serve({ ...screenCalls, [takeBack]: { body: { success: true, message: '' } } });
    openSite('/admin/dashboard/pending');
    fireEvent.click(await screen.findByRole('button', { name: 'Rejected 1' }));
    pressIn(await card('Lagan Boiler Services'), 'Take the rejection back');
    expect(await screen.findByText('Waiting again')).toBeTruthy();
    expect(received.map(({ call }) => call)).toContain(takeBack);
  });

  it('are said to be none, or not to be fetched, in words', async () => {
    let up = false;
    serve({ ...screenCalls, [lifeCalls.waiting]: () => (up ? queued([]) : { status: 500 }) });
    openSite('/admin/dashboard/pending');
    expect(await screen.findByText('Failed to fetch pending installers')).toBeTruthy();
    up = true;
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    await waitFor(() => expect(screen.getByText('No pending installers')).toBeTruthy());
  });

  it('are told apart from those who paid and never registered', async () => {
    serve({
      ...screenCalls,
      [lifeCalls.registrations]: {
        body: {
          registrations: [
            {
              registrationId: '9c2d4e5f-3a6b-4c7d-8e9f-0a1b2c3d4e5f',
              standing: 'paid',
              amount: 2400,
              startedAt: '2026-11-19T08:00:00Z',
              paidAt: '2026-11-19T08:01:00Z',
              refundDueAt: '2026-11-21T08:01:00Z',
              refundedAt: null,
              refundReason: null,
              paymentIntentId: 'pi_1',
              customerId: 'cus_1',
              slug: null,
            },
          ],
        },
      },
    });
    openSite('/admin/dashboard/pending');
    const panel = within(await screen.findByRole('region', { name: 'Paid, not registered' }));
    expect(panel.getByText('£24.00')).toBeTruthy();
    expect(panel.getByText(/^Refund due 21 Nov 2026/)).toBeTruthy();
  });
});
