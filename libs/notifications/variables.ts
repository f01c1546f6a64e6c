/** Written `{{name}}`. */
export interface Variable {
  readonly description: string;
  readonly sample: string;
  /** Whether a visitor may have written it: links and markup are taken out. */
  readonly isVisitors: boolean;
}

const visitors = (description: string, sample: string): Variable => ({ description, sample, isVisitors: true });
const ours = (description: string, sample: string): Variable => ({ description, sample, isVisitors: false });

export const variables = {
  first_name: visitors('The visitor’s first name, or “A visitor”', 'Priya'),
  full_name: visitors('The visitor’s name as far as it is known', 'Priya Nair'),
  phone: visitors('The visitor’s number, or “no number yet”', '07700 900142'),
  email: visitors('The visitor’s email address, or “no email yet”', 'priya@nair.example'),
  postcode: visitors('The visitor’s postcode, or “no postcode yet”', 'LS17 8AB'),
  need: visitors('What the visitor needs, in a few words', 'No heating, combi shows EA'),
  last_words: visitors('What the visitor wrote last', 'My boiler shows EA and we have a baby here'),
  best_time: visitors('When it suits the visitor, or “any time”', 'today after 13:00'),
  note: visitors('What the installer adds for a colleague, or “none”', 'Yours, it is round the corner'),
  grade: ours('Hot, Warm or Cold', 'Hot'),
  job_sheet: ours('How much of the job sheet is known', '82%'),
  hazard: ours('What the safety rules found', 'Smell of gas'),
  messages: ours('How many messages the visitor wrote', '9'),
  business_name: ours('The installer’s business name', 'Aire Valley Heating'),
  contact_name: ours('The installer’s contact, or the business name', 'Dawn'),
  business_phone: ours('The installer’s number for customers', '0113 496 0142'),
  link: ours('A link to the page that shows more', 'https://pilotlight.example/l/8fK2'),
  appointment_type: ours('What the appointment is for', 'Boiler service'),
  appointment_day: ours('The day of the appointment', 'Tuesday 24 November'),
  appointment_time: ours('When it starts, London time', '09:00'),
  standing: ours('Whether it waits for the installer or is confirmed', 'Waits for you to confirm it'),
  day: ours('The day that is told of', 'Thursday 26 November'),
  chats: ours('How many visitors wrote that day', '14'),
  leads: ours('How many left their details', '6'),
  hot_leads: ours('How many of those are hot', '2'),
  amount: ours('What was to be paid, VAT within', '£24.00'),
  failure: ours('Why a payment failed', 'the bank declined the card'),
  next_try: ours('Whether and when a payment is tried again', 'We’ll try again on Thursday 26 November'),
  chatbot: ours('Whether the installer’s chatbot is on', 'Your chatbot is off until this is paid.'),
  refund_reason: ours('Why a payment for a registration goes back', 'The registration was not finished'),
  until: ours('The day on which the subscription ends', 'Sunday 20 December'),
  connection: visitors('The installer’s name for one of its own systems', 'Office CRM'),
  host: ours('Where that system is', 'crm.airevalleyheating.co.uk'),
  off_reason: ours('Why nothing more is sent there', 'It has failed for a week'),
  key_rights: ours('What a key of one of its systems can do', 'read leads and read the diary'),
  request: visitors('What an installer asks to have changed', 'We close at 4 on Fridays now'),
  bookings: ours('How many appointments were booked', '3'),
} as const satisfies Readonly<Record<string, Variable>>;
export type VariableName = keyof typeof variables;

/** A value for each variable that an event type has. */
export type Values = Readonly<Partial<Record<VariableName, string>>>;

export const isVariable = (name: string): name is VariableName => Object.hasOwn(variables, name);

export const sampleValues = (names: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    names.map((name) => [name, isVariable(name) ? variables[name].sample : name.replaceAll('_', ' ')]),
  );
