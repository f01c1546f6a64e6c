import { fireEvent, screen, within } from '@testing-library/react';
import { freshBrowser } from '../../../testing/fresh-browser';
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
    expect(line('m-1')).toContain('Waits for your answer');
    expect(line('m-2')).not.toContain('Waits');
    fireEvent.click(screen.getByRole('tab', { name: 'Lead' }));
    expect(within(await screen.findByRole('region', { name: 'Conversation' })).getByText('Question open')).toBeTruthy();
    fireEvent.click(head);
    expect(document.activeElement?.id).toBe('line-m-1');
  });

  it('leaves no trace once it is none', async () => {
    serveAccount([{ ...ann, openQuestions: [] }]);
    openSite(`${path}/${sessionId(1)}`);
    await screen.findByText('do you take cards?');
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
