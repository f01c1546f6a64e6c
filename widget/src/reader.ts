import type { Turn } from './conversation/conversation.state';
import type { ScrollState } from './view/panel-props';

export const NEAR_END_PX = 40;
export const CARD_MARGIN_PX = 16;

export const createReader = (panel: HTMLElement, draw: () => void) => {
  let state: ScrollState = { behind: false, cardAway: false };
  let atEnd = true;
  let held = false;
  let carded: string | undefined;
  let known: readonly Turn[] = [];
  let arrived = 0;

  const findLog = () => panel.querySelector('.w-log');
  const newestCard = () => [...panel.querySelectorAll<HTMLElement>('.sos')].at(-1);
  const scrollTo = (top: number) => findLog()?.scrollTo(0, top);

  const look = (news: boolean) => {
    const log = findLog();
    if (!log) return;
    const { top, bottom } = log.getBoundingClientRect();
    const card = newestCard()?.getBoundingClientRect();
    atEnd = log.scrollHeight - log.scrollTop - log.clientHeight < NEAR_END_PX;
    const behind = !atEnd && (news || state.behind);
    const cardAway = Boolean(card && (card.bottom < top + NEAR_END_PX || card.top > bottom - NEAR_END_PX));
    if (behind === state.behind && cardAway === state.cardAway) return;
    state = { behind, cardAway };
    draw();
  };

  return {
    state: () => state,
    actions: {
      toEnd: () => scrollTo(1e6),
      scrolled: () => look(false),
    },
    follow(turns: readonly Turn[]) {
      const news = turns !== known;
      const written = turns.length > known.length;
      const newest = turns.findLast((turn) => turn.card)?.id;
      const isNew = newest !== undefined && newest !== carded;
      carded = newest;
      const before = arrived;
      arrived = turns.flatMap(({ answer, card }) => [answer, card && 1]).join('').length;
      const came = known.length > 0 && arrived > before;
      known = turns;
      const card = newestCard();
      held = isNew || (held && !written);
      const to = held && card ? news && card.offsetTop - CARD_MARGIN_PX : (atEnd || written) && 1e6;
      if (to) scrollTo(to);
      look(came);
    },
  };
};
