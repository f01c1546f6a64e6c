import { formatCount } from '../../../ui/format';

const words = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];

/** The diary's title: how many requests wait for the installer's word. */
export const diaryTitle = (pending: number): string => {
  if (pending === 0) return 'Nothing to confirm';
  return `${words[pending] ?? formatCount(pending)} ${pending === 1 ? 'request' : 'requests'} to confirm`;
};

/** "4 visits · 1 pending"; nothing where there are none. Cancelled ones are none. */
export const visitsInWords = (visits: number, pending: number): string => {
  if (visits === 0) return '';
  const counted = `${formatCount(visits)} ${visits === 1 ? 'visit' : 'visits'}`;
  return pending > 0 ? `${counted} · ${formatCount(pending)} pending` : counted;
};

/** As `visitsInWords`, for a narrow column: "4 · 1 pending". */
export const visitsInShort = (visits: number, pending: number): string =>
  pending > 0 ? `${formatCount(visits)} · ${formatCount(pending)} pending` : visitsInWords(visits, pending);
