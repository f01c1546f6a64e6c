/** The training's field behind a fact, for the list of what the firm hasn't told yet; absent where there is none. */
export const fieldOfFact: Readonly<Record<string, string>> = {
  'opening-hours': 'openingHours',
  'open-now-or-then': 'openingHours',
  'holiday-hours': 'holidayHours',
  'coverage-area': 'coverageArea',
  'covers-place': 'coverageArea',
  services: 'services',
  'does-service': 'services',
  'price-of-work': 'prices',
  'price-includes': 'prices',
  'call-out-charge': 'prices',
  brands: 'brands',
  guarantees: 'guarantees',
  finance: 'finance',
  'ways-to-pay': 'waysToPay',
  insurance: 'insurance',
  'gas-safe-number': 'gasSafeNumber',
  certifications: 'certifications',
  'who-attends': 'whoAttends',
  'lead-time': 'leadTime',
  'same-day': 'leadTime',
  email: 'email',
  phone: 'phone',
  'out-of-hours': 'outOfHours',
  'emergency-night': 'outOfHours',
  reviews: 'reviews',
  'reply-time': 'replyTime',
};

/** Where an answer to each question of the firm comes from: its own field, or the one that tells it beside others. */
export const toldInField: Readonly<Record<string, string>> = {
  ...fieldOfFact,
  'service-plan': 'prices',
  'warranty-claim': 'guarantees',
  deposit: 'waysToPay',
  address: 'coverageArea',
};
