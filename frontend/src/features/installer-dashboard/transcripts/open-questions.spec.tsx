import { fireEvent, screen, within } from '@testing-library/react';
import { freshBrowser } from '../../../testing/fresh-browser';
import { priyasLead } from '../../../testing/lead-view';
import { openSite } from '../../../testing/open-site';
import { conversation, entry, serveAccount, sessionId } from '../testing/account';

const path = '/installer/dashboard/transcripts';
const events = [
  entry('user', 'do you take cards?', { id: 'm-1' }),
  entry('assistant', 'I’ve put your question down.'),
  entry('user', 'Ann, LS6 1AY', { id: 'm-2' }),
];
const ann = conversation(1, { events, openQuestions: ['m-1'], lead: { first_name: 'Ann' } });
const line = (id: string) => document.getElementById(`line-${id}`)?.textContent;

describe('a question left open', () => {
  beforeEach(freshBrowser);

  it('stands in the row of its conversation, and in no other', async () => {
    const two = conversation(2, { openQuestions: ['m-1', 'm-3'], lead: { first_name: 'Bea' } });
    serveAccount([ann, two, conversation(3, { lead: { first_name: 'Cal' } })]);
    openSite(path);
    expect((await screen.findByRole('link', { name: /Ann/ })).textContent).toMatch(/Question open$/);
    expect(screen.getByRole('link', { name: /Bea/ }).textContent).toMatch(/2 questions open$/);
    expect(screen.getByRole('link', { name: /Cal/ }).textContent).not.toContain('open');
  });

  it('leads from the head to the message that asks it, which waits for an answer', async () => {
    serveAccount([ann]);
    openSite(`${path}/${sessionId(1)}`);
    const head = await screen.findByRole('button', { name: 'Question open' });
    expect(line('m-1')).toContain('Needs your answer');
    expect(line('m-2')).not.toContain('Waits');
    fireEvent.click(screen.getByRole('tab', { name: 'Lead' }));
    expect(within(await screen.findByRole('region', { name: 'Conversation' })).getByText('Question open')).toBeTruthy();
    fireEvent.click(head);
    expect(document.activeElement?.id).toBe('line-m-1');
  });

  it('leaves no trace once it is none', async () => {
    serveAccount([{ ...ann, openQuestions: [] }]);
    openSite(`${path}/${sessionId(1)}`);
    await screen.findAllByText('do you take cards?');
    expect(screen.queryByText(/Question open|Waits for/)).toBeNull();
  });

  it('stands on the overview, among the newest and with those who need a look', async () => {
    serveAccount([{ ...ann, waitingSince: new Date().toISOString() }]);
    openSite('/installer/dashboard');
    expect((await screen.findByRole('link', { name: 'Ann' })).closest('tr')?.textContent).toContain('Question open');
    const needing = screen.getByRole('link', { name: 'Open the conversation with Ann' }).closest('li');
    expect(needing?.textContent).toContain('Question open');
  });
});

describe('the questions that wait, beside their conversation', () => {
  beforeEach(freshBrowser);

  const about = `/api/installer/conversations/${sessionId(1)}`;
  const questionId = sessionId(9);
  const suggest = `POST /api/installer/unanswered/${questionId}/suggest`;
  const opened = async () => {
    const received = serveAccount([{ ...ann, questionIds: { 'm-1': questionId } }], {
      [`GET ${about}/lead`]: { body: priyasLead },
      [`POST ${about}/reply`]: { body: { success: true, message: 'Sent' } },
      [`POST ${about}/questions/dismiss`]: { body: { success: true, message: 'Question dismissed' } },
      [suggest]: { body: { success: true, message: 'Your admin sees the suggestion' } },
    });
    openSite(`${path}/${sessionId(1)}`);
    fireEvent.click(await screen.findByRole('tab', { name: 'Lead' }));
    const panel = within(await screen.findByRole('region', { name: 'Questions waiting (1)' }));
    const sent = (call: string) =>
      received.filter((each) => each.call === call).map(({ body }) => JSON.parse(body ?? ''));
    return { panel, sent };
  };

  it('are answered to the visitor, each by itself, and offered to the assistant where that is wished', async () => {
    const { panel, sent } = await opened();
    fireEvent.change(panel.getByRole('textbox', { name: 'Your answer to: do you take cards?' }), {
      target: { value: ' All but Amex. ' },
    });
    fireEvent.click(panel.getByRole('checkbox', { name: 'Teach the assistant this' }));
    fireEvent.click(panel.getByRole('button', { name: 'Send answer' }));
    expect(await screen.findByText('Your admin sees the suggestion')).toBeTruthy();
    expect(sent(`POST ${about}/reply`)).toMatchObject([{ text: 'All but Amex.', answers: 'm-1' }]);
    expect(sent(suggest)).toEqual([{ answer: 'All but Amex.' }]);
  });

  it('are put aside where they need no answer', async () => {
    const { panel, sent } = await opened();
    fireEvent.click(panel.getByRole('button', { name: 'No answer needed' }));
    expect(await screen.findByText('Question dismissed')).toBeTruthy();
    expect(sent(`POST ${about}/questions/dismiss`)).toEqual([{ messageId: 'm-1' }]);
    expect(sent(`POST ${about}/reply`)).toEqual([]);
  });
});
