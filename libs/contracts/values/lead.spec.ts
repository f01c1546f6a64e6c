import { leadSchema } from './lead';

const judged = (phone: string): string | undefined => leadSchema.safeParse({ phone }).error?.issues[0]?.message;

it.each([
  '07700 900000',
  '07700 900999',
  '+44 (0)7700 900142',
  '0044 7700 900142',
  '+447700900142',
  '020 7946 0958',
  '(020) 7946 0958',
  '0113 496 0000',
  '016977 3999',
  '+353 85 012 3456',
  '0033 6 12 34 56 78',
  '+7 495 123 45 67',
])('takes the number %s', (phone) => expect(judged(phone)).toBeUndefined());

it.each(['07700 90012', '07700 9001234', '+44 7700 90012', '+44 (0)7700 90012', '447700 90012', '020 7946 095'])(
  'finds that %s has not all its digits, or too many',
  (phone) => expect(judged(phone)).toBe('Please enter a valid phone number'),
);
