import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { emptyTraining } from '@pilotlight/contracts/values/training';
import { adminSession } from '../../../shared/session/sessions';
import { freshBrowser } from '../../../testing/fresh-browser';
import { openSite } from '../../../testing/open-site';
import { serve } from '../../../testing/server';
import { cards, listQuery, reviews, suggestion, unanswered } from '../../../testing/unanswered';
import { dashboard } from '../testing/installers';

const own = '/api/admin/installers/aire-valley';
const calls = {
  training: 'GET /api/installers/aire-valley/training',
  list: `GET ${own}/unanswered${listQuery()}`,
  settled: `GET ${own}/unanswered${listQuery('settled')}`,
  second: `GET ${own}/unanswered${listQuery('open', 2)}`,
  answer: `POST ${own}/unanswered/${cards.id}/answer`,
  dismiss: `POST ${own}/unanswered/${cards.id}/dismiss`,
  accept: `POST ${own}/suggestions/${suggestion.id}/accept`,
  decline: `POST ${own}/suggestions/${suggestion.id}/decline`,
} as const;
const draft = (number: number) => {
  const written = { number, at: null, training: emptyTraining };
  return { body: { draft: written, published: { number: 0, at: null, training: emptyTraining } } };
};
const served = { ...dashboard, [calls.training]: draft(3) };
const done = { body: { success: true, message: 'Done' } };

const panel = () => within(screen.getByRole('region', { name: 'Questions nobody could answer' }));
const open = async () => {
  openSite('/admin/dashboard/aire-valley/edit');
  fireEvent.click(await screen.findByRole('tab', { name: 'Training' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Show' }));
};
const press = (name: string) => fireEvent.click(panel().getByRole('button', { name }));
const write = (label: string, value: string) => fireEvent.change(panel().getByLabelText(label), { target: { value } });

beforeEach(() => {
  freshBrowser();
  adminSession.save({ token: 'a1', email: 'ops@pilotlight.example' }, true);
});

describe('questions nobody could answer', () => {
  it('are counted on the closed panel, and listed with how often, when and where they were asked', async () => {
    const gaps = [{ fact: 'gasSafeNumber', asked: 4 }];
    serve({ ...served, [calls.list]: unanswered({ questions: [cards, reviews], gaps, suggestions: [suggestion] }) });
    openSite('/admin/dashboard/aire-valley/edit');
    fireEvent.click(await screen.findByRole('tab', { name: 'Training' }));
    expect(await screen.findByText('2 open')).toBeTruthy();
    expect(screen.getByText('1 suggested')).toBeTruthy();
    expect(screen.queryByText('Do you take cards?')).toBeNull();
    const untold = within(screen.getByRole('region', { name: 'Not told yet' }));
    expect(untold.getAllByRole('button')[0]?.textContent).toBe('No Gas Safe number: asked 4 times');
    press('Show');
    const list = within(await panel().findByRole('list', { name: 'Unanswered questions' }));
    const rows = list.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows[0]).toMatch(/^Do you take cards\?asked 4 times, last on 19 Nov 2026/);
    expect(rows[1]).toMatch(/^Any reviews\?asked once.*Answered in the draft/);
    expect(panel().getByText('No Gas Safe number: asked 4 times')).toBeTruthy();
    expect(list.getAllByRole('link', { name: 'the chat of 19 Nov, 10:00' })[0]?.getAttribute('href')).toBe(
      `/admin/dashboard/installer/aire-valley/insights/${cards.conversations[0]?.sessionId}`,
    );
    expect(list.queryByRole('button', { name: 'Answer: Any reviews?' })).toBeNull();
  });

  it('get their answer into the draft, which is read again', async () => {
    let saved = 3;
    const received = serve({
      ...served,
      [calls.training]: () => draft(saved),
      [calls.list]: () => unanswered({ questions: saved === 3 ? [cards] : [{ ...cards, standing: 'drafted' }] }),
      [calls.answer]: () => {
        saved = 4;
        return done;
      },
    });
    await open();
    fireEvent.click(await panel().findByRole('button', { name: 'Answer: Do you take cards?' }));
    await waitFor(() => expect(document.activeElement).toHaveProperty('name', 'answer'));
    press('Cancel');
    expect(document.activeElement?.textContent).toBe('Answer');
    press('Answer: Do you take cards?');
    press('Add to Draft');
    expect(await panel().findByText('Please enter the answer')).toBeTruthy();
    write('Question', 'Do you take credit cards?');
    write('Answer', 'All but American Express.');
    press('Add to Draft');
    expect(await panel().findByText('Answered in the draft')).toBeTruthy();
    expect(panel().queryByLabelText('Answer')).toBeNull();
    expect(await screen.findByRole('button', { name: 'Draft' })).toBeTruthy();
    expect(JSON.parse(received.find(({ call }) => call === calls.answer)?.body ?? '')).toEqual({
      question: 'Do you take credit cards?',
      answer: 'All but American Express.',
    });
  });

  it('keep what was typed where somebody else was first, and say what they did', async () => {
    const message = 'Somebody else answered this meanwhile: “Yes.”';
    serve({
      ...served,
      [calls.list]: unanswered({ questions: [cards] }),
      [calls.answer]: { status: 409, body: { message, code: 'changed-meanwhile', requestId: 'r' } },
    });
    await open();
    fireEvent.click(await panel().findByRole('button', { name: 'Answer: Do you take cards?' }));
    write('Answer', 'No.');
    press('Add to Draft');
    expect(await screen.findByText(message)).toBeTruthy();
    expect(panel().getByLabelText('Answer')).toHaveProperty('value', 'No.');
  });

  it('are gone once they are dismissed, and stand among the settled', async () => {
    let dismissed = false;
    serve({
      ...served,
      [calls.list]: () => unanswered({ questions: dismissed ? [] : [cards] }),
      [calls.settled]: unanswered({ questions: [{ ...cards, standing: 'dismissed' }] }),
      [calls.dismiss]: () => {
        dismissed = true;
        return done;
      },
    });
    await open();
    fireEvent.click(await panel().findByRole('button', { name: 'Dismiss: Do you take cards?' }));
    expect(await panel().findByText('No question is open')).toBeTruthy();
    press('Settled');
    expect(await panel().findByText('Dismissed')).toBeTruthy();
  });

  it('come page by page', async () => {
    serve({
      ...served,
      [calls.list]: unanswered({ questions: [cards], total: 11 }),
      [calls.second]: unanswered({ questions: [reviews], total: 11 }),
    });
    await open();
    expect(await panel().findByText('1 to 10 of 11')).toBeTruthy();
    press('Next page');
    expect(await panel().findByText('Any reviews?')).toBeTruthy();
  });

  it('say so where they can’t be loaded, and come when that is tried again', async () => {
    let works = false;
    serve({ ...served, [calls.list]: () => (works ? unanswered({ questions: [cards] }) : { status: 500 }) });
    await open();
    expect(await panel().findByText('Unable to load the unanswered questions. Please try again.')).toBeTruthy();
    works = true;
    press('Try Again');
    expect(await panel().findByText('Do you take cards?')).toBeTruthy();
  });
});

it.each([
  ['Accept', calls.accept, 'Suggestion accepted'],
  ['Decline', calls.decline, 'Suggestion declined'],
])("%s: the admin decides on the installer's answer, and it is out of the way", async (act, call, told) => {
  let decided = false;
  const received = serve({
    ...served,
    [calls.list]: () => unanswered({ questions: [cards], suggestions: decided ? [] : [suggestion] }),
    [call]: () => {
      decided = true;
      return done;
    },
  });
  await open();
  const suggested = within(await panel().findByRole('region', { name: 'Suggested by the installer' }));
  expect(suggested.getByText('All but American Express.')).toBeTruthy();
  fireEvent.click(suggested.getByRole('button', { name: `${act}: Do you take cards?` }));
  expect(await screen.findByText(told)).toBeTruthy();
  await waitFor(() => expect(panel().queryByText('All but American Express.')).toBeNull());
  expect(received.filter((each) => each.call === call)).toHaveLength(1);
});
