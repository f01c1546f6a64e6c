import { type TradeCard } from './read-knowledge';
import { tradeCards } from './phrase-search';

const byId = new Map(tradeCards.map((card) => [card.id, card]));

export const cardOf = (id: string): TradeCard | undefined => byId.get(id);
