export const topicWords = {
  frozenCondensate: {
    en: 'frozen, froze, ice on the pipe, ice, icy, condensate, white pipe outside, plastic pipe outside, gurgling',
  },
  highPressure: {
    en: 'high pressure, pressure too high, pressure is too high, pressure high, pressure is high, pressures high, pressures too high, pressure really high, pressure very high, bar too high, too much pressure, pressure going up, pressure keeps going up, pressure keeps rising, pressure rising, over 3 bar',
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
  noHotWater: {
    en: 'no hot water, without hot water, hot water gone, hot waters gone, hot water has gone, hot water not working, hot water isnt working, hot waters not working, hot water wont come, lost hot water, lost the hot water, hot water stopped, hot water packed in, hot waters packed in, shower is cold, shower cold, no hw',
  },
  noHeat: {
    en: 'no heating, no heat, heating or hot water, without heating, heating gone, heatings gone, heating has gone, heating gone off, heatings gone off, heating packed in, heatings packed in, heating packed up, heatings packed up, heating has packed in, heatings not working, heating stopped, heatings stopped, heating not working, heating isnt working, heatings off, heating off, heating is off, boiler not working, boiler isnt working, boiler broken, boilers broken, boiler broke, boiler is broken, boiler kaput, boilers kaput, boiler knackered, boilers knackered, boiler is knackered, boiler dead, boilers dead, boiler is dead, boiler died, boilers died, boiler has died, boiler bust, boilers bust, boiler is bust, boiler conked, boilers conked, conked out, packed up, given up the ghost, stone cold, freezing, cold house, boiler stopped, not working, stopped working, packed in, broken down, dim gwres, no heating or hot water, no heating and no hot water, no heating and hot water, no hot water or heating, no hot water and no heating, no hot water and heating, no hot water and no heat, baltic, brass monkeys, boiler wont, boilers off',
  },
  leak: { en: '~leak, ~leaking, leaks, drip, dripping, drips' },
  noise: {
    en: 'noise, noises, noisy, banging, bangs, knocking, kettling, rumbling, rumbles, whistling, clunking, clanking, humming, rattling, squealing, whining, vibrating',
  },
  cover: {
    en: 'take the cover off, take cover off, take off the cover, remove the cover, remove cover, cover off, take the front off, front off, front cover, take the case off, take the casing off, casing off, remove the casing, panel off, open the boiler, open up the boiler, open it up, take it apart, take the boiler apart, unscrew it, unscrew the, fix it myself, fix it meself, do it myself, repair it myself, have a look inside, look inside it',
  },
  safeToUse: {
    en: 'safe to use, safe to keep, safe to run, safe to carry on, safe to leave it on, safe to leave on, safe to leave it running, safe to have it on, safe to have on, safe to turn it on, safe to turn it back on, safe to put it on, safe to switch it on, safe to sleep, still safe to, ok to keep using, okay to keep using, alright to keep using, fine to keep using, can i keep using, can we keep using, can i still use it, can we still use it, should i keep using, should i still use, should i turn it off, should we turn it off, should i switch it off, dangerous to use, dangerous to keep',
  },
  landlordWont: {
    en: 'landlord wont, landlord will not, landlord refuses, landlord refusing, landlord is refusing, landlord not fixing, landlord isnt fixing, landlord ignoring, landlord ignores, landlord is ignoring, landlord doesnt, landlord hasnt, landlord not doing, landlady wont, landlady refuses, agent wont, agents wont, letting agent wont, council wont, housing association wont',
  },
  price: {
    en: 'how much, cheaper, cheapest, ~price, ~prices, pricing, ~cost, costs, ~quote, quotes, ~quotation, ~estimate, ballpark, charge, charges, fee, fees, rates, call out rate, callout rate, hourly rate, day rate, set me back, whats the call out, whats your call out, whats the callout, whats your callout',
  },
  callBack: {
    en: 'call me, ring me, phone me, call back, callback, give me a call, give me a ring, call me back, ring me back, speak to someone, talk to someone, speak to a person, talk to a person, real person, a human, speak to a human',
  },
  visit: {
    en: '~book, booking, ~appointment, come out, come round, visit, send someone, engineer out, survey, slot, slots, when can you, when will you, when are you coming, can you come, could you come, available, availability, book a visit, book a service or a visit, can you do it, could you do it, can u do it, do it before, fit me in, squeeze me in, done before',
  },
  cancel: {
    en: 'cancel my appointment, cancel the appointment, cancel my visit, cancel the visit, cancel my booking, cancel the booking, cancel my service, cancel the service, cancel my survey, cancel the survey, cancel it, cancel that, cancel please, cancel the engineer, cancel mondays, cancel monday, cancel tuesdays, cancel tuesday, cancel wednesdays, cancel wednesday, cancel thursdays, cancel thursday, cancel fridays, cancel friday, cancel saturdays, cancel saturday, cancel sundays, cancel sunday, cancel tomorrows, cancel tomorrow, cancel todays, cancel today, cancel our appointment, cancel our visit, cancel our booking, cancel our service, cancel this, cancel',
  },
  cancelTerms: {
    en: 'if i cancel, if we cancel, cancel anytime, cancel any time, cancel at any time, free to cancel, cancel for free, cancel free, cancel without',
  },
  cancelOrder: {
    en: 'cancel my order, cancel the order, cancel an order, cancel our order, cancel my plan, cancel the plan, cancel my care plan, cancel my service plan, cancel my contract, cancel the contract, cancel my cover, cancel my boiler cover, cancel my policy, cancel my insurance, cancel my direct debit, cancel the direct debit, cancel my subscription, cancel my membership, cancel my quote, cancel the quote, cancel my finance, cancel the finance',
  },
  move: {
    en: '~reschedule, rearrange, cancel my, cancel the, change my appointment, move my appointment, rebook, make it later, make it earlier, make it a bit later, make it a bit earlier, push it back, different day, different time',
  },
  yearlyService: {
    en: '~service, servicing, annual, yearly, ~certificate, cp12, landlord cert, landlord certificate, landlords certificate, landlord check, landlord gas, landlords gas, landlord safety, landlord service, landlords, safety check',
  },
  newSystem: {
    en: 'new boiler, ~install, installation, ~replacement, replace, replacing, swap, upgrade, heat pump, heat pumps, convert, conversion, new combi, fit, underfloor',
  },
  machine: {
    en: 'robot, bot, a human, ai, real person, are you real, chatbot, are you a person, who am i talking to, who is this, chatgpt, machine, are you human, you human, even human, is this a human, are you even real, are u real, are you a human, actual human, actual person, is this automated, automated, is this a bot, talking to a computer',
  },
  privacy: {
    en: 'delete my data, gdpr request, delete everything, forget me, erase my, right to be forgotten, delete my details, remove my details, remove my data, delete my number, remove my number, delete my information, delete this chat, delete what i, erase me, subject access, subject access request, data request, data do you hold, information do you hold, data you hold, hold on me, hold about me, take me off your list, remove me from',
  },
  dataUse: {
    en: 'privacy, my data, gdpr, sell my, sell on my, sell it on, selling my, share my details, share my number, share my data, share it with, pass on my, pass my details, pass my number, pass it on, pass it to, do with my number, do with my details, do with my data, do with my email, do with my address, do with my info, do with my information, do with it, happens to my details, happens to my data, happens to my number, happens to my email, use my number, use my details, use my email, keep my details, keep my number, keep my data, keep my email, store my, personal data, personal information, data protection, details safe, number safe, data safe, email safe, details private, number private, is this private, is it private, is this chat private, confidential, who sees my, who sees this, who sees it, who gets my, who gets it, who gets this, who has my, who will see, who can see, who reads this, spam, spam me, junk mail, junk, marketing, marketing calls, sales calls, cold calls, nuisance calls, third parties, third party, third partys',
  },
  complaint: {
    en: 'complaint, complain, complaining, disgusted, terrible service, awful service, unhappy, not happy, rubbish, nobody turned up, nobodys turned up, no ones turned up, nobody has turned up, no one has turned up, nobodys been, nobodys come, supposed to come, supposed to be here, meant to come, meant to be here, no one turned up, noone turned up, didnt turn up, never turned up, hasnt turned up, not turned up, didnt show up, never showed, no show, let me down, let us down, waited in all day, stayed in all day, fobbed off, nobody has rung, nobody rang, nobodys rung, no one has rung, no one rang, noone rang, no one has called, nobody has called, nobody called, no one called, hasnt arrived, not arrived, nobody has come, nobody came, no one came, no one has come, whens my engineer, when is my engineer, wheres my engineer, where is my engineer, wheres your engineer, where is your engineer, wheres the engineer, where is the engineer, wheres your lad, its a joke, is a joke, a joke this, was a joke, fucking joke, bloody joke, absolute joke, hours late, want my money back, want a refund, want our money back, star review, bad review',
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
