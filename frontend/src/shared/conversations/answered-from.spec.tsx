import { render, screen } from '@testing-library/react';
import { ERASED } from '@pilotlight/contracts/events/personal';
import type { TranscriptEntry } from '@pilotlight/contracts/http/conversations';
import { TranscriptLog } from './TranscriptLog';

const reply = (more: Partial<TranscriptEntry>): TranscriptEntry => ({
  id: 'reply-1',
  role: 'assistant',
  text: 'From £89.00',
  timestamp: '2026-11-19T10:00:00Z',
  card: null,
  safety: null,
  ...more,
});
const sources = ['price:Boiler service', 'site:/boilers', 'site:/boilers'];

it.each(['line', 'rail'] as const)('an answer says what it was made of, each once: marks on the %s', (marks) => {
  render(<TranscriptLog entries={[reply({ sources })]} marks={marks} />);
  expect(screen.getByText('Answered from: Prices: Boiler service, Website /boilers')).toBeTruthy();
});

it('an answer that nobody knows the sources of, or that is erased, says nothing of them', () => {
  render(<TranscriptLog entries={[reply({}), reply({ id: 'reply-2', text: ERASED, sources })]} />);
  expect(screen.queryByText(/Answered from/)).toBeNull();
});
