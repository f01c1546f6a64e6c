/** Water where electricity is, and water that nobody can stop. */
export const waterWords = {
  wetting: {
    en: '~leak, ~leaks, ~leaking, leaked, ~dripping, drip, drips, dripped, driping, ~pouring, ~gushing, ~flooding, ~flooded, soaked, soaking, wet, running down, running into, runs into, trickling, seeping, spraying, squirting, streaming, got in, water in, water into, water on, water onto, water near, water by, water inside, water over, water coming, water comes, water got, water getting, water running, water is, water has, water round, water around, water above, water behind, water through, water going, water all over, waters coming, water everywhere, water dripped, water gone, came through, come through, gone into, drippin, leakin, pourin, pooring, watr coming, splashed, pissing, soaking wet, overflowing, overflowed, ingress, droplets',
    cy: 'gollwng, diferu, dwr yn, dwr n, dwr trwy, dwr wedi, llifo',
    pl: 'cieknie, leci, kapie, leje, zalewa, zalalo, zalana, zalane, przecieka, zalany, woda w, woda na, woda z, wode w',
    ur: 'tapak, tapak raha, pani aa, pani ja, pani gir, gir raha, beh raha, chu raha, pani chala, pani gaya, pani nikal, lik ho',
  },
  water: { en: 'water, waters, watr, wter, dwr, woda, wody, wode, pani, paani, вода, پانی' },
  electrics: {
    en: '~electrics, eletrics, ~electricals, ~electrical, ~electricity, socket, ~sockets, plug, plugs, plug socket, plug sockets, plughole no, fuse box, fusebox, fuse boxes, fuse board, fuseboard, consumer unit, wiring, wires, wire, cable, cables, light fitting, light fittings, light fixture, light switch, light switches, lightswitch, ceiling light, ceiling lights, spotlight, spotlights, downlight, downlights, down lights, chandelier, light bulb, lightbulb, light bulbs, circuit board, circuit boards, distribution board, breaker, breakers, mains board, electric box, electric meter, electric board, electric cupboard, electric panel, rcd, trip switch, switchboard, pcb, power point, power socket, extension lead, through the light, through the lights, through lights, out of the light, out of the lights, from the light, from the lights, off the light, down the light, onto the light, in the light, into the light, switch, fuses, fuse, pluggs, soket, sokets, elecs, leccy, lecky, lecy, elecrics, electic box',
    cy: 'trydan, soced, socedi, bocs ffiws, golau, goleuadau',
    pl: 'gniazdko, gniazdka, gniazdku, gniazdek, gniazda, prad, pradu, pradem, bezpieczniki, bezpiecznikow, instalacja elektryczna, instalacje elektryczna, lampa, lampy, lampe, korki, skrzynka elektryczna, kontakt, kontaktu',
    ur: 'bijli, switch board, switchbord, meter box, bijlee, taar, taaron, fuse',
  },
  into: {
    en: 'full of, filled with, filling with, filling up, into, onto, on to, over, through, thru, inside, out of, from, behind, above, near, under, came, got, gets, getting, all over',
    cy: 'i mewn',
    pl: 'w, do, na, przez',
    ur: 'mein, me, main, par, ja raha, jaa raha, aa raha',
  },
  otherWord: { cy: 'faint o', en: 'fire place, fire surround, fire safety, fire door, fire doors, fire certificate' },
  electricThing: {
    en: 'electric shower, electric boiler, electric heater, electric heating, electric bill, electric bills, electricity bill, electricity bills, electric radiators, electric cooker, no electricity, no electric, electricity supplier, electricity account, electric underfloor, electric fire, electric towel rail, no electrics, sink plug, bath plug, electrical certificate, electrical work',
  },
  ceiling: {
    en: '~ceiling, ceilings, cieling, celing, ceilling, ceilin, sealing, nenfwd, sufit, sufitu, sufitem, chhat, chat se, chath',
  },
  oldStain: {
    en: 'stain, stains, stained, patch, patches, mark, marks, damp patch, paint, plaster, painted, replaster, artex',
  },
  unstoppable: {
    en: 'how to turn it off, dont know how to turn, dont know how to stop, dunno how to turn, dunno how to stop, cant make it stop, nothing stops it, cant turn stopcock off, cant turn the stopcock off, cant turn off the stopcock, cant turn off stopcock, cannot turn the stopcock off, cant stop, cant stop it, cannot stop, wont stop, doesnt stop, not stopping, unable to stop, cant turn it off, cannot turn it off, cant turn off, cant turn the water off, cant turn water off, cannot turn the water off, cannot turn off, cant shut it off, cant shut off, cant find the stopcock, cant find stopcock, cant find my stopcock, dont know where the stopcock, dont know where stopcock, where is the stopcock, wheres the stopcock, stopcock is stuck, stopcock stuck, stopcock wont turn, stopcock wont move, stopcock wont close, stopcock is broken, stopcock broken, stopcock broke, stopcock is seized, stopcock seized, stopcock jammed, stopcock is jammed, stop cock is stuck, stop cock stuck, stop cock wont turn, stop tap wont turn, stop tap is stuck, stop tap stuck, stop tap is seized, wont turn off, wont shut off, doesnt turn off, where to turn the water off, where to turn off the water, where do i turn the water off, where do i turn off the water, how do i turn the water off, how do i turn off the water, how to turn the water off, how to turn off the water, no way to stop, how do i stop it, how to stop it, cant get it to stop, isolator wont turn, valve wont turn',
    cy: 'methu stopio, ddim yn stopio, ffaelu stopio',
    pl: 'nie moge zakrecic, nie moge zatrzymac, nie da sie zakrecic, nie moge wylaczyc, zawor zepsuty',
    ur: 'band nahi ho, ruk nahi, band nhi ho, rukta nahi, band nahin ho',
  },
  stopcock: {
    en: 'stopcock, stop cock, stop tap, stoptap, stop valve, isolator, isolation valve, mains tap, main tap, stopper',
  },
  stuck: {
    en: 'stuck, seized, jammed, wont, broken, broke, snapped, cant find, cant turn, not turning, not working, budge, rusted, stiff, doesnt, cant move, spinning, came off in, cannot find, no idea where, dont know where',
  },
  gush: {
    en: '~gushing, ~flooding, ~pouring, pouring out, spraying, spurting, torrent, water everywhere, waters everywhere, everywhere is flooded, house is flooded, kitchen is flooded, is flooded, is flooding, flooding out, like a waterfall, niagara, fountain, geyser of water, pooring, gushin, ankle deep, inches of water, pissing out, under water, coming through fast, zalewa mieszkanie, zalewa mi, gorlifo, pani bhar gaya, paani bhar',
  },
  waterAllOver: {
    en: 'water everywhere, waters everywhere, water is everywhere, like a waterfall, torrent of water, ankle deep, inches of water, under water, house is flooding, flat is flooding, im flooded, we are flooded, being flooded, getting flooded',
  },
  wetPlace: {
    en: 'water, pipe, pipes, boiler, kitchen, house, tank, flat, bathroom, hall, hallway, floor, cupboard, radiator, valve, cylinder, loft, combi, sink, wall, cellar, basement, room, everywhere, joint, dwr, gegin, kuchni, mieszkanie',
  },
  rain: {
    en: 'rain, raining, tea, kettle, warm water, concrete, outside tap, poured warm, hot water over, light pouring, pouring over, condensate',
  },
  burst: {
    en: 'split, has split, burst, bursted, bust, busted, brust, exploded, blown, wedi byrstio, pekla, pekniete, phat, phat gaya, phat gayi, snapped, sheared, popped off, come off',
  },
  burstable: {
    en: 'pipe, pipes, water main, tank, cylinder, hot water cylinder, water tank, radiator, hose, tap, rura, rury, pibell, paip, pipework, water pipe, joint, mains pipe, header tank',
  },
  waterOff: {
    en: 'turned the water off, turned water off, water is off, waters off, water is now off, stopcock off, turned off the stopcock, turned the stopcock off, turned off at the stopcock, off at the stopcock, at the stopcock, turned off at the mains, off at the mains, shut the water off, shut off the water, isolated it, isolated the water, stopped the water, its stopped, has stopped, turned off the water, managed to turn, water turned off, stopped leaking, stopped now, under control',
  },
  plainDrip: { en: 'tap, taps, toilet, loo, cistern, overflow, shower head, shower, washing machine, hosepipe' },
} as const;
