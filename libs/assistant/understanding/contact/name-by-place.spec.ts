import type { AskedFor } from '@pilotlight/contracts/values/asked-for';
import { contactIn } from './contact-in';

const nameIn = (text: string, asked: AskedFor = null) => {
  const { first_name = '', last_name = '' } = contactIn(text, { asked, facts: {} });
  return `${first_name}|${last_name}`;
};

describe('a name by what stands beside it', () => {
  it.each([
    // A firm.
    ['Hi, Priya from Castle Lettings. Tenant at NG7 2RD has no heating', 'Priya|'],
    ['Morning, Gavin Teal at Harbour Homes here, three gas certificates please', 'Gavin|Teal'],
    ['Boiler down at flat 4. Regards Helen Brook, Brook & Lane Letting Agents', 'Helen|Brook'],
    ['Kind regards, Joan Peel, Peel Property Management', 'Joan|Peel'],
    ['1 bed flat, what are the options? Ollie, Parkside Lettings, ollie@mail.example', 'Ollie|'],
    ['Many thanks, Ollie, Parkside Lets', 'Ollie|'],
    // A reference.
    ['any wiggle room on the quote? ref 1187 Dev Patel', 'Dev|Patel'],
    ['still waiting for the boiler quote, ref Q-2231, Sam Fothergill', 'Sam|Fothergill'],
    ['Amara Obi, job 4412', 'Amara|Obi'],
    // Who it is to whom, and what is asked for.
    ['Gill, im her daughter', 'Gill|'],
    ["Nadia - I'm the tenant", 'Nadia|'],
    ['Graham. ring me', 'Graham|'],
    ['booked thurs 11am, name of Whitaker', '|Whitaker'],
    // An address that is made of it.
    ['the address is frank dot pilling at mail dot example, no invoice came thank you frank pilling', 'Frank|Pilling'],
    ['Zebedee, zebedee@farm.example', 'Zebedee|'],
    ['the combi is dead again, nobody came, still cold, Quentin Zog, qzog@farm.example', 'Quentin|Zog'],
    // The end of a question, and a title behind.
    ['any chance of a callback? Zofia 07700 900111', 'Zofia|'],
    ['He took his shoes off without being asked. Audrey Fairweather (Mrs)', 'Audrey|Fairweather'],
    ['would a cylinder sort it? YO62 6LP. Cheers, Col', 'Col|'],
    ['Regards\nCol Fothergill', '|Fothergill'],
    [
      "The tenant wants it done. She's called Mrs Lim, 07700 900803 for access only, please deal with me, Ruth Abara, r.abara@mail.example",
      'Ruth|Abara',
    ],
    ['oil is running out into the yard. Emyr, SA44 5NP', 'Emyr|'],
    ['air source heat pump, all electric, TR1 3LJ, Jago Penrose 07700 900915', 'Jago|Penrose'],
    ['jestem marek i mam problem', 'Marek|'],
  ])('in "%s" is %s', (text, name) => {
    expect(nameIn(text)).toBe(name);
  });

  it.each([
    'Dave from Castle Lettings told me to ring you',
    'spoke to Dave from Castle Lettings',
    'Tenant Dave, Castle Lettings are useless',
    'Hello from Castle Lettings',
    'my boiler is down, job no 55123 thanks',
    'Steve, im freezing',
    'Olivia, call me please',
    "what's the name of your company",
    'Oak Lodge, oak.lodge@farm.example',
    'thank you may need a new boiler',
    'why is it cold? Thanks 07700 900111',
    'is it the pump? Vaillant, LS1 2AB',
    'jestem hydraulikiem, szukacie ludzi do pracy?',
    'jestem zainteresowana nowym piecem',
    'Salaam, boiler ki service, 07700 900093',
  ])('is not in "%s"', (text) => {
    expect(nameIn(text)).toBe('|');
  });

  it.each(['bye', 'ok no bother', 'no worries', 'its in brittany, france', 'tak, wychodzimy z dziećmi'])(
    'is not what answers "%s"',
    (text) => {
      expect(nameIn(text, 'name')).toBe('|');
    },
  );
});

describe('who asks for one of the family', () => {
  it.each([
    [
      'my dad said to ask if you can ring him about the boiler his number is 07700 900733 hes called Martin',
      { first_name: 'Martin', phone: '+447700900733' },
    ],
    [
      'my mum wants someone to call her about a service, her name is Jean Pope, number 07700 900734',
      { first_name: 'Jean', last_name: 'Pope', phone: '+447700900734' },
    ],
    [
      'messaging for my nan, can you give her a ring on 01632 960222, shes called Elsie',
      { first_name: 'Elsie', phone: '+441632960222' },
    ],
  ])('wants them rung: "%s"', (text, contact) => {
    expect(contactIn(text, { asked: null, facts: {} })).toEqual(contact);
  });

  it.each([
    'my tenant says the boiler is out, ring her on 07700 900734, shes called Sue',
    'my dad said you tried to ring him on 07700 900734',
    'my mum wants a quote, dont ring her on 07700 900734',
  ])('does not in "%s"', (text) => {
    expect(contactIn(text, { asked: null, facts: {} })).toEqual({});
  });
});
