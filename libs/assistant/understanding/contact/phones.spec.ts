import { contactIn } from './contact-in';
import { hasShortPhone } from './phones';

const phoneIn = (text: string) => contactIn(text, { asked: null, facts: {} }).phone;

describe('the number to ring', () => {
  it.each([
    ['07700 900142'],
    ['07700900142'],
    ['07700-900-142'],
    ['07700.900.142'],
    ['0770 090 0142'],
    ['(07700) 900142'],
    ['077 00 90 01 42'],
    ['07700,900,142'],
    ['+447700900142'],
    ['+44 7700 900 142'],
    ['+44 (0)7700 900142'],
    ['(+44) 7700 900142'],
    ['+4407700900142'],
    ['00447700900142'],
    ['0044 (0) 7700 900142'],
    ['447700900142'],
    ['7700900142'],
    ['o77oo 9oo142'],
    ['O7700 900142'],
    ['Mob:07700900142'],
    ['call07700900142pls'],
    ['０７７００ ９００１４２'],
    ['0️⃣7️⃣7️⃣0️⃣0️⃣ 9️⃣0️⃣0️⃣1️⃣4️⃣2️⃣'],
    ['07700\u00a0900\u2011142'],
    ['07700 900142 ext 3'],
    ['07700 900142 3 bed semi'],
    ['07700 900142, 2 bathrooms'],
    ['after 6pm on 07700 900142 please'],
    ['10:30 tomorrow 07700 900142'],
    ['01/02/2026 07700 900142'],
    ['oh seven seven double oh nine hundred one four two'],
    ['oh seven seven zero zero nine zero zero one four two'],
    ['zero double seven double zero, nine double zero, one four two'],
    ['its 07 seven hundred 900 142'],
    ['07 seven hundred nine hundred one hundred and forty two'],
    ['07700 nine hundred one hundred forty two'],
    ['o double seven o o nine o o one four two thanks'],
    ['plus four four seven seven double oh nine hundred one four two'],
    ['oh seven seven hundred, nine hundred, one four two, three bed house'],
    ['my number is oh double seven double oh then nine double oh then one four two'],
  ])('%s is 07700 900142', (text) => {
    expect(phoneIn(text)).toBe('+447700900142');
  });

  it.each([
    ['0113 496 0555', '+441134960555'],
    ['0113 496 0 triple five', '+441134960555'],
    ['(0113) 4960555 x204', '+441134960555'],
    ['oh one one three four nine six oh treble five', '+441134960555'],
    ['020 7946 0321', '+442079460321'],
    ['+44 20 7946 0321', '+442079460321'],
    ['oh two oh seven nine four six oh three two one', '+442079460321'],
    ['01632 960999', '+441632960999'],
    ['028 9649 6123', '+442896496123'],
    ['07700 900999, i already rang triple nine', '+447700900999'],
  ])('%s is %s', (text, phone) => {
    expect(phoneIn(text)).toBe(phone);
  });

  it.each([
    'I rang 999 and then 0800 111 999',
    'triple nine told me to ring oh eight hundred one one one nine nine nine',
    'call one one one',
    '£1,077.00 for 900142',
    'budget is £07700900142',
    'GC 47-406-04',
    'gc number 41 116 05',
    'serial 21203400200',
    'serial number: 07700900142',
    'ref no 07700900142',
    'my account number is 07700900142',
    'mprn 0770090014',
    'meter reading 012345',
    '01.02.2026 at 09:30',
    'between 01-02-2026 and 03-04-2026',
    'Greenstar 30i, 2019, 3 bed, 12 rads',
    '077009001422',
    '0770 0900 1422',
    '0770090014',
    '+353 87 12',
    '+1 900 555 0123',
    '07700 9001',
    '07700.90 per month',
    '0612 345 6789',
    'its 1 2 3 4 5 6 7 8 9 radiators',
    'two beds three rads four kids five',
  ])('is not read from "%s"', (text) => {
    expect(phoneIn(text)).toBeUndefined();
  });

  it.each([
    ['+1 202 555 0123', '+12025550123'],
    ['+353 1 234 5678', '+35312345678'],
    ['00 33 6 12 34 56 78', '+33612345678'],
    ['+353 (0)87 123 4567', '+353871234567'],
    ["ring me on +48 512 345 678, dad's is 07700 900111", '+48512345678'],
    ['call me on 07700 900142, not +353 87 123 4567', '+447700900142'],
  ])('is of the country that it says: %s', (text, phone) => {
    expect(phoneIn(text)).toBe(phone);
  });

  it.each([
    ['ring the mobile not the landline: 07700 900142 / 0113 496 0555', '+447700900142'],
    ['mobile 07700 900142 landline 0113 496 0555, ring the landline please', '+441134960555'],
    ['0113 496 0555 or 07700 900142, mobile is best', '+447700900142'],
    ['0113 496 0555, 07700 900142. use the first one', '+441134960555'],
    ["07700 900111 is my husband's, use 0113 496 0555", '+441134960555'],
    ["07700 900111 (husband's) 07700 900142 (me)", '+447700900142'],
    ['my number is 07700 900142 or 0113 496 0555 if no answer', '+447700900142'],
    ['07700 900142, and my landline is 0113 496 0555', '+447700900142'],
    ["call me on 07700 900142, don't use 07700 900111", '+447700900142'],
    ["don't ring 07700 900111, ring 07700 900142", '+447700900142'],
    ['ring 07700 900142 not 07700 900111', '+447700900142'],
    ['best number is 07700 900142, other one is 07700 900111', '+447700900142'],
    ['07700 900111 no sorry 07700 900142', '+447700900142'],
    ['07700 900111. scrap that, 07700 900142', '+447700900142'],
    ['My old number was 07700 900111, new one is 07700 900142', '+447700900142'],
    ['07700 900111 is wrong, it should be 07700 900142', '+447700900142'],
    ['i rang you on 0113 496 0555 but no answer. im on 07700 900142', '+447700900142'],
    ['is 0113 496 0555 your number? mine is 07700 900142', '+447700900142'],
    ["my tenant's number is 07700 900111 but ring me on 07700 900142", '+447700900142'],
    ['her number is 07700 900111 but call me on 07700 900142', '+447700900142'],
    ['Ring my wife on 07700 900111 only in emergencies, my mobile is 07700 900142', '+447700900142'],
  ])('%s: %s', (text, phone) => {
    expect(phoneIn(text)).toBe(phone);
  });

  it.each([
    "my tenant's number is 07700 900111",
    'tenant is Joel on 07700 900111 for keys',
    'ring my husband on 07700 900111',
    'my mum Sheila is on 07700 900111',
    'his mobile: 07700 900111',
    "07700 900111 that's my wife's",
    '07700 900111 (my son)',
    '07700 900111 belongs to my daughter',
    'speak to my wife Priya, 07700 900123',
    'site contact is Joe 07700 900111',
    'had a missed call from 07700 900111',
    'is your number 0113 496 0555?',
    'i called 0113 496 0555 and nobody picked up',
    "please don't ring 07700 900111",
    '07700 900111 - actually scrap that',
  ])('is nobody else’s and none that isn’t to be used: "%s"', (text) => {
    expect(phoneIn(text)).toBeUndefined();
  });

  it('is asked for again where a digit lacks, and only there', () => {
    expect(hasShortPhone('0770090014')).toBe(true);
    expect(hasShortPhone('oh seven seven double oh nine hundred one four')).toBe(false);
    expect(hasShortPhone('07700 90014, sorry 07700 900142')).toBe(false);
    expect(hasShortPhone('016977 2022')).toBe(false);
  });
});
