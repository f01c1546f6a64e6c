/** Fire, smoke, sparks and things that burn. */
export const fireWords = {
  onFire: {
    en: 'flames are coming, flames are shooting, flames are, flames and, caught light, caught a light, theres flames, there are flames, there is flames, burning down, gone up in flames, fire engine, call fire, on fire, caught fire, catching fire, catch fire, caught alight, is alight, set alight, in flames, up in flames, house fire, kitchen fire, electrical fire, burst into flames, bursting into flames, there is a fire, theres a fire, set fire to, fire has started, fire started, fire in my house, fire in the house, fire in my kitchen, fire in the kitchen, fire in the loft, fire in the boiler, fire inside the boiler, fire coming out, fire brigade, call the fire, flames coming, flames come, flames out, flames shooting, flames shot, flames shoot, flames inside, flames from, fireball, ball of fire, flames everywhere, see flames, flames visible, flames licking, flames round, flames around, flames under, flames at the, flames behind, fire fire, help fire, fire help, ablaze, been a fire, small fire, little fire, fire broke out, a boiler fire, boiler fire has',
    cy: 'ar dan, wedi mynd ar dan, fflamau yn, fflamau n',
    pl: 'pali sie, pozar, plonie, plomienie z, zapalil sie, zapalila sie, ogien',
    ur: 'aag lag, aag lagi, aag lag gayi, aag lag gai, aag lgi, jal raha hai, jal rahi hai, aag nikal',
    other: 'пожар, пожежа, горит, горить, آگ, حريق, incendie, incendiu, incendio',
  },
  fireAlone: { en: 'fire, flames, smoke, flame, aag, pozar, tan, mwg, dym' },
  plea: {
    en: 'help, now, quick, quickly, please, pls, plz, omg, emergency, urgent, asap, god, oh, my, the, a, there, is, theres',
  },
  fireFigure: {
    en: 'prices, price, deal, deals, feet, team, lads, youre, you guys, reviews, sale, mixtape, selling, house on fire, work is, back boiler, guys are, chat is, you lot, business is, tinder, hunger games, arsenal, city',
  },
  explosion: {
    en: 'heard a bang, heard bang, bang from, blown off, bang in the, a bang and, bang came, door blew off, went pop, ~explosion, ~exploded, ~exploding, ~explode, blew up, blown up, blow up, blowing up, went bang, gone bang, blast, loud bang, big bang, massive bang, huge bang, almighty bang, hell of a bang, explosive bang, bang and smoke, bang then smoke, mini explosion, went boom, boom',
    cy: 'ffrwydrad, ffrwydro, wedi ffrwydro',
    pl: 'wybuch, wybuchl, wybuchla, eksplozja',
    ur: 'dhamaka, dhamakay, phat gaya, phat gya, phat gai, blast ho',
  },
  explosionFigure: {
    en: 'diagram, exploded view, parts diagram, price, prices, bill, bills, big bang theory, head exploded, mind blown, inbox, phone, my phone, wallet, costs, blow up the photo, in popularity, bouncy, tyre, airbed, mattress, could explode, can explode',
  },
  burning: {
    en: '~burning, burnt, burned, burny, singed, singeing, scorched, scorching, melting, melted, hot plastic, plastic, rubber, electrical, smoky, smokey, charred, overheating, hot wires, hot electrics, burning plastic, smouldering, smoldering, frying, burn, brunt, on fire, toasty, fishy, acrid',
    cy: 'llosgi, yn llosgi',
    pl: '~spalenizna, spalenizny, spalenizne, swad, spalonego, palonego, spaleniznna, palacy, palone',
    ur: 'jalne, jali, jalta, jal, jalay, jalna, jal rahi, jal raha',
  },
  burningThing: {
    en: 'boiler is burning, boilers burning, boilers on fire, thing is burning, pump is burning, cupboard is burning, plug is burning, something burning, something is burning, somethings burning, somethings on fire, wire burning, wires burning, boiler burning smell, burning smell, smell burning, burning wire, burning wires, burning rubber, swad spalenizny, cos sie pali, rywbeth yn llosgi, aroglau llosgi, arogl llosgi, jalne ki boo, jalne ki bu, jalne ki smell, jalne ki badboo',
  },
  fuelUse: {
    en: 'burning through, burning too much, burning a lot, burning so much, burning oil, burning more, burning wood, burning money',
  },
  cookingSmoke: {
    en: 'toast, dinner, candle, candles, incense, bonfire, barbecue, bbq, burnt the toast, bacon, roast, calories, fat burning, coffee',
  },
  smoke: {
    en: '~smoke, smokes, smoking, smoek, smoldering, smouldering, smokin, smoak, smokey, smoky, smoke coming',
    cy: 'mwg, mygu',
    pl: 'dym, dymi, dymu, kopci, zadymienie, zadymione',
    ur: 'dhuan, dhuwan, dhua, dhuaan, dhuaa, dhunwa, dhooan, dhuen',
    other: 'дым, дим, دھواں, fumee, humo',
  },
  tobacco: {
    en: 'cigarette, cigarettes, cigs, cig, fag, fags, smoker, smokers, vape, vaping, weed, tobacco, smoking allowed, allowed to smoke, smoking area, stop smoking, can i smoke, smoking near, smoking in, smokes outside, chain smoking, engineer smoke, engineers smoke, you smoke, we smoke, nobody smokes, he smokes, she smokes, i smoke, do you smoke, dont smoke, smoke outside, quit, smoke free, smoke control, smoke control area, smokeless, smoke test, up in smoke, smoke and mirrors, smoking hot, non smoking, no smoking, smoke point, smoked, smoke signals, engineer smoking, cannabis, holy smoke',
  },
  smokeAlarm: {
    en: 'smoke alarm, smoke alarms, smoke detector, smoke detectors, fire alarm, fire alarms, heat alarm, heat detector, smoke alrm, smoke sensor, larwm tan, larwm mwg, czujnik dymu, czujka dymu, smoke alarum',
  },
  sparks: {
    en: '~sparks, ~sparking, sparked, arcing, arced, sparkin, crackling and sparking',
    cy: 'gwreichion, gwreichioni, tanio gwreichion',
    pl: 'iskrzy, iskry, iskrzenie, iskrzylo',
    ur: 'chingari, chingariyan, chingarian, chingaari, chingariya, spark kar, spark ho',
  },
  ignition: {
    en: 'sparks plumbing, sparks heating, ignite, igniting, ignition, electrode, electrodes, igniter, wont light, not lighting, doesnt light, wont fire, light up, bright sparks, sparks joy, sparks but, sparking but wont, sparks interest, trying to light, tries to light, clicks, sparks ltd, sparks road, sparks electrical',
  },
  hotElectrics: {
    en: 'melted, melting, scorched, charred, burnt, burning, burn mark, burn marks, burnt out, glowing, red hot, black marks, blackened, on fire, singed, gone black',
  },
} as const;
