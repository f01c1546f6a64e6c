/** Escaping gas: what people call it, in the languages of British homes. */
export const gasWords = {
  smell: {
    en: '~smell, ~smells, ~smelling, smelt, ~smelled, ~smelly, stink, stinks, ~stinking, stank, whiff, whiffs, whiffy, niff, niffs, pong, pongs, ponging, reek, reeks, ~reeking, odour, odours, odor, ~stench, sniff, scent, minging, mings, honks, honking, hums, taste, tastes, smel, smll, semll, smeel, smels',
    cy: 'arogl, arogli, arogleuo, aroglau, ogla, oglau, drewi, drewdod, gwynt',
    pl: 'zapach, zapachu, smierdzi, smierdzialo, smrod, smrodu, czuc, czuje, czujemy, wyczuwam, wyczuwalny, wyczuwalna, cuchnie, wonia, won',
    ur: 'bo, boo, bu, badboo, badbu, badbo, bad boo, mehak, mahak, gandh, smel',
    other:
      'miros, miroase, mirosul, odeur, olor, huele, cheiro, cheira, ca sent, sa sent, sent le, गंध, बदबू, बू, महक, ਬਦਬੂ, ਬੂ, গন্ধ, puzza, odore, kvapas, kokusu, kokuyor, geruch, riecht, запах, запаху, пахне, пахнет, بو, بدبو, رائحة, gondho',
  },
  gas: {
    en: 'gasy, gassey, gas, gass, gaz, gsa, gsd, gaa, hgas, ags, mercaptan, gaas, gs, gad, gqs, gzs, gasd, fas, gasses, gases, gassy, natural gas, mains gas, town gas, methane',
    cy: 'nwy',
    pl: 'gazu, gazem, gazie, gazowy',
    ur: 'gais, gas ki, gass ki',
    other: 'dujos, duju, dujomis, газ, газу, газа, газом, گیس, غاز, gasul, gazul, gazului, gasa, गैस, ਗੈਸ, গ্যাসের, গ্যাস',
  },
  gasFitting: {
    en: 'gas meters, gas cookers, gas ovens, gas valves, gas stoves, gas taps, gas rings, gas pipe, gas pipes, gas pipework, gas piping, gas meter, gas hob, gas hobs, gas cooker, gas oven, gas stove, gas fire, gas fires, gas valve, gas tap, gas hose, gas main, gas mains, gas line, gas supply, gas supply pipe, gas ring, gas ecv, gas box, gas meter box, gas cupboard, gas grill, gas bbq',
    pl: 'rura gazowa, rury gazowej, kuchenka gazowa, kuchenki gazowej',
    cy: 'pibell nwy, mesurydd nwy',
  },
  gasPipe: {
    en: 'gas meters, gas pipe work, gas pipe, gas pipes, gas pipework, gas main, gas mains, gas line, gas hose, gas supply pipe, gas supply, gas meter',
  },
  gasBoiler: {
    en: 'gas boiler, gas boilers, gas combi, gas central heating, gas heating, gas heater, gas water heater, gas system',
  },
  gasTrade: {
    en: 'gas bill, gas bills, gas engineer, gas engineers, gas safe, gas safety, gas man, gas fitter, gas fitters, gas plumber, gas board, gas company, gas provider, gas supplier, gas account, gas price, gas prices, gas usage, gas cert, gas certificate, gas card, gas credit, gas top up, gas work, gas cover, gas reading, gas meter reading, gas tariff, gas registered, gas qualified, gas guy, gas people, gas service, gas appliance, gas appliances, gas check, gas checks, gas inspection',
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
  food: { en: 'fridge, breakfast, sandwich, recipe, omelette, supermarket, lunch, boiled eggs, scrambled' },
  gasWorks: {
    en: 'hob works, hob is fine, hob is working, hob still works, cooker works, cooker is fine, hob lights, to the boiler, to boiler',
  },
  gasMeter: { en: 'meter, gas meter, meter box' },
  hiss: {
    en: '~hissing, hiss, hisses, hissin, hissy, hissed, whooshing, hisssing, sssss',
    cy: 'hisian, hisio',
    pl: 'syczy, syczenie, sykanie, syk, syczy cos',
    ur: 'sisi, see see, phusphus',
  },
  meterOrPipe: {
    en: 'meter, meters, pipe, pipes, pipework, cooker, hob, hobs, stove, oven, valve, regulator, meter box, meter cupboard, emergency control valve, gas tap, fitting, joint, cupboard',
    cy: 'pibell, mesurydd, popty, cwpwrdd',
    pl: 'licznik, licznika, rura, rury, kuchenka, kuchenki, zawor',
    ur: 'chulha, chulhe, choolha, meetar, choolhe, paip',
  },
  radiator: { en: 'radiator, radiators, rad, rads, bleeding, bleed, bled, trv, towel rail, expansion vessel' },
  leak: {
    en: 'lek, leks, coming back down, coming back into, coming back in, coming through, coming up, coming into, coming from, coming off, ~leak, ~leaks, ~leaking, leaked, leakin, ~leakage, leek, leeking, lekaing, leeks, ~escaping, escape, escapes, escaped, leaky, coming out, comes out, came out, pours out, pouring out, seeping, letting out, venting, blowing out',
    cy: 'gollwng, gollyngiad, yn gollwng, dianc',
    pl: 'ulatnia, ulatnianie, ulatniajacy, wyciek, wycieka, wycieku, cieknie, nieszczelny, nieszczelnosc, przecieka, uchodzi',
    ur: 'leek ho, leak ho, nikal rahi, nikal raha, nikal rhi, likej, leakej, ris rahi',
    other:
      'kacagi, kacak, kaciriyor, vazamento, perdita, fugas, escape de, fuite, fuga, scapa, scurgere, утечка, витік, لیک',
  },
  leftOn: {
    en: 'left on, left it on, left the hob on, left the cooker on, left the ring on, on all night, on overnight, knob on, not lit, unlit, without lighting it, without being lit, without a flame, but no flame, knocked on, turned on by accident, on by accident, not ignited, went out but, blew out',
  },
  gasLeftOn: {
    en: 'left the gas on, left gas on, gas left on, left my gas on, leaving the gas on, gas was left on, gas has been left on, gas on unlit, cant turn the gas off, cannot turn the gas off, gas wont turn off, gas wont shut off, hob wont turn off, cooker wont turn off, gas has been on, gas been on, left the gas running, gas still coming out',
    pl: 'gaz odkrecony, odkrecony gaz',
    ur: 'gas khuli, gas khula reh, gas on reh gayi, gas khuli reh',
  },
  damage: {
    en: 'knocked off, knocked, ripped off, torn off, hit by, fallen off, hanging off, come loose, ripped out, crushed, squashed, sawn through, chopped, hit, cut, cut through, drilled, drilled through, drilled into, drilling, snapped, broke, broken, cracked, crack, severed, punctured, ruptured, burst, smashed, pulled off, disconnected, came off, come off, nail, nailed, screw, screwed into, screwed through, hole, split, sliced, spade, digger, damaged, fractured, sheared, gone through, went through, put a nail through, bent',
    cy: 'wedi torri',
    pl: 'przewiercilem, przebilem, pekla, uszkodzona, przecialem',
  },
  inTheAir: {
    en: 'full of, filled with, filling up with, filling with, in the air, thick with, everywhere, fills the, all over the house, building up',
  },
  gasAlarm: { en: 'gas alarm, gas detector, gas sensor, gas monitor' },
  gasEmergency: {
    en: 'gas emergency, emergency gas leak, major gas leak, gas escape, nwy yn gollwng, awaria gazu, 有煤气味, 煤气味, 煤气泄漏, 有燃气味, 燃气泄漏, 漏气',
  },
  strange: {
    en: 'strange, funny, weird, odd, peculiar, chemical, strong, horrible, unusual, bad, awful, suspicious, faint',
  },
  boiler: {
    en: '~boiler, ~boilers, boler, boilr, combi, heating, ~central heating, heater, gas boiler, gas boilers, gas combi, gas central heating, gas heating, gas heater',
    cy: 'boeler, bwyler, gwres',
    pl: 'piec, pieca, piecyk, piecyka, kociol, kotla, kotle, junkers, ogrzewanie',
    ur: 'geyser, boilar, heatar, heetar',
  },
  otherSmell: {
    en: 'damp, mould, mouldy, musty, drain, drains, sewage, sewer, paint, cooking, curry, fish, dog, weed, cigarette, cigarettes, perfume, amazing, lovely, great, nice, fresh, bathroom, toilet, success, rat, urine, wee, bins, bin, new paint, polish, delicious, gorgeous, drainage, loo, mice, dead mouse, chlorine, bleach',
  },
  bodily: { en: 'fart, farts, farting, farted, breath, curry night, bean stew, trump, trumping' },
  gasQuery: {
    en: 'detection, do you do, do you offer, do you deal, do you handle, do you attend, do you cover, do you sort, do you fix, do you repair, do you test, leak test, leak testing, course, training, insurance, tightness test, soundness test, test for, testing for, check for, checks for, checking for, checked for, pressure test',
  },
} as const;
