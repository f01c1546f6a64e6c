interface Contacts {
  readonly customerEmail: string | null;
  /** E.164. */
  readonly customerPhone: string | null;
}

/** Whether whoever is visited can be written to, by email or a text to a British mobile; only rung; or neither. */
export type WayToReach = 'written' | 'rung' | 'none';

const britishMobile = /^\+447(?:[1-57-9]\d{2}|624)\d{6}$/;

export const wayToReach = ({ customerEmail, customerPhone }: Contacts): WayToReach => {
  if (customerEmail !== null || britishMobile.test(customerPhone ?? '')) return 'written';
  return customerPhone === null ? 'none' : 'rung';
};
