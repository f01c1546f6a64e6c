export const starters = [
  'No heating or hot water',
  'Price for a new boiler',
  'Book a service or a visit',
  'Ask something else',
];

export const leaveDetails = 'Leave my details';

export const bookVisit = 'Book a visit';
export const callBack = 'Call me back';
export const cannotNow = 'Can’t right now';
export const thatIsAll = 'That’s all';

/** To the offer that the team answers: a plain yes is heard by `accepts`. */
export const toTheTeam = ['Yes', 'No'] as const;
