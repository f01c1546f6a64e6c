import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openSite } from '../../../../testing/open-site';
import { serve } from '../../../../testing/server';
import { asAdmin } from '../testing/templates';
import { delivered, logAsked, logOf, lost } from './testing/messages';
import type { Step } from './steps-in-words';

const path = '/admin/notifications/log';
const storyCall = (id: string) => `GET /api/admin/notifications/${id}`;
const resendCall = `POST /api/admin/notifications/${lost.id}/resend`;
const steps: Step[] = [
  { at: '2026-11-19T07:12:00.000Z', step: 'requested' },
  { at: '2026-11-19T07:12:01.000Z', step: 'attempted', attempt: 1, provider: 'twilio' },
  { at: '2026-11-19T07:12:09.000Z', step: 'outcome-lost', cause: 'timeout' },
];
const log = { [logAsked()]: logOf([lost, delivered]) };
const lostServed = { ...log, [storyCall(lost.id)]: { body: { notification: lost, html: null, steps } } };
const drawer = async (name: string) => within(await screen.findByRole('dialog', { name }));
const askToSendAgain = async () => {
  fireEvent.click((await drawer('Emergency detected')).getByRole('button', { name: 'Send again' }));
  return within(await screen.findByRole('dialog', { name: 'Send Emergency detected again?' }));
};

beforeEach(asAdmin);

describe("a message's story", () => {
  it('opens over the log: whom it is for, what it says, and each step with its time', async () => {
    serve(lostServed);
    const { where } = openSite(path);
    fireEvent.click(await screen.findByRole('link', { name: 'Emergency detected' }));
    const story = await drawer('Emergency detected');
    expect(where()).toBe(`${path}/${lost.id}`);
    expect(await story.findByText('SMS to 07700 900142, Aire Valley Heating')).toBeTruthy();
    expect(story.getByText('EMERGENCY: Tomasz smells gas')).toBeTruthy();
    expect(
      within(story.getByRole('list', { name: 'What happened' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Asked for19 Nov 2026, 07:12:00',
      'Handed to Twilio19 Nov 2026, 07:12:01',
      'Nobody knows whether it went outThe provider did not answer in time19 Nov 2026, 07:12:09',
    ]);
    fireEvent.click(story.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(where()).toBe(path));
  });

  it('of which nobody knows is sent again once the admin has said why', async () => {
    const answers: Record<string, { body: unknown }> = {
      ...lostServed,
      [resendCall]: { body: { success: true, message: 'It is sent again' } },
    };
    const received = serve(answers);
    openSite(`${path}/${lost.id}`);
    const question = await askToSendAgain();
    const send = () => fireEvent.click(question.getByRole('button', { name: 'Send again' }));
    send();
    expect(await question.findByText('Please say why')).toBeTruthy();
    expect(question.getByText('It may have arrived: its reader could get it twice.')).toBeTruthy();
    expect(received.some(({ call }) => call === resendCall)).toBe(false);
    const waiting = { ...lost, status: 'waiting', reason: null } as const;
    answers[storyCall(lost.id)] = { body: { notification: waiting, html: null, steps } };
    answers[logAsked()] = logOf([waiting, delivered], { waiting: 1, delivered: 1 });
    fireEvent.change(question.getByLabelText(/^Why is it sent again/), { target: { value: 'Dawn has not got it' } });
    send();
    const story = await drawer('Emergency detected');
    await waitFor(() => expect(story.getByRole('status').textContent).toBe('Waiting'));
    expect(story.queryByRole('button', { name: 'Send again' })).toBeNull();
    expect(received.find(({ call }) => call === resendCall)?.body).toBe(
      JSON.stringify({ reason: 'Dawn has not got it' }),
    );
  });

  it('stays as it is where the server will not send it again', async () => {
    serve({ ...lostServed, [resendCall]: { status: 409, body: { message: 'Only what failed is sent again' } } });
    openSite(`${path}/${lost.id}`);
    const question = await askToSendAgain();
    const field = question.getByLabelText<HTMLInputElement>(/^Why is it sent again/);
    fireEvent.change(field, { target: { value: 'Dawn has not got it' } });
    fireEvent.click(question.getByRole('button', { name: 'Send again' }));
    expect(await screen.findByText('Only what failed is sent again')).toBeTruthy();
    expect(field.value).toBe('Dawn has not got it');
  });

  it('of an email shows it in a frame that runs no scripts, and is not sent again once it has arrived', async () => {
    const html = '<!doctype html><html><body><p>Priya would like a call</p></body></html>';
    serve({ ...log, [storyCall(delivered.id)]: { body: { notification: delivered, html, steps: [] } } });
    openSite(`${path}/${delivered.id}`);
    const story = await drawer('Lead submitted');
    expect((await story.findByTitle('Email preview')).getAttribute('sandbox')).toBe('allow-same-origin');
    expect(story.getByText('New lead: Priya')).toBeTruthy();
    expect(story.queryByRole('button', { name: 'Send again' })).toBeNull();
  });

  it('tells that its words were erased', async () => {
    const erased = { ...delivered, to: '', subject: null, text: '' };
    serve({ ...log, [storyCall(delivered.id)]: { body: { notification: erased, html: '<p></p>', steps: [] } } });
    openSite(`${path}/${delivered.id}`);
    const story = await drawer('Lead submitted');
    expect(await story.findByText('Email to Erased, Aire Valley Heating')).toBeTruthy();
    expect(story.getByText('Its words were erased with the person they were about.')).toBeTruthy();
  });

  it('that there is not, says so', async () => {
    serve({ ...log, [storyCall('nothing')]: { status: 404, body: { message: 'No such notification' } } });
    openSite(`${path}/nothing`);
    expect(await screen.findByText('There is no such message')).toBeTruthy();
  });
});
