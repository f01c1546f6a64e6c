/** As the widget's first screen offers them. */
export const starters = [
  'No heating or hot water',
  'Price for a new boiler',
  'Book a service or a visit',
  'Ask something else',
];

/** The widget opens its form on this one instead of sending it. */
export const leaveDetails = 'Leave my details';

export const bookVisit = 'Book a visit';
export const callBack = 'Call me back';
/** Leads to a person being asked for. */
export const askTheTeam = 'Talk to a person';
