import { telephoneLink } from './phone';

it.each([
  ['+447700900142', 'tel:+447700900142'],
  ['07700 900142', 'tel:07700900142'],
  ['+44 (0)7700 900-142', 'tel:+447700900142'],
  ['(0113) 496 0000', 'tel:01134960000'],
])('who left %s is rung at %s', (phone, link) => expect(telephoneLink(phone)).toBe(link));
