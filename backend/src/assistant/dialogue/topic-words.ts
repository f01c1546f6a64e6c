/** What the scripted dialogue has something useful to say about. */
export const topicWords = {
  frozenCondensate: {
    en: 'frozen, froze, ice on the pipe, ice, icy, condensate, white pipe outside, plastic pipe outside, gurgling',
  },
  lowPressure: {
    en: 'low pressure, lost pressure, losing pressure, loses pressure, ~pressure, gauge, top up the pressure, repressurise, filling loop, f22, bar',
  },
  prepay: {
    en: 'prepay, pre pay, pay as you go, top up card, gas card, credit, emergency credit, prepayment, key meter',
  },
  timer: { en: 'timer, programmer, clock change, schedule, power cut, time clock' },
  thermostat: { en: '~thermostat, room stat, roomstat, thermostats, hive, nest' },
  lockedOut: {
    en: 'reset, lockout, locked out, fault code, error code, fault light, wont light, wont fire, wont start, ignition, code, pilot',
  },
  noHeat: {
    en: 'no heating, no heat, no hot water, heating or hot water, without heating, without hot water, heating not working, heating isnt working, heatings off, heating off, heating is off, boiler not working, boiler isnt working, boiler broken, boilers broken, boiler broke, boiler is broken, stone cold, freezing, cold house, boiler stopped, not working, stopped working, packed in, broken down, dim gwres, no heating or hot water, boiler wont, boilers off',
  },
  leak: { en: '~leak, ~leaking, leaks, drip, dripping, drips' },
  price: {
    en: 'how much, ~price, ~prices, pricing, ~cost, costs, ~quote, quotes, ~quotation, ~estimate, ballpark, charge, charges, fee, fees, rates, finance',
  },
  callBack: {
    en: 'call me, ring me, phone me, call back, callback, give me a call, give me a ring, call me back, ring me back, speak to someone, talk to someone, speak to a person, talk to a person, real person, a human, speak to a human',
  },
  visit: {
    en: '~book, booking, ~appointment, come out, come round, visit, send someone, engineer out, survey, slot, slots, when can you, when will you, when are you coming, can you come, could you come, available, availability, book a visit, book a service or a visit',
  },
  move: { en: '~reschedule, rearrange, cancel my, cancel the, change my appointment, move my appointment, rebook' },
  yearlyService: { en: '~service, servicing, annual, yearly, ~certificate, cp12, landlord, safety check' },
  newSystem: {
    en: 'new boiler, ~install, installation, ~replacement, replace, replacing, swap, upgrade, heat pump, heat pumps, convert, conversion, new combi, fit, underfloor',
  },
  machine: {
    en: 'robot, bot, a human, ai, real person, are you real, chatbot, are you a person, who am i talking to, who is this, chatgpt, machine',
  },
  privacy: {
    en: 'privacy, delete my data, my data, gdpr, delete everything, forget me, erase my, right to be forgotten, delete my details, remove my details',
  },
  complaint: {
    en: 'complaint, complain, complaining, disgusted, terrible service, awful service, unhappy, not happy, rubbish',
  },
  greeting: {
    en: 'hello, hi, hiya, hey, good morning, good afternoon, good evening, alright, helo, shwmae, czesc, dzien dobry, salam, ask something else',
  },
  thanks: {
    en: 'ok, okay, no thats all, thats all, thats it, nothing else, nope, bye, goodbye, thanks, thank you, cheers, ta, diolch, dziekuje, shukriya, brilliant, great, perfect',
  },
  refusal: {
    en: 'rather not, id rather not, dont want to, do not want to, prefer not, not giving, none of your business, wont give, no thanks, no thank you, not telling, skip, why do you need, why do you want',
  },
} as const;
