export const gasWords = {
  smell: {
    en: '~smell, ~smells, ~smelling, smelt, ~smelled, ~smelly, stink, stinks, ~stinking, stank, whiff, whiffs, whiffy, niff, niffs, pong, pongs, ponging, reek, reeks, ~reeking, odour, odours, odor, ~stench, sniff, scent, minging, mings, honks, honking, hums, taste, tastes, smel, smll, semll, smeel, smels, niffy, niffing, nifs, stenches, ponks, fumy, smelss, smeell, up my nose, in my nostrils, catch my throat, catches my throat, sells of, sells like, stnk, stnks, stikn, stnking, smlls, aroma, aromas',
    cy: 'arogl, arogli, arogleuo, aroglau, ogla, oglau, drewi, drewdod, gwynt',
    pl: 'zapach, zapachu, smierdzi, smierdzialo, smrod, smrodu, czuc, czuje, czujemy, wyczuwam, wyczuwalny, wyczuwalna, cuchnie, wonia, won gazu',
    ur: 'bo, boo, bu, badboo, badbu, badbo, bad boo, mehak, mahak, gandh, smel, mushk, smell aa rahi, mushak, khushbu ajeeb',
    other:
      'miros, miroase, mirosul, odeur, olor, huele, cheiro, cheira, ca sent, sa sent, sent le, गंध, बदबू, बू, महक, ਬਦਬੂ, ਬੂ, গন্ধ, puzza, odore, kvapas, kokusu, kokuyor, geruch, riecht, запах, запаху, пахне, пахнет, بو, بدبو, رائحة, gondho',
    ro: 'miros, miroase, mirosul, mirosi, simt miros, duhoare, pute',
    es: 'huele, huelo, olor, olores, oliendo, apesta, peste a',
    ar: 'riha, reha ghaz, reha gaz, rehat ghaz, riht, rihat, rihet, rihit, reeha, reehat, ree7a, re7a, re7et, ri7a, ri7et, raiha, raihat, rayha',
  },
  gas: {
    en: 'gasy, gassey, gas, gass, gaz, gsa, gsd, gaa, hgas, ags, mercaptan, gaas, gs, gad, gqs, gzs, gasd, fas, gasses, gases, gassy, natural gas, mains gas, town gas, methane, gasey',
    cy: 'nwy',
    pl: 'gazu, gazem, gazie, gazowy',
    ur: 'gais, gas ki, gass ki, gais ki, gass da, gass di',
    other: 'dujos, duju, dujomis, газ, газу, газа, газом, گیس, غاز, gasul, gazul, gazului, gasa, गैस, ਗੈਸ, গ্যাসের, গ্যাস',
    ar: 'ghaz, ghas, lghaz, elghaz, alghaz',
    ro: 'gaze, gazele',
  },
  gasFitting: {
    en: 'gas meters, gas cookers, gas ovens, gas valves, gas stoves, gas taps, gas rings, gas pipe, gas pipes, gas pipework, gas piping, gas meter, gas hob, gas hobs, gas cooker, gas oven, gas stove, gas fire, gas fires, gas valve, gas tap, gas hose, gas main, gas mains, gas line, gas supply, gas supply pipe, gas ring, gas ecv, gas box, gas meter box, gas cupboard, gas grill, gas bbq',
    pl: 'rura gazowa, rury gazowej, kuchenka gazowa, kuchenki gazowej',
    cy: 'pibell nwy, mesurydd nwy',
  },
  gasPipe: {
    en: 'gas meters, gas pipe work, gas pipe, gas pipes, gas pipework, gas main, gas mains, gas line, gas hose, gas supply pipe, gas supply, gas meter, yellow pipe, yellow gas pipe, gas connection, gas union, gas flexi, gas bayonet',
  },
  gasBoiler: {
    en: 'gas boiler, gas boilers, gas combi, gas central heating, gas heating, gas heater, gas water heater, gas system',
  },
  gasTrade: {
    en: 'gas bill, gas bills, gas engineer, gas engineers, gas safe, gas safety, gas man, gas fitter, gas fitters, gas plumber, gas board, gas company, gas provider, gas supplier, gas account, gas price, gas prices, gas usage, gas cert, gas certificate, gas card, gas credit, gas top up, gas work, gas cover, gas reading, gas meter reading, gas tariff, gas registered, gas qualified, gas guy, gas people, gas service, gas appliance, gas appliances, gas check, gas checks, gas inspection, british gas, scottish gas, gas oven is included, gas giant, cheap gas, gas contract, gas customer, gas standing charge',
  },
  eggs: {
    en: 'bad egg, eggy, egg, eggs, ~sulphur, ~sulfur, ~sulphury, sulphurous, rotten, off eggs, rotting',
    cy: 'wyau drwg, wyau, wy drwg',
    pl: 'zgnile jajka, zgnilych jaj, zgnile jaja, zgnilym jajem, jajkami, zgnilymi jajami, zgnilymi jajkami',
    ur: 'ganday anday, gande ande, ganda anda, sare ande, sade ande, anday, ande, andon',
  },
  rottenEggs: {
    en: '~rotten ~eggs, rotten egg, rotten eggs, bad eggs, rotton eggs, rotting eggs, rottin eggs, rotten eggy, roten eggs, roten egg',
  },
  likeFarts: { en: 'like fart, like farts, like a fart, like farting, of fart, of farts, farty' },
  food: { en: 'fridge, breakfast, sandwich, recipe, omelette, supermarket, lunch, boiled eggs, scrambled' },
  gasWorks: {
    en: 'hob works, hob is fine, hob is working, hob still works, cooker works, cooker is fine, hob lights, to the boiler, to boiler, leaking heat',
  },
  gasMeter: { en: 'meter, gas meter, meter box' },
  hiss: {
    en: '~hissing, hiss, hisses, hissin, hisin, hising, hisng, hissng, hissy, hissed, whooshing, hisssing, sssss, pssst, psss, pfft, pffft, ssss, sss, hizzing, fizzing, whistling gas, hear something leaking, hear it leaking, hear it escaping, hear a leak, hear something escaping, hear air, hear it coming out, hear something coming out',
    cy: 'hisian, hisio',
    pl: 'syczy, syczenie, sykanie, syk, syczy cos',
    ur: 'sisi, see see, phusphus',
    es: 'silbido, silba, siseo',
    ro: 'suiera, sasaie, fasaie',
  },
  meterOrPipe: {
    en: 'the metre, my metre, our metre, metre box, metre cupboard, gas metre, meter, meters, pipe, pipes, pipework, cooker, hob, hobs, stove, oven, valve, regulator, meter box, meter cupboard, emergency control valve, gas tap, fitting, joint, cupboard, dial on the meter, gas box, pipe work, standpipe, governor, hose, flexi, yellow pipe, gas knobs, gas knob, knobs',
    cy: 'pibell, mesurydd, popty, cwpwrdd',
    pl: 'licznik, licznika, rura, rury, kuchenka, kuchenki, zawor',
    ur: 'chulha, chulhe, choolha, meetar, choolhe, paip',
    ro: 'teava, contor, contorul, aragaz, aragazul, cuptor, conducta',
    es: 'tuberia, contador, cocina de gas, hornillo, llave',
  },
  radiator: {
    en: 'radiator, radiators, rad, rads, bleeding, bleed, bled, trv, towel rail, expansion vessel, gurgling, gurgle, gurgles, airlock, air lock, kettling',
  },
  leak: {
    en: 'lek, leks, coming back down, coming back into, coming back in, coming through, coming up, coming into, coming from, coming off, ~leak, ~leaks, ~leaking, leaked, leakin, ~leakage, leek, leeking, lekaing, leeks, ~escaping, escape, escapes, escaped, leaky, coming out, comes out, came out, pours out, pouring out, seeping, letting out, venting, blowing out, chuffing out, blowing, wafting, puffing out, spewing, spewing out, seeps',
    cy: 'gollwng, gollyngiad, yn gollwng, dianc, yn dianc, gollyngiadau, ollwng',
    pl: 'ulatnia, ulatnianie, ulatniajacy, wyciek, wycieka, wycieku, cieknie, nieszczelny, nieszczelnosc, przecieka, uchodzi, ucieka, uciekal, ulatniac, ulatnial, wydobywa, rozszczelniony, rozszczelnila, nieszczelna',
    ur: 'leek ho, leak ho, nikal rahi, nikal raha, nikal rhi, likej, leakej, ris rahi, leak hogayi, leak kar, nikal, nikalti, nikaldi, nikal riha, nikal rihi, ris raha, leak hundi',
    other:
      'kacagi, kacak, kaciriyor, vazamento, perdita, fugas, escape de, fuite, fuga, scapa, scurgere, утечка, витік, لیک',
    ar: 'tasrib, tasreeb, tasarrub, tesreb, tesrib, betsarreb, bitsarreb, yetsarrab, btetsarab',
    ro: 'scurgere, scurgeri, scapari, scapare, pierdere, pierderi, curge, scapa, iese',
    es: 'fuga, fugas, escape de, pierde, sale, saliendo',
  },
  leftOn: {
    en: 'left on, left it on, left the hob on, left the cooker on, left the ring on, on all night, on overnight, knob on, not lit, unlit, without lighting it, without being lit, without a flame, but no flame, knocked on, turned on by accident, on by accident, not ignited, went out but, blew out, hasnt lit, hasnt been lit, havent lit, didnt light, on with no flame, on but no flame, on with no fire, on without flame, on and not lit, but no fire, no fire on it, no flame on it, on unlit, not been lit, never lit, left running, with the flame out, flame went out, flame blew out, flame is out but, wasnt lit, leave the ring on, leave the hob on, leave a ring on, leave the cooker on, leave the oven on, leaves the ring on, leaves the hob on, and no flame, on no flame, with no flame, without flame, and left them, and left it, and not lit, no flame on',
  },
  gasLeftOn: {
    en: 'left the gas on, left gas on, gas left on, left my gas on, leaving the gas on, gas was left on, gas has been left on, gas on unlit, cant turn the gas off, cannot turn the gas off, gas wont turn off, gas wont shut off, hob wont turn off, cooker wont turn off, gas has been on, gas been on, left the gas running, gas still coming out, gas tap left on, gas tap on all, gas is still coming, gas still on no flame, turned the gas on by mistake, gas ring on all night, gas is on but not lit, gas ring wont turn off, ring wont turn off, gas hob wont turn off, gas tap wont turn off, gas tap wont close, gas wont turn of',
    pl: 'gaz odkrecony, odkrecony gaz',
    ur: 'gas khuli, gas khula reh, gas on reh gayi, gas khuli reh, gas khuli reh gayi, gas khuli chhad, gas on reh gai',
  },
  damage: {
    en: 'knocked off, knocked, ripped off, torn off, hit by, fallen off, hanging off, come loose, ripped out, crushed, squashed, sawn through, chopped, hit, cut, cut through, drilled, drilled through, drilled into, drilling, snapped, broke, broken, cracked, crack, severed, punctured, ruptured, burst, smashed, pulled off, disconnected, came off, come off, nail, nailed, screw, screwed into, screwed through, hole, split, sliced, spade, digger, damaged, fractured, sheared, gone through, went through, put a nail through, bent, clipped, nicked, gone through the, sawed through, sawn into, drove over, kinked, snapped off, sheared off, backed into, reversed into, dug up, struck, strimmer, jackhammer, pierced, holed, put a spade, put a screw, burst open, fork through, spade through, drill through, screw through, nail through, saw through, digger through, spike through, shovel, chewed, chewed through, gnawed, gnawed through, bitten through',
    cy: 'wedi torri',
    pl: 'przewiercilem, przebilem, pekla, uszkodzona, przecialem',
    ro: 'spart, sparta, taiat, gaurit, rupt',
    es: 'perforado, roto el tubo, cortado el tubo, pinchado',
  },
  inTheAir: {
    en: 'full of, filled with, filling up with, filling with, in the air, thick with, everywhere, fills the, all over the house, building up',
  },
  gasAlarm: { en: 'gas alarm, gas detector, gas sensor, gas monitor' },
  gasEmergency: {
    en: 'metre hissing, metre hissin, metre is hissing, gas emergency, emergency gas leak, major gas leak, gas escape, nwy yn gollwng, awaria gazu, 有煤气味, 煤气味, 煤气泄漏, 有燃气味, 燃气泄漏, 漏气, hear gas, gassy in the, gassy in here, gassy in our, gassy in my',
  },
  strange: {
    en: 'strange, funny, weird, odd, peculiar, chemical, strong, horrible, unusual, bad, awful, suspicious, faint',
  },
  boiler: {
    en: '~boiler, ~boilers, boler, boilr, combi, heating, ~central heating, heater, gas boiler, gas boilers, gas combi, gas central heating, gas heating, gas heater',
    cy: 'boeler, bwyler, gwres',
    pl: 'piec, pieca, piecyk, piecyka, kociol, kotla, kotle, junkers, ogrzewanie',
    ur: 'geyser, boilar, heatar, heetar',
    ro: 'centrala, centralei, cazan, cazanul, incalzirea, caldura',
    es: 'caldera, calentador, calefaccion, estufa',
    ar: 'sakhan, sakhana, el sakhan, defaya, el defaya, soubia, boiler',
  },
  otherSmell: {
    en: 'damp, mould, mouldy, musty, drain, drains, sewage, sewer, paint, cooking, curry, fish, dog, weed, cigarette, cigarettes, perfume, amazing, lovely, great, nice, fresh, bathroom, toilet, success, rat, urine, wee, bins, bin, new paint, polish, delicious, gorgeous, drainage, loo, mice, dead mouse, chlorine, bleach',
  },
  bodily: { en: 'fart, farts, farting, farted, breath, curry night, bean stew, trump, trumping, bean chilli' },
  gasQuery: {
    en: 'detection, do you do, do you offer, do you deal, do you handle, do you attend, do you cover, do you sort, do you fix, do you repair, do you test, leak test, leak testing, course, training, insurance, tightness test, soundness test, test for, testing for, check for, checks for, checking for, checked for, pressure test, how do you detect, how do you find, how do you test, how would you detect, how would you find, emergency number, covered by the, covered by your, care plan, cover plan, leak traced, trace the leak, trace a leak, leak tracing, leak trace, tracing a leak, tracing the leak, leak located, find and fix, find and repair, info pack, information pack, welcome pack, house rules, tenants guide, tenant guide, guest book, fridge magnet, risk assessment, the smell they put in, smell they put in gas, smell they add',
  },
  gasShort: {
    en: 'ga',
  },
  everythingOff: {
    en: 'with everything off, with everything turned off, with everything switched off, everything off, everything turned off, all appliances off, nothing is on, nothing turned on, with it all off, with nothing on, everything is off',
  },
  exhaustGas: {
    en: 'exhaust, car exhaust, exhausts, exhausty',
  },
  fled: {
    en: 'gone next door, evacuated, got everyone out, got the kids out, got out, all outside, sat outside, stood outside, standing outside, outside now, im outside, were outside, we are outside, in the car, out in the garden, out in the street, on the pavement, left the house, cant stay in, had to leave, had to get out',
  },
  surelyGas: {
    en: 'swears its gas, swears it is gas, says its gas, says it is gas, insists its gas, sure its gas, certain its gas, definitely gas, reckons its gas, adamant its gas',
  },
  through: {
    en: 'through the, thru the, through a, thru a, through my, through our, through next doors',
  },
  cupboardPart: {
    en: 'lock, hinge, hinges, key, latch, handle, cupboard door, box door, lid',
  },
  tapWater: {
    en: 'water smells, water smell, water stinks, water tastes, water has a smell, hot tap, cold tap, run the tap, run the hot, run the cold, tap water, smelly water',
  },
  gasService: {
    en: 'cadent, sgn, transco, national grid, northern gas, wales and west, gas emergency people, emergency gas people',
  },
  stillSmell: {
    en: 'still smell it, still smell gas, still smells, can still smell, still stinks, still smelling, still pongs, still reeks, smell is back, smells back, smell again, smells again, smelling again, stinks again, stinking again, stinkin again, reeks again, reeking again, reekin again, pongs again, honking again',
  },
  itIsBack: {
    en: 'its back, it is back, but back, come back again, came back',
  },
  backOn: {
    en: 'back on, back online, back to, back tomorrow, back next',
  },
  plannedWork: {
    en: 'want to cut, need to cut, need to drill, needs to drill, pipe back, going to drill, before i drill, before we drill, can you mark, planning to, how big is the hole, what size hole, size of hole, size of the hole, how big a hole, under warranty, needs sealing, need sealing, wants sealing, needs filling, needs pointing, on the gutter, in the gutter, blocked off already, already blocked off, disused chimney, unused chimney, where old flue, where the old flue, gutter leaking, gutter is leaking, gutter leaks, gutter drips',
  },
  drain: {
    en: 'drain, drains, plughole, sewage, sewer, sink smells, sink stinks',
  },
  bubbles: {
    en: 'bubbles, bubbled, bubbling, bubbly, it bubbled up',
  },
  soapTest: {
    en: 'washing up liquid, soapy water, soap test, fairy liquid, leak spray, detector spray, leak detection spray, soap on, soapy',
  },
  notLit: {
    en: 'wont light, not lighting, wont ignite, doesnt light, not igniting, never lights, didnt ignite, wont catch',
  },
  supplyOn: {
    en: 'gas is on, gas on, gas is turned on, gas turned on, gas is switched on, gas is definitely on, gas is still on, gas is back on, gas is all on, gas is on ok, gas is on fine, gas supply is on, gas supply on, gas supply is fine, gas supply is ok, gas supply ok, gas tap is open, gas tap is on, gas tap open, gas valve is open, gas valve is on, gas valve open, gas cock is open, gas isolator is on, gas isolator is open, gas isolation valve is open, gas meter is on, have gas, got gas, theres gas, there is gas, gas to the house, gas elsewhere, gas to the cooker, gas at the hob, gas to the hob, checked the gas, checked gas, gas is fine, gas is ok, gas is okay, gas is there, gas been on, gas has been on, plenty of gas, enough gas, credit on the meter, meter has credit, credit on the gas, gas is in credit, gas credit, gas topped up, topped up the gas, gas lever is open, gas lever is on',
  },
  /** A boiler that finds no flame, or a home whose supplies were gone through. */
  noFlameFault: {
    en: 'power on, power is on, powers on, electric on, electric is on, electrics on, electrics are on, electricity on, electricity is on, mains on, fuse is fine, fuse is ok, checked the fuse, water on, water is on, display on, display is on, lights on the boiler, flame in the boiler, flame in boiler, flame on the boiler, flame on boiler, flame at the boiler, flame at boiler, flame inside the boiler, boiler has no flame, boiler no flame, boiler but no flame, boiler wont light, boiler wont fire, boiler wont ignite, boiler not lighting, boiler not firing, boiler not igniting, boiler isnt lighting, boiler isnt firing, boiler doesnt light, boiler doesnt fire, boiler doesnt ignite, boiler clicks, boiler is clicking, boiler tries to light, boiler tries to fire, boiler locks out, boiler locked out, no ignition, f28, f29, e133, ignition fault, ignition error, flame fault, flame error, loss of flame, no flame detected, flame failure',
  },
  waterHiss: {
    en: 'water hissing, water is hissing, water hisses, hissing of water, hissing water',
  },
} as const;
