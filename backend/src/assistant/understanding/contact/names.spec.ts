import type { AskedFor } from '../../dialogue/dialogue';
import { contactIn } from './contact-in';

const nameIn = (text: string, asked: AskedFor = null) => {
  const { first_name = '', last_name = '' } = contactIn(text, { asked, facts: {} });
  return `${first_name}|${last_name}`;
};

describe('who is writing', () => {
  it.each([
    ["It's Dave", 'Dave|'],
    ['its dave from the flat upstairs', 'Dave|'],
    ["I'm Priya Nair and my boiler is dead", 'Priya|Nair'],
    ['im kirsty, whats your opening hours', 'Kirsty|'],
    ['i am tom baker', 'Tom|Baker'],
    ['My name is priya', 'Priya|'],
    ['my name is fatoumata diallo', 'Fatoumata|Diallo'],
    ["name's jo", 'Jo|'],
    ['names jo btw', 'Jo|'],
    ["the name's Bond, no heating here", 'Bond|'],
    ['Name: Oluwaseun Adeyemi', 'Oluwaseun|Adeyemi'],
    ['this is Mrs Okafor', '|Okafor'],
    ['This is Mr and Mrs Khan at number 9', '|Khan'],
    ['This is Dr Amira Khan', 'Amira|Khan'],
    ['Dave here', 'Dave|'],
    ['Hi Jan here, no hot water', 'Jan|'],
    ['hello, priya nair here', 'Priya|Nair'],
    ['Tom Baker speaking', 'Tom|Baker'],
    ['Siobhan is my name', 'Siobhan|'],
    ['first name Priya surname Nair', 'Priya|Nair'],
    ['surname is o’neill, first name seán', "Seán|O'Neill"],
    ["my name's Seán O'Neill", "Seán|O'Neill"],
    ['my name is ANNE-MARIE MCDONALD', 'Anne-Marie|McDonald'],
    ['my name is jan van der berg', 'Jan|van der Berg'],
    ['my name is Małgorzata Wiśniewska', 'Małgorzata|Wiśniewska'],
    ['My name is Tom, my wife is called Sue', 'Tom|'],
    ['i go by jez', 'Jez|'],
    ['No heating since friday. Cheers, Priya', 'Priya|'],
    ['No hot water.\nRegards\nTom Baker', 'Tom|Baker'],
    ['boiler down, can you ring me. thanks dave', 'Dave|'],
    ['Please advise.\n\nKind regards,\nDr. A. Fothergill', '|Fothergill'],
    ['can you come thursday?\nMo', 'Mo|'],
    ['im her grandson kyle', 'Kyle|'],
    ['its megan the tenant at 4 oak road', 'Megan|'],
    ['hiya its Sharon boilers packed in again', 'Sharon|'],
    ["Hi, I'm a landlord called Mike", 'Mike|'],
    ["I'm Chidi Okonkwo's wife Ada", 'Ada|'],
    ['Is that Dave? Its Lynne from number 42', 'Lynne|'],
    ["my wife Priya will be in, I'm Sanjay", 'Sanjay|'],
    ['Enw: Rhys Jones', 'Rhys|Jones'],
    ['Nazywam się Anna Kowalska', 'Anna|Kowalska'],
    ['mera naam Imran hai', 'Imran|'],
    ['My name is Smyth, spelt S-M-Y-T-H-E', 'Smythe|'],
  ])('%s: %s', (text, name) => {
    expect(nameIn(text)).toBe(name);
  });

  it.each([
    ['priya nair07700900142ls61ay', 'Priya|Nair'],
    ['Priya Nair, 07700 900142, ls61ay', 'Priya|Nair'],
    ['ahmed on 07700 900142', 'Ahmed|'],
    ['LS6 1AY\nJo Smith-Jones\n07700900142', 'Jo|Smith-Jones'],
    ['PRIYA NAIR 12 OAK ROAD LEEDS LS6 1AY NO HEATING', 'Priya|Nair'],
    ['Margaret Ashworth (Mrs), LS6 1AY', 'Margaret|Ashworth'],
    ['boiler broke, dave smith, 07700900142', 'Dave|Smith'],
    ['need a boiler service, Al 07700 900112 LS6 2AB', 'Al|'],
    ['need a service, Maz 07700 900112', 'Maz|'],
    ['need a service, maz 07700 900112', 'Maz|'],
    ['boiler dead - Di - 07700 900112', 'Di|'],
    ['boiler dead. Oz 07700 900112', 'Oz|'],
    ['no heat, Zed 07700 900112', 'Zed|'],
    ['Nev again, forgot my number 07700 900112', 'Nev|'],
  ])('%s tells it beside other details: %s', (text, name) => {
    expect(nameIn(text)).toBe(name);
  });

  it.each([
    ['priya', 'Priya|'],
    ['PRIYA', 'Priya|'],
    ['grace', 'Grace|'],
    ['its priya mate', 'Priya|'],
    ['yeah its dave', 'Dave|'],
    ['jo smith-jones', 'Jo|Smith-Jones'],
    ['xiuying zhao', 'Xiuying|Zhao'],
    ['mr khan', '|Khan'],
    ['Mr & Mrs Khan', '|Khan'],
    ['Mrs. P. Venables', '|Venables'],
    ['nkechi 😀', 'Nkechi|'],
    ['dave and my number is 07700 900142', 'Dave|'],
    ['just tariq', 'Tariq|'],
    ['Dafydd ap Rhys', 'Dafydd|ap Rhys'],
    ['Maria de Souza', 'Maria|de Souza'],
    ['sue, why?', 'Sue|'],
    ['sharon m', 'Sharon|'],
    ['sam (samantha)', 'Sam|'],
    ['priya but my husband raj will be in', 'Priya|'],
    ['lucy thx', 'Lucy|'],
    ['Maz', 'Maz|'],
    ['Patel, Nisha', 'Nisha|Patel'],
    ['de la Cruz, Maria', 'Maria|de la Cruz'],
    ['Baker-Smith', '|Baker-Smith'],
    ['no thanks, Sue', 'Sue|'],
    ['Sue, Leeds', 'Sue|'],
    ['al', 'Al|'],
    ['Ty', 'Ty|'],
    ['its di', 'Di|'],
  ])('%s answers the question for it: %s', (text, name) => {
    expect(nameIn(text, 'name')).toBe(name);
  });

  it.each([
    "I'm freezing",
    'im looking for a new boiler',
    "It's Monday tomorrow",
    "It's a Worcester",
    'its ideal',
    'This is urgent',
    "I'm Scottish",
    'i am in leeds',
    'hi dave, boiler is off again',
    'speak to my wife Priya, 07700 900123',
    "I'm Italian",
    'GC 47-311-44',
    'cheers mate',
    'thanks dave',
    'my husbands name is Tom',
    'her name is Sheila',
    "what's your name",
    'nobody here',
    'no heating here',
    'call me tomorrow',
    'call me back on 07700 900142',
    'Vaillant ecotec, LS6 1AY',
    'Rose Cottage, Mill Lane, LS6 1AY',
    'Leeds, 07700 900142',
    'NO HEATING 07700900142',
    'boiler broken 07700900142',
    "I'm Gas Safe registered",
    'will you come out in may',
    'it may be the pump, mark of rust on it',
    "I'm Dave's wife",
    'landlord is Mr Patel',
    'landlords Mr Patel',
    'my landlord is Mr Patel, 07700 900112',
    'my tenant Sarah 07700 900333',
    'the tenant (Sarah) is on 07700 900333',
    'service please, Bury 07700 900112',
    'boiler service, Wife 07700 900112',
    'asap, Tel 07700 900112',
    'no heat, ty 07700 900112',
  ])('"%s" tells no name', (text) => {
    expect(nameIn(text)).toBe('|');
  });

  it.each([
    'no',
    'why do you need that',
    'just want a price',
    'not telling you',
    'none of your business',
    'later',
    'is it a robot?',
    'no heating',
    'dunno',
    'ty',
    'kitchen radiator cold',
  ])('"%s" is no answer to the question for it', (text) => {
    expect(nameIn(text, 'name')).toBe('|');
  });
});
