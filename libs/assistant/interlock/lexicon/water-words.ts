export const waterWords = {
  wetting: {
    en: '~leak, ~leaks, ~leaking, leaked, ~dripping, drip, drips, dripped, driping, ~pouring, ~gushing, ~flooding, ~flooded, soaked, soaking, wet, running down, running into, runs into, trickling, seeping, spraying, squirting, streaming, got in, water in, water into, water on, water onto, water near, water by, water inside, water over, water coming, water comes, water got, water getting, water running, water is, water has, water round, water around, water above, water behind, water through, water going, water all over, waters coming, water everywhere, water dripped, water gone, came through, come through, gone into, drippin, leakin, pourin, pooring, watr coming, splashed, pissing, soaking wet, overflowing, overflowed, ingress, droplets, piddling, peeing, weeing, dribbling, pishing, pissin, raining in, raining through, tipping in, bucketing, shooting out, shooting up, spurting, running out of, running from, running off, running through, running onto, leek, leeks, leeking, leakd, driped, splashing, splashes, soaks, drenched, sodden, saturated, sopping, drops of water, water got to, water dripping, water pouring, water leaking, water under, water getting near, puddle, puddles, pooling, flows, flowing, flowed, floods, like a goldfish bowl, comes thru, came thru, coming thru, cumin thru, cumin through, comin thru, comin through, comming through, comming thru',
    cy: 'gollwng, diferu, dwr yn, dwr n, dwr trwy, dwr wedi, llifo, yn gollwng, yn diferu, yn llifo, dwr ar, gwlyb, wlyb, mewn i r',
    pl: 'cieknie, leci, kapie, leje, zalewa, zalalo, zalana, zalane, przecieka, zalany, woda w, woda na, woda z, wode w, leje sie, kapiaca, mokre, mokry, mokra, woda leje, woda kapie, woda leci, cieknaca, przeciek, ciekla',
    ur: 'tapak, tapak raha, pani aa, pani ja, pani gir, gir raha, beh raha, chu raha, pani chala, pani gaya, pani nikal, lik ho, chonda, chon, chow, tapakda, tapakta, dig riha, dig reha, girda, girta, pani pai, pai riha, pai rihi, aa riha, aa rya, vag riha, wag riha, chal riha, pani bhar, leak ho',
    ro: 'curge, curg, picura, inunda, inundat, inundam, apa curge, apa in, apa pe, apa din, intra apa, ud, uda',
    es: 'sale agua, cae agua, caen gotas, gotea, goteando, gotera, goteras, inunda, inundado, inundando, fuga de agua, mojado, mojada, entra agua, agua en, chorrea',
    ar: 'tenzel, btenzel, byenzel, bienzel, tnazzel, nazle, nazla, 3am tnazel, btna2et, bitnaqqit, tnaqqet, gharaq, ghar2an, ghar2et, tafaz, wasla',
  },
  water: {
    en: 'water, waters, watr, wter, dwr, woda, wody, wode, pani, paani, вода, پانی',
    ro: 'apa, apei',
    es: 'agua',
    ar: 'mayy, mayya, maya, moya, moyya, mai, elmay',
    pl: 'woda, wody, wode, wodzie',
    ur: 'pani, paani, panee',
  },
  electrics: {
    en: '~electrics, eletrics, ~electricals, ~electrical, ~electricity, socket, ~sockets, plug, plugs, plug socket, plug sockets, plughole no, fuse box, fusebox, fuse boxes, fuse board, fuseboard, consumer unit, wiring, wires, wire, cable, cables, light fitting, light fittings, light fixture, light switch, light switches, lightswitch, ceiling light, ceiling lights, spotlight, spotlights, downlight, downlights, down lights, chandelier, light bulb, lightbulb, light bulbs, circuit board, circuit boards, distribution board, breaker, breakers, mains board, electric box, electric meter, electric board, electric cupboard, electric panel, rcd, trip switch, switchboard, pcb, power point, power socket, extension lead, through the light, through the lights, through lights, out of the light, out of the lights, from the light, from the lights, off the light, down the light, onto the light, in the light, into the light, switch, fuses, fuse, pluggs, soket, sokets, elecs, leccy, lecky, lecy, elecrics, electic box, my lights, light pull, pull cord, electrics board, electric sockets, electic, electrix, elektrics, elecrtics, plugboard, multiplug, extension cable, isolator switch, fused spur, spur, bulb, bulbs, bulb holder, ceiling rose, light rose, junction box, mains electric, fuse bord, fuze box, fuze board, fues box, fuseboxes, power strip, cooker switch, thermostat wiring, electric plug, electrical box, live wire, live wires, wall socket, kitchen light, bathroom light, hall light, landing light, bedroom light, tripping the electric, tripped the electric, trips the electric, lights flickering, lights flicker, light in the kitchen, light in the bathroom, light in the hall, light in the bedroom, light in the lounge, light in the landing, light in my, switch on the wall, switch on the boiler, reached the lights, reached the light, got to the lights, got to the light, near the lights, lights downstairs, downstairs lights',
    cy: 'trydan, soced, socedi, bocs ffiws, golau, goleuadau, plwg, switsh, y golau, gwifrau, bwrdd ffiws',
    pl: 'gniazdko, gniazdka, gniazdku, gniazdek, gniazda, prad, pradu, pradem, bezpieczniki, bezpiecznikow, instalacja elektryczna, instalacje elektryczna, lampa, lampy, lampe, korki, skrzynka elektryczna, kontakt, kontaktu, bezpiecznikach, bezpiecznikami, gniazdkach, lampach, kontaktach, rozdzielnia, rozdzielnicy, rozdzielni, skrzynce elektrycznej, zyrandol, zyrandola, swiatlo, przedluzacz, instalacji elektrycznej',
    ur: 'bijli, switch board, switchbord, bijlee, taar, taaron, fuse, light vich, lights vich, bijli da, bijli de, bijli di, board vich, socket mein, socket vich, batti, switch vich, meter vich',
    ro: 'priza, prize, prizei, tablou, tabloul, tablou electric, siguranta, sigurante, curent, bec, becul, intrerupator',
    es: 'enchufe, enchufes, cuadro electrico, cuadro de luz, la luz, luces, lampara, bombilla, interruptor, fusibles, cables, la lampara',
    ar: 'kahraba, kahrabaa, kahrouba, fishe, brise, briza, ta2et kahraba, lambe, lamba',
  },
  into: {
    en: 'full of, filled with, filling with, filling up, into, onto, on to, over, through, thru, inside, out of, from, behind, above, near, under, came, got, gets, getting, all over',
    cy: 'i mewn',
    pl: 'w, do, na, przez',
    ur: 'mein, me, main, par, ja raha, jaa raha, aa raha, vich, utte, uttey, ton',
    ro: 'in, pe, prin, din',
    es: 'en, por, dentro, del',
    ar: 'fil, bil, 3al, lal, lel, 3ala, men, mn',
  },
  otherWord: {
    cy: 'faint o',
    en: 'fire place, fire surround, fire safety, fire door, fire doors, fire certificate, glow worm, glowworm, glo worm, alarm bells, alarm bell, smell a rat, smells a rat, cooking with gas, gas and air, burning question, burning desire, no smoke without fire, dumpster fire, sick day, sick pay, sick note, sick leave, ill at ease, fire away, fire drill, fire me, fire over, fire exit, fire risk, fire alarm test, fire stopping, fire rated, fire resistant, fire extinguisher, fire extinguishers, fire retardant, ill be, ill call, ill ring, ill have, ill get, ill need, ill send, ill pay, ill let, ill take, ill leave, ill do, ill give, ill wait, ill just, ill try, ill text, ill email, ill see, ill check, ill come, ill go, ill pop, ill phone, ill book, ill want, ill also, ill probably, ill turn, ill open, ill put, ill make, ill keep, ill show, ill still, ill not, ill never, ill explain, ill tell, ill ask, ill find, ill contact, ill speak, ill accept, ill stay, ill use, ill look, ill buy, ill sort, ill message, ill then, ill move, ill drop, smells fishy about, smell fishy about, fishy about, smells off about, flue hole, flue holes, flue moved, flue moving, full blast, on blast, floods every winter, floods every year, floods each, stopped filling, now its time, now it is time, now its due, where theres smoke, smoke theres fire, water softener, water softeners, water heater, water meter, water bill, water bills, water company, still want, still need, still needs, still require, yellow or blue, blue or yellow, blast from the past, leak check, leak checks, burnt my hand, burned my hand, burnt my arm, burnt my fingers, burnt myself, burned myself, burn myself, can you still, are you still, will you still, sparking interest, sparked my interest, sparked our interest, sparked interest, sparked a debate, sparked some, flue guard, flue guards, flue cage, terminal guard, flue trim, still tells, still talks, still talk about, still laugh, still joke, still remember, still remembers, pilot keeps blowing out, pilot light keeps blowing out, pilot blowing out, pilot light blowing out, pilot blows out, flame keeps blowing out, keeps blowing it out, pressure relief valve, relief valve, quote smells, price smells, deal smells, story smells, works like a bomb, goes like a bomb, going like a bomb, runs like a bomb, through the ceiling with, rates through the ceiling, prices through the ceiling, bills through the ceiling, costs through the ceiling, sparks recommended, sparks recommends, water is off, waters off, water is now off, water is turned off, boom town, boom box, baby boom',
  },
  electricThing: {
    en: 'electric shower, electric boiler, electric heater, electric heating, electric bill, electric bills, electricity bill, electricity bills, electric radiators, electric cooker, no electricity, no electric, electricity supplier, electricity account, electric underfloor, electric fire, electric towel rail, no electrics, sink plug, bath plug, electrical certificate, electrical work, switch on, switch it on, switch off, switch it off, switch to, switch over, switch them, switch supplier, switch suppliers, switch energy, plug in, plug it in, plug the leak, plug the hole, plug the gap, off at the switch',
  },
  ceiling: {
    en: '~ceiling, ceilings, cieling, celing, ceilling, ceilin, sealing, nenfwd, sufit, sufitu, sufitem, chhat, chat se, chath',
    ro: 'tavan, tavanul',
    es: 'techo, techos',
    ar: 'sa2f, saqf, sakf, elsa2f',
    pl: 'sufitem, suficie, suficie, stropu',
    ur: 'chhatt, chhat to, chat to, chat se, chhat ton',
    cy: 'nenfwd',
  },
  oldStain: {
    en: 'stain, stains, stained, patch, patches, mark, marks, damp patch, paint, plaster, painted, replaster, artex',
  },
  unstoppable: {
    en: 'how to turn it off, dont know how to turn, dont know how to stop, dunno how to turn, dunno how to stop, cant make it stop, nothing stops it, cant turn stopcock off, cant turn the stopcock off, cant turn off the stopcock, cant turn off stopcock, cannot turn the stopcock off, cant stop, cant stop it, cannot stop, wont stop, doesnt stop, not stopping, unable to stop, cant turn it off, cannot turn it off, cant turn off, cant turn the water off, cant turn water off, cannot turn the water off, cannot turn off, cant shut it off, cant shut off, cant find the stopcock, cant find stopcock, cant find my stopcock, dont know where the stopcock, dont know where stopcock, where is the stopcock, wheres the stopcock, stopcock is stuck, stopcock stuck, stopcock wont turn, stopcock wont move, stopcock wont close, stopcock is broken, stopcock broken, stopcock broke, stopcock is seized, stopcock seized, stopcock jammed, stopcock is jammed, stop cock is stuck, stop cock stuck, stop cock wont turn, stop tap wont turn, stop tap is stuck, stop tap stuck, stop tap is seized, wont turn off, wont shut off, doesnt turn off, where to turn the water off, where to turn off the water, where do i turn the water off, where do i turn off the water, how do i turn the water off, how do i turn off the water, how to turn the water off, how to turn off the water, no way to stop, how do i stop it, how to stop it, cant get it to stop, isolator wont turn, valve wont turn, cant find the tap, cant find the valve, cant find where, dont know where the tap, dont know where the valve, dont know where to turn, no idea how to stop, no idea how to turn, wont go off, wont close, cant close it, cant close the, cannot close, cant stop the water, cant get it off, nothing will stop it, cant stem, stop tap came off, stopcock came off, stopcock wont, stopcock doesnt, stopcock just spins, tap just spins, stopcock does nothing, stop tap does nothing, stopcock isnt working, how to stop the water, how can i stop, how do you stop, how do u stop, how do u turn the water off, who can stop, where is stop tap, wheres the stop tap, wheres the stop cock, where is the stop tap, where is the stop cock, still keeps coming, just keeps coming, keeps on coming, still coming out, cant shut the water off, cant shut water off, cannot shut, wont shut, cant switch the water off, cant get the water off, cannot stop the water, unable to turn, cant turn it of, cant stop the leak, unable to shut, cant isolate, cant turn the tap off',
    cy: 'methu stopio, ddim yn stopio, ffaelu stopio, methu cau, ffaelu cau, methu troi, ddim yn cau, methu ffeindio r stopcoc',
    pl: 'nie moge zakrecic, nie moge zatrzymac, nie da sie zakrecic, nie moge wylaczyc, zawor zepsuty, nie mozemy zakrecic, nie mozna zakrecic, nie wiem gdzie zakrecic, nie wiem jak zakrecic, nie przestaje, zawor sie zacial, nie moge zamknac',
    ur: 'band nahi ho, ruk nahi, band nhi ho, rukta nahi, band nahin ho, band nahi hunda, band ni hunda, rukda nahi, ruk nahi riha, band nai ho, band nahi kar, band nahi hota',
    ro: 'nu pot opri, nu pot sa opresc, nu se opreste, nu pot inchide, nu pot sa inchid, nu stiu cum sa opresc',
    es: 'no puedo cerrar, no se puede cerrar, no puedo parar, no para, no se cierra, no puedo cortar, no deja de',
    ar: 'ma 3am bewa2ef, ma byo2af, ma byewaf, mish 2ader, mesh 3aref, ma fini waf, ma bte2af',
  },
  stopcock: {
    en: 'stopcock, stop cock, stop tap, stoptap, stop valve, isolator, isolation valve, mains tap, main tap, stopper',
  },
  stuck: {
    en: 'stuck, seized, jammed, wont, broken, broke, snapped, cant find, cant turn, not turning, not working, budge, rusted, stiff, doesnt, cant move, spinning, came off in, cannot find, no idea where, dont know where, spins, just spins, came off, came away, come off, does nothing, doing nothing, no effect, tight, wont shift, wont turn, wont budge, snapped off, no good, useless, cant get to, cant reach, cant shift',
  },
  gush: {
    en: '~gushing, ~flooding, ~pouring, pouring out, spraying, spurting, torrent, water everywhere, waters everywhere, everywhere is flooded, house is flooded, kitchen is flooded, is flooded, is flooding, flooding out, like a waterfall, niagara, fountain, geyser of water, pooring, gushin, ankle deep, inches of water, pissing out, under water, coming through fast, zalewa mieszkanie, zalewa mi, gorlifo, pani bhar gaya, paani bhar, like a river, up to my ankles, up to our ankles, pissing everywhere, cascading, cascade, jetting, shooting out, shooting up, flooding us, im flooding, were flooding, wer flooding, we r flooding, hosing, hosing out, going everywhere, pouring down, waterfalls, deluge, tidal wave, swimming pool, soaking everything, floods, filling the, filling up the, filling my, filling our',
    ro: 'inundatie, inunda, inundat, inundam',
    es: 'inundando, inundado, inundacion, se inunda',
    ur: 'pani hi pani, ghar bhar, hadh aa',
    pl: 'zalewa mnie, zalewa nas, zalewa nam, powodz, zalewa dom, potop',
    cy: 'llifogydd, boddi, gor lifo',
  },
  waterAllOver: {
    en: 'water everywhere, waters everywhere, water is everywhere, like a waterfall, torrent of water, ankle deep, inches of water, under water, house is flooding, flat is flooding, im flooded, we are flooded, being flooded, getting flooded, wer flooding, we r flooding, were flooding, we are flooding, im flooding, we flooding, we being flooded, house flooding, flat flooding, my flat is flooding, up to my ankles, up to our ankles, up to the ankles, water is pouring, waters pouring, water pouring, water gushing, water is gushing, water going everywhere, like a river, water running everywhere, raining in my, raining in our, raining in the kitchen, raining in the house, raining in the bedroom, raining in the lounge, raining inside, raining indoors, flooding from upstairs, flooding from above, flooded from upstairs, flooded from above, flood from upstairs',
  },
  wetPlace: {
    en: 'water, pipe, pipes, boiler, kitchen, house, tank, flat, bathroom, hall, hallway, floor, cupboard, radiator, valve, cylinder, loft, combi, sink, wall, cellar, basement, room, everywhere, joint, dwr, gegin, kuchni, mieszkanie',
  },
  rain: {
    en: 'rain, raining, tea, kettle, warm water, concrete, outside tap, poured warm, hot water over, light pouring, pouring over, condensate, rainwater, bucket of water, watering can, jug',
  },
  burst: {
    en: 'split, has split, burst, bursted, bust, busted, brust, exploded, blown, wedi byrstio, pekla, pekniete, phat, phat gaya, phat gayi, snapped, sheared, popped off, come apart, came apart, came away, came off, let go, given way, gave way, ruptured, blew off, blown off, sheared off, snapped off, pipe has come off, pipe came off, pipe come off, pipe has come away, tap came off, tap has come off, hose came off, valve came off, hose has come off',
    ro: 'spart, s a spart, plesnit, crapat, rupt',
    es: 'roto, se ha roto, reventado, reventada, revento, reventon',
    pl: 'pekla rura, peknieta, pekniete, peklo, urwala sie, urwal sie, puscila',
    cy: 'wedi byrstio, byrstio, wedi hollti, hollti',
    ar: 'enfajaret, infajaret, inkasar, nkasrit, maksour, tafja2et',
    ur: 'phat gya, phatt gaya, phatt gayi, phatt gya, tut gaya, toot gaya, tutt gaya',
  },
  burstable: {
    en: 'pipe, pipes, water main, tank, cylinder, hot water cylinder, water tank, radiator, hose, tap, rura, rury, pibell, paip, pipework, water pipe, joint, mains pipe, header tank',
    ro: 'teava, teava de apa, conducta, calorifer, tevile',
    es: 'tuberia, tubo, caneria, manguera, radiador',
    ar: 'masoura, masura, 2astal, 2aster, anbob',
    ur: 'paip, pipe, nalka, tanki',
    cy: 'pibell, pibellau, tanc dwr, bibell',
  },
  waterOff: {
    en: 'turned the water off, turned water off, water is off, waters off, water is now off, stopcock off, turned off the stopcock, turned the stopcock off, turned off at the stopcock, off at the stopcock, at the stopcock, turned off at the mains, off at the mains, shut the water off, shut off the water, isolated it, isolated the water, stopped the water, its stopped, has stopped, turned off the water, managed to turn, water turned off, stopped leaking, stopped now, under control, shut the stopcock, shut stopcock, closed the stopcock, shut it off at, its isolated, is isolated, been isolated, all isolated, dry now, all dry, its dry, mopped up, dried out, turned stopcock off, turned it off at the, stopcock is off, stopcock is closed, stopcock shut, water off at, mains is off, mains off, mains water off, off at the main, weve isolated, ive isolated, switched the water off, has been stopped, stopped it now, got it off, been fixed, was fixed, been stopped, no longer leaking, not leaking now, not leaking anymore, drained it, drained down, water is turned off, drying out, dehumidifier, dehumidifiers, insurers, loss adjuster, insurance claim, cleaned up, cleared up, plumber stopped it, they stopped it, he stopped it, stopped after',
  },
  plainDrip: {
    en: 'tap, taps, toilet, loo, cistern, overflow, shower head, shower, washing machine, hosepipe, kitchen tap, dripping tap, drippy tap, loos, running toilet, toilet keeps, hot water wont turn off, hot water wont go off, hot water wont switch off, hot water stays on',
  },
  shock: {
    en: 'electric shok, electrics shok, shok off, shok from, got a shock, electric shock, electric shocks, gave me a shock, gives me a shock, gives you a shock, giving me shocks, getting shocks, getting a shock, get a shock, electrocuted, a tingle, tingles, tingling, zapped, zaps me, zapping, a jolt, buzz off the, live to the touch, got a belt off, got a belt from, a shock off, shock from the, shock off the, shocks off, tingle, tingly, electric tingle, zaps you, zaps when, gives shocks, shocks from, shock from',
  },
  shockSource: {
    en: 'tap, taps, radiator, rad, radiators, boiler, pipe, pipes, shower, switch, socket, water, sink, leak, leaking, cylinder, appliance, casing, metal',
  },
  costTalk: {
    en: 'bill, bills, price, prices, cost, costs, quote, quotes, invoice, estimate',
  },
  bulging: {
    en: 'bulge, bulging, bulges, sagging, sags, ballooning, like a balloon, bowing, about to come down',
  },
  tankAbove: {
    en: 'tank in the attic, tank in the loft, loft tank, header tank, cold water tank, attic tank, cylinder',
  },
  comingThrough: {
    en: 'coming thru, coming through, come through, came through, comes through, comes thru, through into',
  },
  dryThrough: {
    en: 'noise, noises, draught, draughts, cold, music, voices, banging, footsteps, smell, sound, sounds, pipes, pipe',
  },
  outsideWater: {
    en: 'overflow pipe, overflow outside, outside overflow, outside pipe, pipe outside, outside wall, pouring outside, running outside, dripping outside',
  },
  meterBox: {
    en: 'meter box',
  },
  cantStopWater: {
    en: 'cant stop the water, cannot stop the water, unable to stop the water, cant turn the water off, cant turn water off, how to stop the water, how do i stop the water, cant shut the water off, cannot turn the water off',
  },
  comingOut: {
    en: 'coming out, comes out, coming from, coming off, coming in, coming into, coming down',
  },
  stillWet: {
    en: 'still gushing, still pouring, still leaking, still running, still coming, still flooding, still spraying, still pissing, keeps pouring, keeps coming, keeps gushing',
  },
} as const;
