import type { Conversation } from '../conversation/conversation.state';
import type { Panel } from '../panel-host';

/** What a page may listen to. What visitors write or leave is in none of it. */
export type SiteEvent = 'opened' | 'closed' | 'lead' | 'booked';

type Listener = (event: { readonly type: SiteEvent }) => void;

const isReached = ({ lead }: Conversation) => Boolean(lead.phone || lead.email);

/** What happened between two states; what a reload brings back is no news. */
export const newsBetween = (before: Conversation, now: Conversation): SiteEvent | undefined => {
  // Only what is learned in a conversation leaves its turns as they were.
  if (now.turns === before.turns) return isReached(now) && !isReached(before) ? 'lead' : undefined;
  const [told, ...others] = now.turns.filter((turn) => !before.turns.includes(turn));
  // What a reload brings back has details of its own.
  const isOwnWord =
    now.lead === before.lead &&
    told &&
    !others[0] &&
    told.said === null &&
    told.delivery === 'answered' &&
    !told.name &&
    !told.note;
  return isOwnWord && told.id !== 'thanks' && now.turns.length > before.turns.length ? 'booked' : undefined;
};

export const createEvents = (panel: Promise<Panel>) => {
  const listeners: (readonly [unknown, Listener])[] = [];
  const tell = (type: SiteEvent) => {
    // Each by itself: a listener that fails stops no other, nor the chat.
    for (const [event, listener] of listeners) if (event === type) queueMicrotask(() => listener({ type }));
  };
  void (async () => {
    const { state, subscribe, button } = (await panel).context;
    let before = state();
    subscribe(() => {
      const now = state();
      const news = newsBetween(before, now);
      before = now;
      if (news) tell(news);
    });
    let isOpen = button.ariaExpanded === 'true';
    if (isOpen) tell('opened');
    new MutationObserver(() => {
      if (isOpen === (isOpen = button.ariaExpanded === 'true')) return;
      tell(isOpen ? 'opened' : 'closed');
    }).observe(button, { attributeFilter: ['aria-expanded'] });
  })();
  return {
    listen(event: unknown, listener: unknown) {
      if (typeof listener === 'function') listeners.push([event, (told) => void listener(told)]);
    },
  };
};
