import type { Stats } from '@pilotlight/contracts/http/insights';
import { formatCount } from '../../../ui/format';

const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const inWords = (count: number): string => words[count] ?? formatCount(count);
const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

interface Known {
  readonly contactName: string | null;
  readonly suspended: boolean;
  readonly stats: Stats;
  /** How many conversations need a look now. */
  readonly urgent: number;
}

const answer = ({ stats, suspended, urgent }: Known): string => {
  const chats = stats.trend.conversations.at(-1) ?? 0;
  const leads = stats.trend.leads.at(-1) ?? 0;
  if (urgent > 0) return `${formatCount(urgent)} ${urgent === 1 ? 'conversation needs' : 'conversations need'} you`;
  if (suspended) return 'your chatbot is suspended';
  if (leads > 0) return `${inWords(leads)} new ${leads === 1 ? 'lead' : 'leads'} today`;
  if (chats > 0) return `${inWords(chats)} ${chats === 1 ? 'chat' : 'chats'} today, no lead yet`;
  return stats.totalConversations === 0 ? 'your chatbot is ready' : 'a quiet day so far';
};

/** The overview's title: what there is to know, told to the one who is asked for. */
export const overviewTitle = (known: Known): string => {
  const [first] = known.contactName?.trim().split(/\s+/) ?? [];
  return first ? `${first}, ${answer(known)}` : capitalised(answer(known));
};
