import { fireEvent, screen } from '@testing-library/react';
import { freshBrowser } from '../../../testing/fresh-browser';
import { openSite } from '../../../testing/open-site';
import { conversation, entry, serveAccount, sessionId } from '../testing/account';

const path = '/installer/dashboard/transcripts';
const events = [
  entry('user', 'my alarm went off last week, is that bad?', { id: 'm-1' }),
  entry('assistant', 'Is it happening now?'),
  entry('user', 'and cancel Tuesday please', { id: 'm-3' }),
];
const both = [
  { kind: 'safety-question', messageId: 'm-1' } as const,
  { kind: 'cancellation', messageId: 'm-3' } as const,
];
const ann = conversation(1, { events, openMatters: both, openQuestions: ['m-2'], lead: { first_name: 'Ann' } });
const bea = conversation(2, {
  openMatters: [{ kind: 'data-request', messageId: 'm-9' }],
  lead: { first_name: 'Bea' },
});

describe('what waits for the firm', () => {
  beforeEach(freshBrowser);

  it('stands in the row of its conversation, beside its questions, and in no other', async () => {
    serveAccount([ann, bea, conversation(3, { lead: { first_name: 'Cal' } })]);
    openSite(path);
    expect((await screen.findByRole('link', { name: /Ann/ })).textContent).toMatch(
      /Safety question unansweredWants to cancelQuestion open$/,
    );
    expect(screen.getByRole('link', { name: /Bea/ }).textContent).toMatch(/Wants their data deleted$/);
    expect(screen.getByRole('link', { name: /Cal/ }).textContent).not.toMatch(/cancel|deleted|unanswered/);
  });

  it('leads from the head to the message that told of it, which is marked', async () => {
    serveAccount([ann]);
    openSite(`${path}/${sessionId(1)}`);
    fireEvent.click(await screen.findByRole('button', { name: 'Wants to cancel' }));
    expect(document.activeElement?.id).toBe('line-m-3');
    expect(document.activeElement?.textContent).toContain('Needs your answer');
    fireEvent.click(screen.getByRole('button', { name: 'Safety question unanswered' }));
    expect(document.activeElement?.id).toBe('line-m-1');
  });

  it('stands with those who need a look, in the words that told of it, for however long it takes', async () => {
    serveAccount([ann, bea]);
    openSite('/installer/dashboard');
    const needing = (await screen.findByRole('link', { name: 'Open the conversation with Ann' })).closest('li');
    expect(needing?.textContent).toMatch(/“my alarm went off last week, is that bad\?”.*Safety question unanswered/);
    expect(screen.queryByText('Last 3 days')).toBeNull();
    expect((await screen.findByRole('link', { name: 'Bea' })).closest('tr')?.textContent).toContain(
      'Wants their data deleted',
    );
  });
});
