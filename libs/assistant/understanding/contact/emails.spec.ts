import { contactIn } from './contact-in';

const emailIn = (text: string) => contactIn(text, { asked: null, facts: {} }).email;

describe('the address to write to', () => {
  it.each([
    ['JO.Smith@Gmail.com', 'jo.smith@gmail.com'],
    ['jo.smith@gmail.com.', 'jo.smith@gmail.com'],
    ['jo.smith @ gmail . com', 'jo.smith@gmail.com'],
    ['jo.smith@gmail,com', 'jo.smith@gmail.com'],
    ['jo.smith(at)gmail.com', 'jo.smith@gmail.com'],
    ['jo.smith [at] gmail [dot] com', 'jo.smith@gmail.com'],
    ['jo.smith at gmail.com', 'jo.smith@gmail.com'],
    ['jo(at)nairheating.com', 'jo@nairheating.com'],
    ['email me dont ring jo@nairheating.com', 'jo@nairheating.com'],
    ['jo dot smith at gmail dot com', 'jo.smith@gmail.com'],
    ['jo dot smith at gmail dot com all lower case', 'jo.smith@gmail.com'],
    ['its jo dot smith, all lower case, at gmail dot com', 'jo.smith@gmail.com'],
    ['my email is a dot okafor at gmail dot com', 'a.okafor@gmail.com'],
    ['thats i dot khan at yahoo dot co dot uk', 'i.khan@yahoo.co.uk'],
    ['email me at a underscore smith at gmail dot com', 'a_smith@gmail.com'],
    ['send it to a smith at gmail dot com', 'smith@gmail.com'],
    ['JO DOT SMITH AT GMAIL DOT COM', 'jo.smith@gmail.com'],
    ['email me on jo underscore smith at hotmail co uk', 'jo_smith@hotmail.co.uk'],
    ['jo hyphen smith at hotmail dot co dot uk', 'jo-smith@hotmail.co.uk'],
    ['jo dash smith at yahoo co uk', 'jo-smith@yahoo.co.uk'],
    ['my email is jo smith at gmail dot com', 'josmith@gmail.com'],
    ['my email is jo smith 82 at gmail dot com', 'josmith82@gmail.com'],
    ['email josmith one word at outlook dot com', 'josmith@outlook.com'],
    ['josmith@btinternet.com07700900142', 'josmith@btinternet.com'],
    ['07700900142josmith@btinternet.com', 'josmith@btinternet.com'],
    ['josmith@mail.examplels61ay', 'josmith@mail.example'],
    ['jo@nair-heating.co.uk', 'jo@nair-heating.co.uk'],
    ['jo at nairheating dot co dot uk is my email', 'jo@nairheating.co.uk'],
    ["sean.o'neill@mail.example", "sean.o'neill@mail.example"],
    ['its D A V E at gmail dot com', 'dave@gmail.com'],
    ["I'm the agent, lettings at brightkeys dot example", 'lettings@brightkeys.example'],
    ['jo+boiler@mail.example', 'jo+boiler@mail.example'],
    ['My email is jo dot fox underscore home at mail dot example', 'jo.fox_home@mail.example'],
    ['email is new dash home at mail dot example', 'new-home@mail.example'],
    ['email jo at brandt hyphen joinery dot example', 'jo@brandt-joinery.example'],
    ['reach me on jo at mail dot north dash west dot co dot uk', 'jo@mail.north-west.co.uk'],
    ['Send the boiler quote to maintenance at brooklane dot example', 'maintenance@brooklane.example'],
    ['forward the invoice to accounts at oaktree dot example please', 'accounts@oaktree.example'],
    ['no hot water. jo@mail.example', 'jo@mail.example'],
    ['boiler is dead. jo dot smith at sky dot com', 'jo.smith@sky.com'],
    ['jo1@mail.example no sorry jo2@mail.example', 'jo2@mail.example'],
    ["jo1@mail.example is my wife's, mine is jo2@mail.example", 'jo2@mail.example'],
    ['use jo2@mail.example not jo1@mail.example', 'jo2@mail.example'],
    ["don't use my work email jo1@mail.example, use jo2@mail.example", 'jo2@mail.example'],
  ])('%s: %s', (text, email) => {
    expect(emailIn(text)).toBe(email);
  });

  it.each([
    'look at worcester-bosch.co.uk',
    'saw you at checkatrade.com',
    'meet at the gate, no dot on the map',
    'jo@gmail',
    'at the minute no heating',
    'email me',
    'dave smith nineteen eighty two at yahoo dot com',
    'is info@demoheating.co.uk your email?',
    "my husband's email is tom@mail.example",
    'i emailed info@demoheating.co.uk last week',
  ])('is not read from "%s"', (text) => {
    expect(emailIn(text)).toBeUndefined();
  });
});
