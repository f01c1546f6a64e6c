import type { Delivery } from './conversation.state';

/** True until the server has said a word about a message. */
export const isUnheard = (delivery: Delivery): boolean => delivery === 'waiting' || delivery === 'sending';

/** True from the moment a message is sent until its answer is whole or lost. */
export const isUnderWay = (delivery: Delivery): boolean => delivery === 'sending' || delivery === 'answering';

export const hasFailed = (delivery: Delivery): boolean => /^(refused|un)/.test(delivery);
