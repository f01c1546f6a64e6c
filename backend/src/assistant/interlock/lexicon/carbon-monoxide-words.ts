/** Carbon monoxide: alarms, what it does to people, and what its sources look like. */
export const carbonMonoxideWords = {
  coAlarm: {
    en: 'co alarm, co alarms, co2 alarm, co2 detector, co2 monitor, co detector, co monitor, co sensor, co meter, c o alarm, ~carbon ~monoxide alarm, carbon monoxide detector, carbon monoxide monitor, carbon monoxide sensor, carbon monoxide thing, carbon monoxide alert, carbon alarm, carbon detector, monoxide alarm, monoxide detector, carbon monoxide alarms, carbon dioxide alarm, co thing, coalarm, co alert, co alarum, co alrm, co alram, carbon monoxide machine, fireangel, fire angel, carbon monoxide meter, carbon monoxide beeper, co beeper',
    cy: 'larwm carbon monocsid, larwm co, synhwyrydd carbon monocsid, larwm monocsid',
    pl: 'czujnik czadu, czujka czadu, alarm czadu, czujnik tlenku wegla, czujnik co, detektor czadu, czujke czadu, czujnika czadu',
    ur: 'co ka alarm, carbon monoxide ka alarm, co wala alarm',
  },
  carbonMonoxide: {
    en: 'carbon monoxide, ~monoxide, carbon monxide, carbonmonoxide, carbon dioxide, carbon minoxide, carbon monoxcide, co gas, co2 gas',
    cy: 'carbon monocsid, monocsid',
    pl: 'czad, czadu, czadem, tlenek wegla, tlenku wegla',
    other: 'monoxyde, monoxido, monossido, угарный, чадний',
  },
  coShort: { en: 'co, co2' },
  coBad: {
    en: 'leak, leaks, leaking, ~poisoning, poison, poisoned, level, levels, high, detected, showing, suspected, suspect, present, spillage, coming from, coming out, in the house, in my house, in the flat, in our house, spilling, reading, readings, reads, exposure, exposed, ppm, i think its, think it could be, might be, could be, think we have, think ive got, worried',
    cy: 'gwenwyno',
    pl: 'zatrucie, zatruty, zatrucia, zaczadzenie, ulatnia',
  },
  poisoned: {
    en: 'is it carbon monoxide, gas poisoning, poisoned by gas, monoxide poisoning, co poisoning, carbon poisoning, zaczadzenie, zatrucie czadem, gwenwyno carbon monocsid, zaczadzilem, been gassed, being gassed, getting gassed',
  },
  partsPerMillion: { en: 'ppm, parts per million' },
  alarm: { en: '~alarm, ~alarms, alrm, ~detector, alarum, alram, larwm, czujnik, czujka' },
  otherAlarm: {
    en: 'burglar, burgler, intruder, car, phone, morning, clock, school, house alarm, set my alarm, set an alarm, security, panic alarm, door alarm, false alarm, alarm company, wake up alarm',
  },
  sounding: {
    en: 'flashing, going off, goin off, goes off, gone off, went off, go off, going of, gone of, going mad, going mental, going crazy, going beserk, going berserk, kicking off, ~beeping, beeps, beep, beeped, ~bleeping, bleeps, bleep, ~chirping, chirps, chirped, ~sounding, sounded, ringing, ~screaming, ~blaring, screeching, siren, wailing, alarming, triggered, set off, sets off, activated, red light, flashing red, red flashing, is red, gone red, reading, reads, wont stop, wont shut up, not stopping, keeps going, keep going, ppm, pinging, shrieking, in alarm, full alarm, saying, says, shows, showing, displays, displaying, making a noise, making noise, wont turn off, wont switch off, four beeps, 4 beeps, has gone, is going, keeps on going, going again, goes mad, alerting, alerted, went again, kicked off, blasting, peeping, bipping, just went, is on',
    cy: 'canu, yn canu, seinio, mynd off, mynd bant',
    pl: 'wlacza sie, wlacza, wlaczyla, piszczy, wyje, wlaczyl, wlaczyla, wlaczyl sie, dzwoni, alarmuje, pika, pikaja, zadzwonil, wyl, pokazuje',
    ur: 'baj raha, baj rha, baj rahi, bajna, bol raha, baj, bajta, bajne, shor kar raha',
  },
  lowBattery: { en: 'battery, batteries, low batt, end of life, replace by, expired, out of date, expiry' },
  calmReading: {
    en: 'flashing green, green flash, reads 0, reading 0, says 0, shows 0, zero, 0 ppm, 0ppm, green light, showing 0, reading of 0, is green, normal, test button, weekly test, when i test, testing it, tested it, pressed test, press test',
  },
  strongSymptom: {
    en: 'head splitting, heads splitting, heads been splitting, head been splitting, head is splitting, splitting head, ~headache, ~headaches, head ache, head aches, thumping head, pounding head, throbbing head, head throbbing, head thumping, head is thumping, heads thumping, head is killing, head killing, fuzzy head, muzzy head, foggy head, head feels, head hurts, heads hurting, head is pounding, head pounding, heads pounding, head is banging, heads banging, banging head, splitting head, sore head, sore heads, bad head, ~migraine, migraines, ~dizzy, dizy, ~dizziness, ~nausea, ~nauseous, ~vomiting, vomited, vomit, throwing up, being sick, been sick, puking, breathless, ~breathlessness, short of breath, cant breathe, cant breath, struggling to breathe, hard to breathe, lightheaded, light headed, light headedness, feel faint, fainted, fainting, passed out, passing out, blacked out, ~drowsy, woozy, ~collapsed, unconscious, cherry red, palpitations, chest pain, chest pains, chest tight, tight chest, feeling faint, felt faint, feels faint, faint and, going faint, feeling wobbly, feel wobbly, spaced out, head spinning, room spinning, ~queasy, feeling sick, feel sick, feels sick, felt sick, keep being sick, disorientated, disoriented, headachey, groggy, lethargic, retching, dead head, feeling dizzy',
    cy: 'cur pen, pen tost, penysgafn, pendro, chwydu, teimlon sal, benysgafn, pen yn troi',
    pl: 'zle sie czujemy, zle sie czuje, boli glowa, boli mnie glowa, bol glowy, bole glowy, bola glowy, bola nas glowy, zawroty glowy, kreci sie w glowie, kreci mi sie w glowie, mdlosci, niedobrze, wymiotuje, wymioty, zemdlala, zemdlal, duszno, slabo mi',
    ur: 'sar dard, sir dard, sar mein dard, sir me dard, sar me dard, chakkar, chakar, ulti, ultiyan, ultian, dam ghut, saans nahi, matli, behosh, ghabrahat, jee machal',
  },
  weakSymptom: {
    en: 'sick, ill, unwell, poorly, tired, exhausted, sleepy, feel rough, feeling rough, flu, fluey, flu like, confused, feel funny, feel strange, feel terrible, feel awful, feeling awful, feeling funny, feeling terrible, off colour, weak, knackered, sal, chory, chora, zle sie czuje, tabiyat, tabiat, bimar, died suddenly',
  },
  homeTie: {
    en: 'gas fires, fires, landing, upstairs, downstairs, boiler, heating, heater, gas fire, fire, home, house, flat, indoors, inside, kitchen, living room, lounge, bedroom, stove, log burner, cooker, oven, room, gas cooker, gas oven, gas boiler, gas heater, cabin, caravan, radiators, flue, wood burner, bungalow, central heating, in here, window, windows, gas, conservatory, front room, bathroom, shower',
    cy: 'boeler, gwres, ty, adref, tan nwy, gegin',
    pl: 'piec, piecyk, piecyka, ogrzewanie, w domu, dom, mieszkanie, mieszkaniu, kuchni, lazience',
    ur: 'ghar, kamre, heater, geyser, boiler, heatar, ghar mein, ghar me',
  },
  strongTie: {
    en: 'three of us, four of us, two of us, five of us, of us are, we both, we are all, were all, we have all, weve all, gas fires on, whole house, whenever the fire, fires lit, fire is lit, fire lit, when its lit, when its on, whenever its on, when i put the heating, when we put the heating, when i turn the heating, when it comes on, whenever it comes on, every time it comes on, better when i go, better when we go, better when im out, better when we are out, better when out, better outside, better out, better at work, better away, fine when im out, fine when i go, fine when we go, fine when out, fine outside, fine at work, fine away, ok when im out, ok when out, ok outside, ok at work, okay when im out, okay outside, feel better when, feels better when, feel fine when, goes away when, goes when i go, clears when, clears up when, passes when, stops when i go, go outside, get outside, goes outside, when i leave, when we leave, leave the house, out of the house, outta the house, away from home, away from the house, everyone, all of us, we all, whole family, the whole house, both of us, us both, all feel, all feeling, all got, all have, since the boiler, since boiler, since the heating, since the new boiler, since it was serviced, when the heating, when heating, whenever the heating, with the heating on, when the boiler, whenever the boiler, every time the boiler, everytime the boiler, everytime the heating, every time the heating, heating is on, heatings on, heating comes on, heating on, boiler comes on, boiler is on, boilers on, fire is on, gas fire on, fires on, when the fire, cats, dogs, pets, the cat, the dog, my cat, my dog, hamster, budgie, parrot, fresh air',
    cy: 'pawb, pan maer gwres, pan fo r gwres',
    pl: 'wszyscy, wszystkich, nas wszystkich, gdy ogrzewanie, kiedy piec, na dworze lepiej',
    ur: 'sab ko, sab ki, sabko, bahar jate, bahar ja kar, heater chalane, heater chala',
  },
  collapse: {
    en: '~collapsed, passed out, unconscious, fainted, wont wake up, wont wake, cant wake, unresponsive, not breathing, blacked out, stopped breathing, on the floor not moving, zemdlal, zemdlala, nieprzytomny, nieprzytomna, behosh, wedi llewygu',
  },
  person: {
    en: 'i, ive, im, me, my, mum, mam, dad, mother, father, husband, wife, partner, son, daughter, baby, child, kids, nan, gran, grandad, he, she, hes, shes, her, him, brother, sister, friend, neighbour, tenant, wifes, lodger, girlfriend, boyfriend, flatmate, housemate, maz, zona, mama, tata, dziecko, ammi, abbu, bachi, bacha, mrs, someone, colleague',
  },
  building: { en: 'ceiling, roof, wall, company, firm, business, shed, ceilings, supplier, floorboards, price, quote' },
  headacheFigure: {
    en: 'headache dealing, headache with, headache trying, headache getting, headache sorting, headache finding, is a headache, such a headache, a real headache, a right headache, been a headache, a massive headache, headache free, no headache install, giving me a headache, gives me a headache, given me a headache, what a headache, be a headache, headache of, a headache to, the headache of, sick of, sick and tired, sick to death, giving me headaches',
  },
  flameColour: {
    en: '~yellow, yelow, ~orange, ornage, ~lazy, floppy, not blue, isnt blue, no longer blue, amber, yellowy, orangey, yellowish, orangy, red flame, zolty, pomaranczowy, zoltym, zolte, melyn, oren, peeli, peela, narangi, yello',
  },
  flame: {
    en: '~flame, ~flames, flaim, flams, pilot, pilot flame, burner, burning, burns, pilotlight, gas ring, gas rings, hob, gas hob, gas fire, fflam, fflamau, plomien, plomienie, shola, sholay, aag',
  },
  pilotLight: { en: 'pilot light, pilot lights, pilot lite' },
  indicator: {
    en: 'led, leds, icon, symbol, display, screen, indicator, warning light, light, lights, button, flashing, lamp, sticker, hi vis, logo, picture, website, jacket, blinking',
  },
  woodFire: {
    en: 'log burner, logburner, wood burner, woodburner, wood stove, wood burning, wood burning stove, multifuel, multi fuel, candle, candles, bonfire, barbecue, bbq, flame effect, electric fire, electric fireplace, bioethanol, open fire, coal fire, log fire, log effect, coal effect',
  },
  soot: { en: '~soot, sooty, sooting, sooted, soots, black powder, huddygl, sadza, sadze, kalikh, kalik' },
  sweep: { en: 'sweep, sweeping, swept, chimney clean, chimney cleaned, chimney sweep' },
  marks: {
    en: 'black mark, black marks, brown marks, brown mark, black stain, black stains, brown stain, brown stains, brown staining, black staining, staining, stains, stained, scorch mark, scorch marks, scorching, scorched, discoloured, discolouration, singed, singe marks, gone black, turned black, going black, blackened, turning black, gone brown, turned brown, charring, charred, burn mark, burn marks, black soot, blackening',
  },
  appliance: {
    en: 'boiler, boilers, fire, gas fire, flue, cooker, oven, fireplace, hob, heater, burner, casing, boiler case, stove, combi, water heater, gas heater, gas boiler, gas cooker',
  },
  waterStain: { en: 'leak, leaks, leaking, water, damp, ceiling, drip, dripping, rust, carpet, limescale, worktop' },
  fumes: {
    en: '~fumes, fume, spaliny, spalin, spalinami, mygdarth, ~exhaust gases, flue gas, flue gases, exhaust fumes, combustion products',
  },
  otherFumes: {
    en: 'car fumes, traffic, paint, paint fumes, petrol station, car, diesel car, varnish, glue, extractor, dpf',
  },
  flue: {
    en: 'vent pipe, boiler vent, exhaust vent, balanced flue, exhaust, exhaust from, flue, flues, flu pipe, flue pipe, exhaust pipe, ~chimney, boiler exhaust, ffliw, simnai, komin, komina, flew pipe, flue terminal, chimney liner, flueing',
  },
  broken: {
    en: 'slipped, slipped out, came out, pulled out, slid, not fitted, out of the wall, wobbling, swinging, pushed in, torn, perforated, rusted, blowing back, blowing into, blowing in, coming back in, blowing out into, venting into, not sealed, rotted, rusted through, broken, broke, ~disconnected, fallen, fell, fell off, fallen off, come off, came off, come away, came away, come apart, came apart, come loose, cracked, crack, ~blocked, blocked up, blockage, smashed, hanging, hanging off, knocked off, knocked, loose, split, hole, holes, damaged, detached, leaking, snapped, bent, missing, crushed, collapsed, separated, dented, covered, bricked up, boarded up, nest, ripped off, blown off, blew off, out of place, not connected, gap, dislodged, isnt connected, not attached, isnt attached, hit by, moved, pulled off, hit, sealed up, popped off',
    pl: 'zatkany, niedrozny, uszkodzony, pekniety',
    cy: 'wedi torri, wedi blocio',
  },
  applianceOff: {
    en: 'turned the boiler off, turned boiler off, boiler is off, boilers off, boiler off, boiler is turned off, turned it off, turned off, its off, switched off, switched it off, switched the boiler off, is capped, capped off, capped, disconnected it, isolated, not using it, not used, not in use, been off, already off, its been turned off, shut down, out of use, decommissioned',
  },
} as const;
