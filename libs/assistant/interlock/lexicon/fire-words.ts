export const fireWords = {
  onFire: {
    en: 'flames are coming, flames are shooting, flames are, flames and, caught light, caught a light, theres flames, there are flames, there is flames, burning down, gone up in flames, fire engine, call fire, on fire, caught fire, catching fire, catch fire, caught alight, is alight, set alight, in flames, up in flames, house fire, kitchen fire, electrical fire, burst into flames, bursting into flames, there is a fire, theres a fire, set fire to, fire has started, fire started, fire in my house, fire in the house, fire in my kitchen, fire in the kitchen, fire in the loft, fire in the boiler, fire inside the boiler, fire coming out, fire brigade, call the fire, flames coming, flames come, flames out, flames shooting, flames shot, flames shoot, flames inside, flames from, fireball, ball of fire, flames everywhere, see flames, flames visible, flames licking, flames round, flames around, flames under, flames at the, flames behind, fire fire, help fire, fire help, ablaze, been a fire, small fire, little fire, fire broke out, a boiler fire, boiler fire has, fire is coming from, fire is coming out, fire coming from, fire inside, fire inside it, fire in it, fire behind the, fire under the, has fire, fire on my boiler, fire burning in, its burning down, cach fire, cought fire, catched fire, took fire, flames in the, flames up the, flames at, theres a flame coming, flame coming out, flame shooting, flames leaping, big flames, huge flames, going up in flames, set light to, smoke and flames, on fyre, onfire, on fier, has flames, flames where, fire in the airing, fire in the cupboard, fire in my cupboard, fire in the utility, fire in the garage, fire in the shed, fire in the cellar, fire in the wall, fire in the fuse, spitting flames, spits flames, spitting out flames, throwing flames, throwing out flames, belching flames, spewing flames, flames licking out, flames seen, flames inside the, fire in kitchen, fire in loft, fire in garage, fire in bedroom, fire in bathroom, fire in hall, fire in flat, fire in house, fire in living room, fire in cupboard',
    cy: 'ar dan, wedi mynd ar dan, fflamau yn, fflamau n, tan yn y, mynd ar dan, mae tan, n llosgi yn ulw, ar dn',
    pl: 'pali sie, pozar, plonie, plomienie z, zapalil sie, zapalila sie, ogien, pali nam sie, pali sie w, pozaru, plomieniach, stanal w ogniu, ogniem, sie pali, pala sie',
    ur: 'aag lag, aag lagi, aag lag gayi, aag lag gai, aag lgi, jal raha hai, jal rahi hai, aag nikal, agg lag, agg lagi, agg laggi, agg lag gayi, agg lag gyi, agg nikal, aag hai, aag laggi, aag pakad, aag nikl, sarr riha',
    other: 'пожар, пожежа, горит, горить, آگ, حريق, incendie, incendiu, incendio',
    ro: 'luat foc, a luat foc, ia foc, arde, flacari, foc in',
    es: 'ardiendo, esta ardiendo, arde, en llamas, fuego, hay fuego, se quema, incendiado',
    ar: 'nar fil, nar bil, nar fi, fi nar, harika, hariqa, harik, 7aree2, 7ari2a, hareeq, hareeqa, byi7riq, byehre2',
  },
  fireAlone: { en: 'fire, flames, smoke, flame, aag, pozar, tan, mwg, dym' },
  plea: {
    en: 'help, now, quick, quickly, please, pls, plz, omg, emergency, urgent, asap, god, oh, my, the, a, there, is, theres',
  },
  fireFigure: {
    en: 'prices, price, deal, deals, feet, team, lads, youre, you guys, reviews, sale, mixtape, selling, house on fire, work is, back boiler, guys are, chat is, you lot, business is, tinder, hunger games, arsenal, city, dumpster fire, dumpster, bank balance, bank account, wallet, reviews are, bot, vibes, banter, banger, are fire, fire away, play with fire, playing with fire, baptism of fire, irons in the fire, lyrics, playlist, pants, liar, world, tongue, chilli, spicy, absolute fire, pure fire, i work for the, he works for the, she works for the, football, match, band, dj, gig, squad, with faults, kids are on fire, this weather, this heat, heatwave, sunburn, sunburnt, our agency, your leads, your business, free audit, on fire today, on fire lately',
  },
  explosion: {
    en: 'heard a bang, heard bang, bang from, blown off, bang in the, a bang and, bang came, door blew off, went pop, ~explosion, ~exploded, ~exploding, ~explode, blew up, blown up, blow up, blowing up, went bang, gone bang, blast, loud bang, big bang, massive bang, huge bang, almighty bang, hell of a bang, explosive bang, bang and smoke, bang then smoke, mini explosion, went boom, boom, whoosh then a bang, whoosh and a bang, whoosh then bang, whoomph, whumph, blew the front, blew the cover, blew the door, blew the panel, blows the door, banged like, bang like a, like a shotgun, like a gunshot, like a bomb, small explosion, blew the flue, blown the front, blown the door, blown the cover, bang from behind, terrific bang, god awful bang, awful bang, really loud bang, proper bang, bang came from, exploads, exploaded, explosions, backfired, blows up, blew its door, blew its cover, blew its front, blew its top off, blew its lid',
    cy: 'ffrwydrad, ffrwydro, wedi ffrwydro',
    pl: 'wybuch, wybuchl, wybuchla, eksplozja, wybuchlo, wybuchnal, wystrzelilo, huknelo',
    ur: 'dhamaka, dhamakay, phat gaya, phat gya, phat gai, blast ho',
    ro: 'explozie, explodat, a explodat, bubuit',
    es: 'explosion, explotado, exploto, ha explotado, explosiones',
    ar: 'infijar, enfegar, infajar',
  },
  explosionFigure: {
    en: 'diagram, exploded view, parts diagram, price, prices, bill, bills, big bang theory, head exploded, mind blown, inbox, phone, my phone, wallet, costs, blow up the photo, in popularity, bouncy, tyre, airbed, mattress, could explode, can explode, wife will, husband will, boss will, mum will, dad will, missus will, im about to, ill explode, i will explode, my head, demand, temper, hair dryer, blew up at me, blew up at, out of proportion, guarantee ends, guarantee, warranty ends, warranty runs out, the internet, twitter, facebook, on eastenders, on telly, on tv, volcano, argument, of colour, glitter, buck, for your buck, id explode, i would explode, phones, water hammer, washing machine, dishwasher, explode the quote, into parts, im going to blow, im gonna blow, ill blow up, the forum, forums, group chat, whatsapp, comments, instagram, tik tok, blew up my, blowing up my, bang bang, radiator pipes, in the pipes, in the radiators, in the rads, will it blow, will it explode, would it blow, would it explode, could it blow, could it explode, can it blow, can it explode, might it explode, might it blow, emmerdale, eastenders, corrie, coronation street, hollyoaks',
  },
  burning: {
    en: '~burning, burnt, burned, burny, singed, singeing, scorched, scorching, melting, melted, hot plastic, plastic, rubber, electrical, smoky, smokey, charred, overheating, hot wires, hot electrics, burning plastic, smouldering, smoldering, frying, burn, brunt, on fire, toasty, fishy, acrid, burned out, scorchy, burnin, hot metal, hot wiring, hot rubber, toasted, singe, singes, burnt out, burns, electric burning, electricity burning, cordite, gunpowder, overheated, smoulder, melty, burnt hair, burning hair, scorch marks, scorch',
    cy: 'llosgi, yn llosgi, losgi, losg',
    pl: '~spalenizna, spalenizny, spalenizne, swad, spalonego, palonego, spaleniznna, palacy, palone',
    ur: 'jalne, jali, jalta, jal, jalay, jalna, jal rahi, jal raha, sarr, sarrda, sarran, sadan, saran',
    ro: 'ars, arsa, a ars, arde',
    es: 'quemado, quemada, quemando, quemandose, chamuscado',
    ar: 'maHrouq, mahrou2, mahrooq, ma7rou2, shiyat, hari2',
  },
  burningThing: {
    en: 'boiler is burning, boilers burning, boilers on fire, thing is burning, pump is burning, cupboard is burning, plug is burning, something burning, something is burning, somethings burning, somethings on fire, wire burning, wires burning, boiler burning smell, burning smell, smell burning, burning wire, burning wires, burning rubber, swad spalenizny, cos sie pali, rywbeth yn llosgi, aroglau llosgi, arogl llosgi, jalne ki boo, jalne ki bu, jalne ki smell, jalne ki badboo, summats burning, summat burning, summat is burning, sommat burning, thing burning, stuff burning, somethings burnt, sumthing burning, somthing burning, smelling burning, smells burnt, smells burny, burny smell, burned smell, burnt smell, melted plug, plug melted, cables burning, cable burning, wire is burning, wires are burning, burnt wire, burnt wires, smells scorched, scorched smell, scorching smell, smells of scorching, burning electrics, glow behind, red glow, glow inside, glowing behind, glowing inside, glow from behind, plastic melting, plastics melting, plastic is melting, plastic has melted, casing melting, casing is melting, casing has melted, red hot flue, flue is red hot, flue red hot, door hot to touch, door is hot to touch, crackling behind, glow and',
    cy: 'ogla llosgi, oglau llosgi, rhywbeth yn llosgi, arogl tan',
    pl: 'czuc spalenizne, smierdzi spalenizna, cos sie spalilo, kable sie pala, pala sie kable, topi sie',
    ur: 'taar jal, taar sarr, wire jal, plug jal, kuch jal, kujh sarr, jalan ki boo, jalne di',
    es: 'huele a quemado, olor a quemado, se esta quemando',
    ro: 'miroase a ars, miros de ars, se arde',
  },
  fuelUse: {
    en: 'burning through, burning too much, burning a lot, burning so much, burning oil, burning more, burning wood, burning money',
  },
  cookingSmoke: {
    en: 'toast, dinner, candle, candles, incense, bonfire, barbecue, bbq, burnt the toast, bacon, roast, calories, fat burning, coffee, burnt my dinner, burnt the dinner, burnt dinner, burned my dinner, cooking, fry up, grill pan, pizza, sausages, birthday, woodsmoke, incense stick, shower steam, steam from the shower, kettle, cheese, lasagne, chicken, oven cleaner, food, cake, onions, neighbours chimney, next doors chimney, toaster, have a shower, having a shower, has a shower, wood smoke, coal smoke, steak, extractor, sunday dinner, wok',
  },
  smoke: {
    en: '~smoke, smokes, ~smoking, smoek, smoldering, smouldering, smokin, smoak, smokey, smoky, smoke coming, billowing, smolder, haze in the, hazy in the, haze in my, haze in our',
    cy: 'mwg, mygu, fwg',
    pl: 'dym, dymi, dymu, kopci, zadymienie, zadymione, dymem, zadymiony, dymie, kopci sie, dymia',
    ur: 'dhuan, dhuwan, dhua, dhuaan, dhuaa, dhunwa, dhooan, dhuen, dhuwaan, dhoan, tuaan, dhuyen',
    other: 'дым, дим, دھواں, fumee, humo',
    ro: 'fum, fumul, fumega, afuma',
    es: 'humo, humea, humeando',
    ar: 'dukhan, dokhan, dukhaan, doukhan, dokhaan, duxan, dokhkhan',
  },
  tobacco: {
    en: 'cigarette, cigarettes, cigs, cig, fag, fags, smoker, smokers, vape, vaping, weed, tobacco, smoking allowed, allowed to smoke, smoking area, stop smoking, can i smoke, smoking near, smoking in, smokes outside, chain smoking, engineer smoke, engineers smoke, you smoke, we smoke, nobody smokes, he smokes, she smokes, i smoke, do you smoke, dont smoke, smoke outside, quit, smoke free, smoke control, smoke control area, smokeless, smoke test, up in smoke, smoke and mirrors, smoking hot, non smoking, no smoking, smoke point, smoked, smoke signals, engineer smoking, cannabis, holy smoke, my mother smokes, mother smokes, mum smokes, dad smokes, father smokes, husband smokes, wife smokes, tenant smokes, tenants smoke, smokes indoors, smokes like, heavy smoker, roll ups, smoke weed, steam not smoke, smoking jacket, no smoke without, smoke break, dads smoking, mums smoking, husbands smoking, wifes smoking, tenants smoking, started smoking, gave up smoking, given up smoking, called smokey, smokey robinson, engineer smelled of, engineer smelt of, plumber smelt of, plumber smelled of, smoking on my, smoking on the doorstep, smoking outside, smoking in the van, smoking in his van, engineer was smoking, engineer smoking, lad smoking, plumber smoking, you sent was smoking, plumber was smoking, lad was smoking, man was smoking, lads were smoking, tenant smells, tenants smell, tenant smokes, smoker, smokers, doorstep',
  },
  smokeAlarm: {
    en: 'smoke alarm, smoke alarms, smoke detector, smoke detectors, fire alarm, fire alarms, heat alarm, heat detector, smoke alrm, smoke sensor, larwm tan, larwm mwg, czujnik dymu, czujka dymu, smoke alarum',
    es: 'alarma de humo, detector de humo',
    ro: 'alarma de fum, detector de fum',
  },
  sparks: {
    en: '~sparks, ~sparking, sparked, arcing, arced, sparkin, sparx, crackling and sparking, sparky noises, spraks, sparcs, spaks, gave me a spark',
    cy: 'gwreichion, gwreichioni, tanio gwreichion, gwreichionen, sbarcio',
    pl: 'iskrzy, iskry, iskrzenie, iskrzylo, iskier, iskra, zaiskrzylo, sypia sie iskry',
    ur: 'chingari, chingariyan, chingarian, chingaari, chingariya, spark kar, spark ho, chingiarian, spark maar, sparking ho, chingyarian',
    es: 'chispas, chispea, chisporrotea',
    ro: 'scantei, scanteie, scanteiaza',
    ar: 'sharar, sharara, shararat',
  },
  ignition: {
    en: 'sparks plumbing, sparks heating, ignite, igniting, ignition, electrode, electrodes, igniter, wont light, not lighting, doesnt light, wont fire, light up, bright sparks, sparks joy, sparks but, sparking but wont, sparks interest, trying to light, tries to light, clicks, sparks ltd, sparks road, sparks electrical, sparks symbol, spark symbol, sparks icon, spark icon, sparks and sons, sparks fly, sparks away, sparks fine, sparks ok, sparks wont, sparks then, sparks no flame, sparks is coming, the sparks said, sparks said, my sparks, our sparks, a sparks, sparks mate, need sparks, sparks as well, sparks too, sparks on site, have sparks, got sparks, hob sparks, cooker sparks, ignition sparks, lighter sparks',
  },
  hotElectrics: {
    en: 'melted, melting, scorched, charred, burnt, burning, burn mark, burn marks, burnt out, glowing, red hot, black marks, blackened, on fire, singed, gone black, glow, glows, glowed, buzzing, buzzes, fizzing, fizzes, fizzled, crackling, crackles, sizzling, crackle, too hot, is hot, smells hot, very hot, getting hot, gets hot, hot to touch, hot to the touch, really hot, roasting hot, boiling hot, warm to touch, popping, popped, went pop, melt, melts, discoloured, gone brown, blackening, burned, burns, smouldering, smoldering, brown mark, smells funny, smells fishy, fishy smell, smells weird, black and hot, hot and black, is black, gone brown and',
  },
  electricHeater: {
    en: 'immersion, storage heater, storage heaters, fan heater, panel heater, convector, convector heater, immersion heater, towel rail',
  },
  chirp: {
    en: 'chirp, chirps, chirping, chirped',
  },
  elementGone: {
    en: 'keeps burning out, keep burning out, burns out, element burnt out, element has burnt out, element burned out, element keeps, pcb burnt out, pcb burnt, pcb has burnt, motor burnt out, burnt out motor, pump has burnt out, burnt out pump, pump burnt out, burnt out pcb, burned out pcb, burnt pcb, fried pcb, pcb fried, burnt out element, burnt out fan, fan burnt out',
  },
  blueFlame: {
    en: 'flames are blue, flame is blue, blue flames, blue and steady, nice and blue, flames look blue',
  },
  steam: {
    en: 'just steam, only steam, probably steam, must be steam, steam right, assume its steam, guess its steam, presume its steam, prob steam, white smoke from the flue, white smoke out of the flue, white smoke outside, water vapour, steam isnt it, is it just steam, is that steam',
  },
  newBurningOff: {
    en: 'burning off, burns off, burn off, burnt off, burning itself off, to burn away',
  },
} as const;
