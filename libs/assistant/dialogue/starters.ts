export const starters = [
  'No heating or hot water',
  'Price for a new boiler',
  'Book a service or a visit',
  'Ask something else',
];

export const leaveDetails = 'Leave my details';

export const bookVisit = 'Book a visit';
export const callBack = 'Call me back';
export const askTheTeam = 'Talk to a person';
