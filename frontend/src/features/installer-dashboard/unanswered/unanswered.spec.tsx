import { fireEvent, screen, within } from '@testing-library/react';
import { emptyTraining } from '@pilotlight/contracts/values/training';
import { freshBrowser } from '../../../testing/fresh-browser';
import { openSite } from '../../../testing/open-site';
import { cards, listQuery, suggestion, unanswered } from '../../../testing/unanswered';
import { serveAccount } from '../testing/account';

const list = `GET /api/installer/unanswered${listQuery()}`;
const suggest = `POST /api/installer/unanswered/${cards.id}/suggest`;
const training = {
  'GET /api/installer/training': { body: { published: { number: 0, at: null, training: emptyTraining } } },
};
const open = async () => {
  openSite('/installer/dashboard/training');
  return within(await screen.findByRole('region', { name: 'Questions nobody could answer' }));
};

beforeEach(freshBrowser);

describe('what the assistant of an installer could not answer', () => {
  it('leads to the chats, and is neither dismissed nor decided on by the installer', async () => {
    serveAccount([], { ...training, [list]: unanswered({ questions: [cards], suggestions: [suggestion] }) });
    const panel = await open();
    const [link] = await panel.findAllByRole('link');
    expect(link?.getAttribute('href')).toBe(`/installer/dashboard/transcripts/${cards.conversations[0]?.sessionId}`);
    expect(panel.getByRole('region', { name: 'Waiting for your admin' }).textContent).toContain(suggestion.answer);
    expect(panel.queryByRole('button', { name: /Dismiss|Accept|Decline/ })).toBeNull();
  });

  it('gets a suggestion, which waits for the admin', async () => {
    let sent = false;
    const received = serveAccount([], {
      ...training,
      [list]: () => unanswered({ questions: [cards], suggestions: sent ? [suggestion] : [] }),
      [suggest]: () => {
        sent = true;
        return { body: { success: true, message: 'Your admin sees the suggestion' } };
      },
    });
    const panel = await open();
    fireEvent.click(await panel.findByRole('button', { name: 'Suggest an answer: Do you take cards?' }));
    fireEvent.change(panel.getByLabelText('Answer'), { target: { value: 'All but American Express.' } });
    fireEvent.click(panel.getByRole('button', { name: 'Send Suggestion' }));
    expect(await panel.findByRole('region', { name: 'Waiting for your admin' })).toBeTruthy();
    expect(JSON.parse(received.find(({ call }) => call === suggest)?.body ?? '')).toEqual({
      question: 'Do you take cards?',
      answer: 'All but American Express.',
    });
  });

  it('is nothing at first, and that is said', async () => {
    serveAccount([], { ...training, [list]: unanswered() });
    expect(await (await open()).findByText('No question is open')).toBeTruthy();
  });
});
