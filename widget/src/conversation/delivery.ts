import type { Delivery } from './conversation.state';

/** True from the moment a message is sent until its answer is whole or lost. */
export const isUnderWay = (delivery: Delivery): boolean => delivery === 'sending' || delivery === 'answering';

export const hasFailed = (delivery: Delivery): boolean => delivery === 'refused' || isLost(delivery);

/** It got no answer, and may get one when it is sent again. */
export const isLost = (delivery: Delivery): boolean => delivery.startsWith('un');
