/** Quick replies and options with these words open a form instead of being said. */
export const LEAVE_DETAILS = 'Leave my details';
export const BOOK_A_VISIT = 'Book a visit' as const;
export const RING_US = 'Ask us to ring you';
