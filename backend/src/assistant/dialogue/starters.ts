/** As the widget's first screen offers them. */
export const starters = [
  'No heating or hot water',
  'Price for a new boiler',
  'Book a service or a visit',
  'Ask something else',
];

/** The widget opens its form on this one instead of sending it. */
export const leaveDetails = 'Leave my details';

/** Beside a question that has no few answers of its own. */
export const suggestions = ['Book a visit', 'Call me back', leaveDetails];
