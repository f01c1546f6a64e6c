import { figures, noFigures } from '../testing/account';
import { overviewTitle } from './overview-title';

const today = (chats: number, leads: number) => ({
  ...noFigures,
  totalConversations: 40,
  trend: {
    ...noFigures.trend,
    conversations: noFigures.trend.conversations.with(13, chats),
    leads: noFigures.trend.leads.with(13, leads),
  },
});
const dawn = { contactName: 'Dawn Hartley', suspended: false, stats: figures, urgent: 0 };

describe("the overview's title answers", () => {
  it.each([
    [dawn, 'Dawn, two new leads today'],
    [{ ...dawn, stats: today(4, 1) }, 'Dawn, one new lead today'],
    [{ ...dawn, stats: today(1, 0) }, 'Dawn, one chat today, no lead yet'],
    [{ ...dawn, stats: today(12, 0) }, 'Dawn, 12 chats today, no lead yet'],
    [{ ...dawn, stats: today(0, 0) }, 'Dawn, a quiet day so far'],
    [{ ...dawn, stats: noFigures }, 'Dawn, your chatbot is ready'],
    [{ ...dawn, suspended: true }, 'Dawn, your chatbot is suspended'],
    [{ ...dawn, suspended: true, urgent: 1 }, 'Dawn, 1 conversation needs you'],
    [{ ...dawn, urgent: 3 }, 'Dawn, 3 conversations need you'],
    [{ ...dawn, contactName: null, stats: today(0, 0) }, 'A quiet day so far'],
    [{ ...dawn, contactName: ' ' }, 'Two new leads today'],
  ])('%j: %s', (known, title) => {
    expect(overviewTitle(known)).toBe(title);
  });
});
