import { contactIn } from './contact-in';

const phoneIn = (text: string, known?: string) =>
  contactIn(text, { asked: null, facts: known === undefined ? {} : { phone: known } }).phone;

describe('of two numbers the one that is asked to be rung', () => {
  it.each([
    '07700 900177 or the missus 07700 900178 ring hers',
    'my numbers 07700 900177 but ring my wife on 07700 900178',
    'ring my wife, 07700 900178, 07700 900177 is me',
    'ring my wife on 07700 900178 or if no answer me on 07700 900177',
    'mine 07700 900177 husband 07700 900178 best to ring him',
    '07700 900177 is mine, 07700 900178 is my mums, ring mums',
    'me 07700 900177 wife 07700 900178 ring her not me',
    'wife 07700 900178 me 07700 900177 dont ring me ring the wife',
    '07700 900177 or my husband on 07700 900178, hes easier to get hold of',
    'im at work so ring my husband on 07700 900178, mine is 07700 900177',
    '07700 900178 (wife) 07700 900177 (me) ring the wife',
    '07700 900177 me 07700 900178 my husband, his is better',
    'his no 07700 900177 her no 07700 900178 ring hers',
    'mum 07700 900178 me 07700 900177 call mum shes in all day',
    'my wifes 07700 900178 is best, mine is 07700 900177',
    'mine 07700 900177 partner 07700 900178 partners best',
    "07700 900177. wife's mobile 07700 900178 - please use hers during the day",
    'my number 07700 900177, tenant 07700 900178, ring the tenant direct',
    'mine is 07700 900177, ring Sue on 07700 900178',
    '07700 900177 is off today use hubbys 07700 900178',
    '07700 900177 not that one its old use 07700 900178',
    '07700 900178, other one is 07700 900177, use 07700 900178',
    '07700 900177, my other one is 07700 900178, use the other one',
    'mobile 07700 900177, work 07700 900178, ring work one',
    'home 07700 900178 mob 07700 900177 try home first',
  ])('is 07700 900178 in "%s"', (text) => {
    expect(phoneIn(text)).toBe('+447700900178');
  });

  it.each([
    'ring me on 07700 900177 or my wife on 07700 900178',
    'me 07700 900177 wife 07700 900178 ring me not her',
    'mum 07700 900178 me 07700 900177 call me shes deaf',
    'if i dont pick up ring the wife 07700 900178. im 07700 900177',
    'im 07700 900177, ring my wife 07700 900178 only if you cant get me',
    'you can ring the husband 07700 900178 too, mine is 07700 900177',
    'i rang my wife on 07700 900178, my number is 07700 900177',
    'my number 07700 900177, ring the tenant on 07700 900178 for access',
    'my number 07700 900177, ring the tenant on 07700 900178 to arrange',
    'tenant 07700 900178 ring me not them 07700 900177',
    'my neighbour has the key 07700 900178, ring me on 07700 900177',
    'her number is 07700 900178 mine 07700 900177',
    'wife 07700 900178 mine 07700 900177 dont ring hers shes at work',
  ])('stays the visitor’s own, 07700 900177, in "%s"', (text) => {
    expect(phoneIn(text)).toBe('+447700900177');
  });

  it('may be one given before', () => {
    expect(phoneIn('ring my husband on 07700 900178 instead', '+447700900177')).toBe('+447700900178');
    expect(phoneIn('my husband is on 07700 900178', '+447700900177')).toBeUndefined();
  });

  it.each([
    'my phone is bust use my daughters 07700 900178',
    'wifes mobile 07700 900178 mines broke',
    'lost my mobile, husbands is 07700 900178',
    '07700 900178 is my wifes use that one',
    'the 408 number is old its 07700 900178',
  ])('may be another’s where the visitor’s own is of no use: "%s"', (text) => {
    expect(phoneIn(text)).toBe('+447700900178');
  });

  it('is kept where it is only not to be called', () => {
    expect(phoneIn('txt dont ring 07700 900178')).toBe('+447700900178');
    expect(phoneIn('text only dont call me on 07700 900178')).toBe('+447700900178');
    expect(phoneIn('dont ring 07700 900178')).toBeUndefined();
  });
});
