/** The test payments where they take the money; null where they don't. */
export const LOCAL_PAYMENTS = Symbol('local payments');
