import { emptyTraining } from '@pilotlight/contracts/values/training';
import { converseWith, last } from '../testing/converse';

const information = {
  ...emptyTraining,
  facts: { email: 'hello@demoheating.example', phone: '0113 496 0142' },
};
const told = (...turns: readonly string[]) => last(converseWith({ information }, ...turns)).text;
const firms = /You can (?:email|ring) us/u;

const own = [
  'my email is dev@mail.example',
  'My email address is dev@mail.example',
  'email: dev@mail.example',
  'email dev@mail.example',
  'best email is dev@mail.example',
  'you can email me at dev@mail.example',
  'can you email me at dev@mail.example?',
  'please email me on dev@mail.example',
  'drop me an email at dev@mail.example',
  'contact me on dev@mail.example',
  'contact me on 07700 900142',
  'contact me by email',
  'i can be emailed on dev@mail.example',
  'my email is dev@mail',
  'my email is dev at mail dot example',
  'here is my email',
  'my phone number is 07700 900142',
  'my number is 07700900',
  'phone: 07700 900142',
  'mobile number 07700 900142',
  'call me on 07700 900142',
  'my address is 12 Oak Road',
  'address: 12 Oak Road, Leeds LS8 1NT',
  'my postcode is LS8 1NT',
  'postcode LS8 1NT',
];

describe.each([[[]], [['no hot water', 'Dev']]])('after %j', (before) => {
  it.each(own)('"%s" tells the visitor’s own', (text) => expect(told(...before, text)).not.toMatch(firms));

  it.each([
    ['what is your email', 'hello@demoheating.example'],
    ['whats your email address', 'hello@demoheating.example'],
    ['email?', 'hello@demoheating.example'],
    ['can i email you', 'hello@demoheating.example'],
    ['my email is dev@mail.example, whats yours?', 'hello@demoheating.example'],
    ['is hello@demo.example your email?', 'hello@demoheating.example'],
    ['what email do i send my certificate to', 'hello@demoheating.example'],
    ['whats ur phone number', '0113 496 0142'],
    ['my phone is broken, whats your number', '0113 496 0142'],
    ['can i ring you', '0113 496 0142'],
  ])('"%s" asks for the firm’s', (text, answer) => expect(told(...before, text)).toContain(answer));
});
