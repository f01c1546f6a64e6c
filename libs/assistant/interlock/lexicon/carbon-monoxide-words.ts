export const carbonMonoxideWords = {
  coAlarm: {
    en: 'co alarm, co alarms, co2 alarm, co2 detector, co2 monitor, co detector, alarm for the carbon, detector for the carbon, co monitor, co sensor, co meter, c o alarm, ~carbon ~monoxide alarm, carbon monoxide detector, carbon monoxide monitor, carbon monoxide sensor, carbon monoxide thing, carbon monoxide alert, carbon alarm, carbon detector, monoxide alarm, monoxide detector, carbon monoxide alarms, carbon dioxide alarm, co thing, coalarm, co alert, co alarum, co alrm, co alram, carbon monoxide machine, fireangel, fire angel, carbon monoxide meter, carbon monoxide beeper, co beeper, co box, co thingy, box says co, box that says co, carbon monoxide box, co unit, monoxide thing, monoxide box, monoxide sensor, co sniffer, carbon monoxide thingy, carbon monoxide unit, wall says co, co detectors, co monitors, co sensors, carbon monoxide detectors, carbon monoxide monitors, carbon monoxide sensors, carbon thing, carbon thingy, carbon box, carbon beeper, carbon machine, carbon sensor, carbon monitor, carbon unit, kidde, kidde alarm, aico',
    cy: 'larwm carbon monocsid, larwm co, synhwyrydd carbon monocsid, larwm monocsid',
    pl: 'czujnik czadu, czujka czadu, alarm czadu, czujnik tlenku wegla, czujnik co, detektor czadu, czujke czadu, czujnika czadu, czujnik czad, czujka tlenku wegla, alarm tlenku wegla, czujnika tlenku wegla, miernik czadu',
    ur: 'co ka alarm, carbon monoxide ka alarm, co wala alarm, co di alarm, co da alarm, co detector, co wali alarm',
    ro: 'alarma de monoxid, detector de monoxid, senzor de monoxid, senzorul de monoxid, detectorul de monoxid, detector de co',
    es: 'alarma de monoxido, detector de monoxido, alarma de co, sensor de monoxido, detector de co',
    ar: 'jihaz el co, jihaz co, jihaz al co, insar co, inzar co, jihaz awal oxid, jihaz el carbon',
  },
  carbonMonoxide: {
    en: 'carbon monoxide, ~monoxide, carbon monxide, carbonmonoxide, carbon dioxide, carbon minoxide, carbon monoxcide, co gas, co2 gas',
    cy: 'carbon monocsid, monocsid',
    pl: 'czad, czadu, czadem, tlenek wegla, tlenku wegla',
    other: 'monoxyde, monoxido, monossido, угарный, чадний',
    ro: 'monoxid, monoxidul, monoxid de carbon',
    ar: 'awal oxid, awal oksid, oxid el carbon',
  },
  coShort: { en: 'co, co2' },
  coBad: {
    en: 'leak, leaks, leaking, ~poisoning, poison, poisoned, level, levels, high, detected, showing, suspected, suspect, present, spillage, coming from, coming out, in the house, in my house, in the flat, in our house, spilling, reading, readings, reads, exposure, exposed, ppm, i think its, think it could be, might be, could be, think we have, think ive got',
    cy: 'gwenwyno',
    pl: 'zatrucie, zatruty, zatrucia, zaczadzenie, ulatnia',
  },
  poisoned: {
    en: 'is it carbon monoxide, gas poisoning, poisoned by gas, monoxide poisoning, co poisoning, carbon poisoning, zaczadzenie, zatrucie czadem, gwenwyno carbon monocsid, zaczadzilem, been gassed, being gassed, getting gassed',
    ro: 'intoxicatie, intoxicati',
    es: 'intoxicacion, intoxicados',
    ar: 'ikhtinaq, tasammom',
  },
  poisons: {
    en: 'gassing us, gassing me, gassing him, gassing her, gassing them, gassing everyone, gassing everybody, gassing my, gassing our, gassing the, gassed us, gassed me, gassed him, gassed her, gassed my, gassed our, gassed out, gasses us, gasses me, gas us all, fumigating us, fumigating me, fumigating the, fumigating my, fumigating our, fumigates us, fumigates the, fumigated by, fumigated us, poisoning us, poisoning me, poisoning him, poisoning her, poisoning them, poisoning everyone, poisoning my, poisoning our, poisoning the, poisons us, poisons me, poisoned us, poisoned me',
  },
  partsPerMillion: { en: 'ppm, parts per million' },
  alarm: {
    en: '~alarm, ~alarms, alrm, ~detector, alarum, alram, larwm, czujnik, czujka',
    ro: 'alarma, senzor, senzorul, detectorul',
    es: 'alarma',
    ar: 'jihaz, inzar, insar',
  },
  otherAlarm: {
    en: 'burglar, burgler, intruder, car, phone, morning, clock, school, house alarm, set my alarm, set an alarm, security, panic alarm, door alarm, false alarm, alarm company, wake up alarm, low pressure, goes off at, go off at, snooze, dog sets, shows alarm, display shows, boiler display, heat pump, alarm codes, alarm code, error code',
  },
  sounding: {
    en: 'flashing, going off, goin off, goes off, gone off, went off, go off, going of, gone of, going mad, going mental, going crazy, going beserk, going berserk, kicking off, ~beeping, beeps, beep, beeped, ~bleeping, bleeps, bleep, ~chirping, chirps, chirped, ~sounding, sounded, ringing, ~screaming, ~blaring, screeching, siren, wailing, alarming, triggered, set off, sets off, activated, red light, flashing red, red flashing, is red, gone red, reading, reads, wont stop, wont shut up, not stopping, keeps going, keep going, ppm, pinging, shrieking, in alarm, full alarm, saying, says, shows, showing, displays, displaying, making a noise, making noise, wont turn off, wont switch off, four beeps, 4 beeps, has gone, is going, keeps on going, going again, goes mad, alerting, alerted, went again, kicked off, blasting, peeping, bipping, just went, is on, gone to red, on red, in the red, turned red, lit up red, loud beeps, loud beep, beeping away, howling, honking, hooting, bleating, squealing, whooping, screamin, beepin, bleepin, soundin, chirpin, wont be quiet, four loud, been going all, been going off, is at 20, is at 30, is at 35, is at 40, is at 45, is at 50, is at 60, is at 70, is at 80, is at 90, is at 100, on and off all, sonne, sonnent, suona, tocando, piept, пищит, звенит, сработал, сработала, пищить, in hall going, alarm going',
    cy: 'yn canu, seinio, mynd off, mynd bant, swnio, bipian',
    pl: 'wlacza sie, wlacza, wlaczyla, piszczy, wyje, wlaczyl, wlaczyla, wlaczyl sie, dzwoni, alarmuje, pika, pikaja, zadzwonil, wyl, pokazuje',
    ur: 'baj raha, baj rha, baj rahi, bajna, bol raha, baj, bajta, bajne, shor kar raha, baj riha, baji, vajj riha, vajda, wajj riha, shor macha, chal raha, beep kar, vajj reha, vaj reha, vajj rahi, vaj riha, vajj rihi, wajj reha, baj reha, wajda',
    ro: 'suna, sunat, sunand, tiuie, piuie, bipaie, s a declansat, porneste',
    es: 'suena, sonando, sonado, pita, pitando, pitado, ha saltado, salto, saltando',
    ar: 'bizammer, byzammer, yezammer, bitzammer, bysaffer, bisaffer, yesaffer, birin, yirin, birenn, bisawwet',
  },
  lowBattery: {
    en: 'battery, batteries, low batt, end of life, replace by, expired, out of date, expiry, once a minute, once every minute, every minute, every 30 seconds, every 40 seconds, every 45 seconds, every 60 seconds, every thirty seconds, every forty seconds, every sixty seconds, one chirp, single chirp, single beep, one beep every, one beep each, a chirp every, a beep every, now and then, every so often, every now and again, says end, shows end, end of its life, low bat, new battery, needs a battery, batery, battry, says replace, says change, beeped once',
  },
  calmReading: {
    en: 'flashing green, green flash, reads 0, reading 0, says 0, shows 0, zero, 0 ppm, 0ppm, green light, showing 0, reading of 0, is green, normal, test button, weekly test, when i test, testing it, tested it, pressed test, press test, the test button, pressed the test, testing the, i tested, says ok, 0 on, reading is 0, blinks green, blinking green, green blink, green led, light is green, beeped fine, when i put new, when i put the new, test beep, test sound, tested all, tested the alarms, alarms tested, tested my alarm, tested my alarms',
  },
  strongSymptom: {
    en: 'head splitting, heads splitting, heads been splitting, head been splitting, head is splitting, splitting head, ~headache, ~headaches, head ache, head aches, thumping head, pounding head, throbbing head, head throbbing, head thumping, head is thumping, heads thumping, head is killing, head killing, fuzzy head, muzzy head, foggy head, head feels, head hurts, heads hurting, head is pounding, head pounding, heads pounding, head is banging, heads banging, banging head, splitting head, sore head, sore heads, bad head, ~migraine, migraines, ~dizzy, dizy, ~dizziness, ~nausea, ~nauseous, ~vomiting, vomited, vomit, throwing up, being sick, been sick, puking, breathless, ~breathlessness, short of breath, cant breathe, cant breath, struggling to breathe, hard to breathe, lightheaded, light headed, light headedness, feel faint, fainted, fainting, passed out, passing out, blacked out, ~drowsy, woozy, ~collapsed, unconscious, cherry red, palpitations, chest pain, chest pains, chest tight, tight chest, feeling faint, felt faint, feels faint, faint and, going faint, feeling wobbly, feel wobbly, spaced out, head spinning, room spinning, ~queasy, feeling sick, feel sick, feels sick, felt sick, keep being sick, disorientated, disoriented, headachey, groggy, lethargic, retching, dead head, feeling dizzy, sair heid, heid thumpin, heid is thumpin, heid hurts, heid banging, heads are banging, heads bangin, head bangin, heid bangin, heids bangin, heids thumpin, heads thumpin, heads poundin, is staggering, are staggering, keeps staggering, been staggering, cat staggering, dog staggering, staggering about, staggering around, slurring, slurred, head aching, heads are splitting, head hurt, heads hurt, my head hurts, her head hurts, his head hurts, keeps fainting, keep fainting, keeps collapsing, keeps passing out, woosy, wozzy, fainty, dizzyness, nausious, sicky, heart is racing, heart racing, cant stand up, cant keep awake, wont wake, struggling to stay awake, unsteady, head like a drum, chucking up, heaving, being ill, banging heads, head feels heavy, heavy head, blinding head, dizzy spells, giddy, get wobbly, gets wobbly, getting wobbly, feel weak and, thick head, thick heads, eyes are streaming, eyes streaming, eyes stinging, eyes watering and, cant think straight, seeing stars, seeing double, blurred vision, collapsing, fell unconscious, vomits, vomitting, she vomit, he vomit, lips gone red, lips are red, lips have gone red, lips gone pink, lips are pink, cherry lips, red lips, face very pink, face is very pink, face is bright red, face gone bright, gone very pink, gone bright pink, skin gone pink, skin is pink, confused and sleepy, sleepy and confused, drowsy and, confused and drowsy, sleepy and dizzy',
    cy: 'cur pen, pen tost, penysgafn, pendro, chwydu, teimlon sal, benysgafn, pen yn troi, pen yn hollti, cyfog, llewygu, phen tost, gur pen, chur pen, cur yn fy mhen, teimlo n sal',
    pl: 'zle sie czujemy, zle sie czuje, boli glowa, boli mnie glowa, bol glowy, bole glowy, bola glowy, bola nas glowy, zawroty glowy, kreci sie w glowie, kreci mi sie w glowie, mdlosci, niedobrze, wymiotuje, wymioty, zemdlala, zemdlal, duszno, slabo mi, zawroty, boli nas glowa, boli go glowa, boli ja glowa, boli ich glowa, bolaly glowy, zaslabla, zaslabl, slabo nam, kreci nam sie, nudnosci, wymiotuja, rzyga',
    ur: 'sar dard, sir dard, sar mein dard, sir me dard, sar me dard, chakkar, chakar, ulti, ultiyan, ultian, dam ghut, saans nahi, matli, behosh, ghabrahat, jee machal, sar dukh, sir dukh, sar ghoom, sir ghum, chakkar aa, ulti aa, ultia, behoshi, saans phool, sar dard hai, sir pir, sir peerh',
    ro: 'dureri de cap, durere de cap, doare capul, dor capul, ametesc, ametit, ametita, ametiti, ameteala, ameteli, greata, vomit, vomita, varsaturi, lesinat, lesin',
    es: 'duele la cabeza, dolor de cabeza, dolores de cabeza, mareado, mareada, mareados, mareos, mareo, nausea, nauseas, vomitando, vomitos, desmayado, desmayada, me desmayo',
    ar: 'rasi byewga3ni, rasna byewga3na, rasi byiwja3ni, byewga3na, byewga3ni, byiwja3, waja3 ras, soda3, dayekh, daykha, daykhin, dokha, doukha, ghathayan',
  },
  weakSymptom: {
    en: 'tummy ache, tummy aches, tummies hurt, tummy hurts, tummies ache, sore tummy, sore tummies, belly ache, bellyache, stomach ache, stomach aches, stomach cramps, pale and sick, sick, ill, unwell, poorly, tired, exhausted, sleepy, feel rough, feeling rough, flu, fluey, flu like, confused, feel funny, feel strange, feel terrible, feel awful, feeling awful, feeling funny, feeling terrible, off colour, knackered, sal, chory, chora, zle sie czuje, tabiyat, tabiat, bimar, feel rotten, feeling rotten, felt rotten, rotten again, and rotten, under the weather, coming down with, come down with, hungover, hangover, hangovers, jaded, wiped out, rough again, feel rubbish, feeling rubbish, feel ropey, feeling ropey, feel dreadful, feel grim, feeling grim, feeling off, feel poorly, feeling poorly, feel dopey, keeps falling asleep, keep falling asleep, falling asleep, nodding off, muddled, dopey, dazed, stumbling, budgie died, bird died, hamster died, budgie has died, hamster has died, bird has died, birds died, cat died, dog died, cat has died, dog has died, parrot died, parrot has died, fish died, feel weak, feeling weak, so weak, cat is wobbly, dog is wobbly, wobbly legs, im not well, not feeling well, not very well, dont feel well, dont feel right, dont feel good, not feeling right, not been well, feel sluggish, is floppy, been floppy, gone floppy, been really ill, listless, swimmy, coughing, funny colour, eyes are stinging, choking, gagging, eyes stinging',
  },
  homeTie: {
    en: 'heatin, heatins, gas fires, fires, landing, upstairs, downstairs, boiler, heating, heater, gas fire, fire, home, house, flat, indoors, inside, kitchen, living room, lounge, bedroom, stove, log burner, cooker, oven, room, gas cooker, gas oven, gas boiler, gas heater, cabin, caravan, radiators, flue, wood burner, bungalow, central heating, in here, window, windows, gas, conservatory, front room, bathroom, shower, heatings, boilers, heaters, lounge fire, annexe, annex, narrowboat, boat, motorhome, tent, office, classroom, salon, utility, fires always, at home, at work',
    cy: 'boeler, gwres, ty, adref, tan nwy, gegin',
    pl: 'piec, piecyk, piecyka, ogrzewanie, w domu, dom, mieszkanie, mieszkaniu, kuchni, lazience',
    ur: 'ghar, kamre, heater, geyser, boiler, heatar, ghar mein, ghar me',
    ro: 'in casa, acasa, centrala, caldura, apartament, baie, bucatarie',
    es: 'en casa, caldera, calefaccion, estufa, cocina, piso',
    ar: 'bil bait, bel bet, fil bait, fil bet, el beit, sakhan, defaya',
  },
  strongTie: {
    en: 'three of us, four of us, two of us, five of us, of us are, we both, we are all, were all, we have all, weve all, gas fires on, whole house, whenever the fire, fires lit, fire is lit, fire lit, when its lit, when its on, whenever its on, when i put the heating, when we put the heating, when i turn the heating, when it comes on, whenever it comes on, every time it comes on, better when i go, better when we go, better when im out, better when we are out, better when out, better outside, better out, better at work, better away, fine when im out, fine when i go, fine when we go, fine when out, fine outside, fine once, ok once, okay once, alright once, right once, better once, fine after some air, better after some air, fine at work, fine away, ok when im out, ok when out, ok outside, ok at work, okay when im out, okay outside, feel better when, feels better when, feel fine when, goes away when, goes when i go, clears when, clears up when, passes when, stops when i go, go outside, get outside, goes outside, when i leave, when we leave, leave the house, out of the house, outta the house, away from home, away from the house, everyone, all of us, we all, whole family, the whole house, both of us, us both, all feel, all feeling, all got, all have, since the boiler, since boiler, since the heating, since the new boiler, since it was serviced, when the heating, when heating, whenever the heating, with the heating on, when the boiler, whenever the boiler, every time the boiler, everytime the boiler, everytime the heating, every time the heating, heating is on, heatings on, heating comes on, heating on, boiler comes on, boiler is on, boilers on, fire is on, gas fire on, fires on, when the fire, cats, dogs, pets, the cat, the dog, my cat, my dog, hamster, budgie, parrot, fresh air, feel fine at, fine at my, better at my, ok at my, okay at my, fine at mums, fine at school, after we get home, when we get home, when i get home, back home, get home, only at home, just at home, when im home, when were home, when we are home, once were home, when im in the house, when i am in the house, when were in, when i come home, if i open the window, open the window, open a window, opening the window, windows open, in the garden, go to the park, when we go out, when i go out, when she goes out, when he goes out, everyones, everybody, everybodys, weve both, the lot of us, kids and, fire is always, heatings going, heating going, boiler running, boiler runs, heating kicks in, boiler kicks in, boiler fires, next to the boiler, next to boiler, by the boiler, beside the boiler, near the boiler, boiler is next, same room as the boiler, sleep in the boiler, since you fitted, since you put, since you serviced, after the service, after the boiler, puppy, kitten, rabbit, the rabbit, our cat, our dog, our hamster, bird, hamsters, right as rain, fine elsewhere, ok elsewhere, gas fire is on, gas fires on, gas fire is lit, gas fire is going',
    cy: 'pawb, pan maer gwres, pan fo r gwres, bob un, pawb yn, ar bawb, y teulu, pan mae r',
    pl: 'wszyscy, wszystkich, nas wszystkich, gdy ogrzewanie, kiedy piec, na dworze lepiej, w calym domu, cala rodzina, calej rodzinie, jak wlaczymy, gdy wlaczymy, przy wlaczonym, po wlaczeniu, dzieci, kot, pies',
    ur: 'sab ko, sab ki, sabko, bahar jate, bahar ja kar, heater chalane, heater chala, sanu, sariyan, sarean nu, sab nu, sabhi, jab heater, jadon heater, heater on, bahar theek, bahar ja',
    ro: 'toti, toata familia, cand merge, cand porneste, cand e pornita',
    es: 'todos, todas, toda la familia, cuando enciendo, cuando se enciende, a todos',
    ar: 'kolna, kullna, kulna, lamma el, lama el, kol el',
  },
  collapse: {
    en: '~collapsed, passed out, unconscious, fainted, wont wake up, wont wake, cant wake, unresponsive, not breathing, blacked out, stopped breathing, on the floor not moving, zemdlal, zemdlala, nieprzytomny, nieprzytomna, behosh, wedi llewygu',
  },
  person: {
    en: 'i, ive, im, me, my, mum, mam, dad, mother, father, husband, wife, partner, son, daughter, baby, child, kids, nan, gran, grandad, he, she, hes, shes, her, him, brother, sister, friend, neighbour, tenant, wifes, lodger, girlfriend, boyfriend, flatmate, housemate, maz, zona, mama, tata, dziecko, ammi, abbu, bachi, bacha, mrs, someone, colleague, cat, dog, puppy, kitten, pupil, pupils, elderly, nana, grandma, hubby, missus, wifey, carer, resident, patient, guest, lodger, tenant, flatmate, housemate, visitor, guest, neighbour, uncle, aunt, auntie, carer',
  },
  building: { en: 'ceiling, roof, wall, company, firm, business, shed, ceilings, supplier, floorboards, price, quote' },
  headacheFigure: {
    en: 'headache dealing, headache with, headache trying, headache getting, headache sorting, headache finding, is a headache, such a headache, a real headache, a right headache, been a headache, a massive headache, headache free, no headache install, giving me a headache, gives me a headache, given me a headache, what a headache, be a headache, headache of, a headache to, the headache of, sick of, sick and tired, sick to death, giving me headaches, headaches choosing, headache choosing, headaches over, headaches about, from all these, these quotes, all these quotes, the paperwork, at the price, of waiting, of this boiler, headache this, headaches dealing, headaches with the, over money, saw the bill, saw the price, saw the quote, sees the bill, sees the price, see the bill, saw your quote, with all the options, right headache, real headache, is a headache, been a headache, such a headache, a headache to, headache of, headache trying, headache getting, headache sorting, saw the gas, saw the price, saw the bill, saw the quote, at the price, options, pain in the neck, pain in the, choosing a, choosing between, choosing boilers, deciding on, deciding between, all the choices, so many choices, so many options, researching, comparing, prices are making, prices making, price is making, cost is making, quotes are making, bills are making, bill is making, all this jargon, the jargon, reading about boilers, looking at boilers, give me a headache, gave me a headache, headache is this boiler, headache is the boiler, headache is our boiler, headache is my boiler, headache is this heating, headache is the heating, headache is our heating, biggest headache, main headache, one headache after another',
  },
  flameColour: {
    en: '~yellow, yelow, ~orange, ornage, ~lazy, floppy, not blue, isnt blue, no longer blue, amber, yellowy, orangey, yellowish, orangy, red flame, zolty, pomaranczowy, zoltym, zolte, melyn, oren, peeli, peela, narangi, yello, used to be blue, should be blue, supposed to be blue, meant to be blue, was blue, were blue, instead of blue, isnt blue anymore, arent blue',
    ro: 'galbena, galben, portocalie',
    es: 'amarilla, amarillo, naranja',
    ar: 'safra, asfar',
    pl: 'zoltawy, pomaranczowe, zolta',
    ur: 'peeli, piyla, peela, pili, peelee, naranji',
    cy: 'felyn, felen, oren',
  },
  flame: {
    en: '~flame, ~flames, flaim, flams, pilot, pilot flame, burner, burning, burns, pilotlight, gas ring, gas rings, hob, gas hob, gas fire, fflam, fflamau, plomien, plomienie, shola, sholay, aag, fire has gone, fire gone, fire is burning, fire burns, fire burning, fires gone, fires burning, it burns, gas burner, grill',
    ro: 'flacara, flacari',
    es: 'llama, llamas',
    ar: 'nar, sho3la, lahab',
    ur: 'lat, lau',
    cy: 'fflam, y fflam',
  },
  pilotLight: { en: 'pilot light, pilot lights, pilot lite' },
  indicator: {
    en: 'led, leds, icon, symbol, display, screen, indicator, warning light, light, lights, button, flashing, lamp, sticker, hi vis, logo, picture, website, jacket, blinking, panel, panels, digital, screen says, stickers, label, labels, tape',
  },
  woodFire: {
    en: 'log burner, logburner, wood burner, woodburner, wood stove, wood burning, wood burning stove, multifuel, multi fuel, candle, candles, bonfire, barbecue, bbq, flame effect, electric fire, electric fireplace, bioethanol, open fire, coal fire, log fire, log effect, coal effect',
  },
  soot: {
    en: '~soot, sooty, sooting, sooted, soots, black powder, huddygl, sadza, sadze, kalikh, kalik',
    ro: 'funingine',
    es: 'hollin',
    ar: 'sukham, shahbar',
    cy: 'parddu',
    ur: 'kalakh, kaalik',
  },
  sweep: { en: 'sweep, sweeping, swept, chimney clean, chimney cleaned, chimney sweep' },
  marks: {
    en: 'black mark, black marks, brown marks, brown mark, black stain, black stains, brown stain, brown stains, brown staining, black staining, staining, stains, stained, scorch mark, scorch marks, scorching, scorched, discoloured, discolouration, singed, singe marks, gone black, turned black, going black, blackened, turning black, gone brown, turned brown, charring, charred, burn mark, burn marks, black soot, blackening, black dust, black stuff, black deposit, black deposits, black residue, black smudge, black smudges, black smuts, black smear, black streak, black streaks, black film, black coating, brown like toast, turning brown, going brown, browning, blistered, blistering, paint has bubbled, gone yellow, heat marks, heat damage, toasted, scorch, scorches, has scorched, smoke marks, smoke stain, smoke stains, black on the pans, blacken, blackens, black all, black bits',
  },
  appliance: {
    en: 'boiler, boilers, fire, gas fire, flue, cooker, oven, fireplace, hob, heater, burner, casing, boiler case, stove, combi, water heater, gas heater, gas boiler, gas cooker, gas ring, gas rings, gas oven, gas hob, boiler cover, boiler cupboard, boiler door, boiler front, rings, back boiler, chimney breast',
  },
  waterStain: {
    en: 'leak, leaks, leaking, water, damp, ceiling, drip, dripping, rust, carpet, limescale, worktop, sludge, mould, mouldy, grout, tap, taps, radiator water, shower',
  },
  fumes: {
    en: '~fumes, fume, spaliny, spalin, spalinami, mygdarth, ~exhaust gases, flue gas, flue gases, exhaust fumes, combustion products, ~fumes, fumey, fumy, exhaust smell, smell of exhaust, exhaust fume, boiler exhaust gas',
    ro: 'gaze arse, noxe, fum de la',
    es: 'gases de la caldera, gases quemados',
  },
  otherFumes: {
    en: 'car fumes, traffic, paint, paint fumes, petrol station, car, diesel car, varnish, glue, extractor, dpf',
  },
  flue: {
    en: 'vent pipe, boiler vent, exhaust vent, balanced flue, exhaust, exhaust from, flue, flues, flu pipe, flue pipe, exhaust pipe, ~chimney, boiler exhaust, ffliw, simnai, komin, komina, flew pipe, flue terminal, chimney liner, flueing, flue outlet, flue outside, pipe that goes out, pipe that goes outside, pipe out the wall, terminal, chimney pot, cowl, big white pipe, pipe that goes out through the wall, pipe through the wall, pipe outside from the boiler, pipe going outside, pipe going out, boiler pipe outside, chimneys',
    es: 'chimenea, salida de humos',
    ro: 'cosul de fum, hornul, evacuare',
    pl: 'kominie, kominem, przewod kominowy, wentylacja kominowa, spalinowa, spalinowy',
  },
  broken: {
    en: 'slipped, slipped out, came out, pulled out, slid, not fitted, out of the wall, wobbling, swinging, pushed in, torn, perforated, rusted, blowing back, blowing into, blowing in, coming back in, blowing out into, venting into, not sealed, rotted, rusted through, broken, broke, ~disconnected, fallen, fell, fell off, fallen off, come off, came off, come away, came away, come apart, came apart, come loose, cracked, crack, ~blocked, blocked up, blockage, smashed, hanging, hanging off, knocked off, knocked, loose, split, hole, holes, damaged, detached, leaking, snapped, bent, missing, crushed, collapsed, separated, dented, covered, bricked up, boarded up, nest, ripped off, blown off, blew off, out of place, not connected, gap, dislodged, isnt connected, not attached, isnt attached, hit by, moved, pulled off, hit, sealed up, popped off, nested, nesting, pigeons have, birds have, jackdaws, wasps nest, bees nest, bricked, bricked over, bricked in, plastered over, covers our, covers the, covers my, covering our, covering my, covering the, cemented, concreted, sealed over, wrapped, pumping out, pulled away, parted, gone missing, has gone, rotten, corroded, holed, rusting, squashed, pinched, choked, clogged, bunged up, came down, come down, blown down, blew away, blown away, dropped off, dropped out, popped out, hanging out, hanging down, hangs, held on with tape, taped up, gaffer tape, loose and, spilling, spilling into, discharging into, adrift, fallen out, unclipped, undone, dangling, flapping, swung round, given way, been nicked, stolen, kicked off, hit it, been hit, smashed off, backing up, blocked by, squirrel, birds nest, rag in, stuffed with, opened up, come open, joint has opened, joint has gone, boarded over, built over',
    pl: 'zatkany, niedrozny, uszkodzony, pekniety',
    cy: 'wedi torri, wedi blocio',
    ro: 'infundat, blocat, rupt, desprins',
    es: 'atascada, rota, obstruida',
  },
  applianceOff: {
    en: 'turned the boiler off, turned boiler off, boiler is off, boilers off, boiler off, boiler is turned off, turned it off, turned off, its off, switched off, switched it off, switched the boiler off, is capped, capped off, capped, disconnected it, isolated, not using it, not used, not in use, been off, already off, its been turned off, shut down, out of use, decommissioned, was switched off, switched off by, been switched off, been turned off, turned off by, condemned, its isolated, isolated now, is isolated, been isolated, isolated it, now off, been capped, has been off, kept it off, leaving it off, not using the, havent used it, not used it, unplugged, disconnected by the, disconnected by engineer, disconnected by gas, disconnected by cadent, disconnected by an, red tagged, taken out, been removed, was removed, shut it down, shut it off, been shut down, locked off, got locked off, been locked off, shut off',
  },
  otherIllness: {
    en: 'vet, vets, off school, off sick, chicken pox, chickenpox, covid, cancel, rearrange, reschedule, rebook, hay fever, sick note, sick leave, stomach bug, norovirus',
  },
  hardWater: { en: 'hard water, hardness, limescale, softener, inhibitor, tds, glycol, water test' },
  rousing: {
    en: 'woke us, woke me, woke the, woken us, woken me, waking us, just started, started up, started again, kept us up, kept us awake, been going since, been going for, been going on, been going constantly, wont reset, at it again, is at it, kept going, kept on going, kept sounding, kept beeping, kept chirping',
  },
  going: { en: 'going' },
  wasGoing: { en: 'was going, were going, was goin' },
  beeps: {
    en: 'four beeps, 4 beeps, ~beeping, ~bleeping, beeps, bleeps, chirping, chirps, screaming, going off, gone off, goes off, went off, sounding, ringing, blaring, red light, flashing red, alarming, beep, sonne, sonnent, suona, toca, tocando, piept, piepst, пищит, звенит, сработал, сработала, спрацював, piszczy, wyje',
  },
  alarmWanted: {
    en: 'says i need, says we need, need a co, need a carbon, need co, need carbon, alarm required, alarms required, alarm needed, alarms needed, required by, legal requirement',
  },
  slowChirp: {
    en: 'once a minute, once every minute, chirps every minute, chirping every minute, chirp every minute, one chirp, single chirp, every 30 seconds, every 40 seconds, every 45 seconds, every 60 seconds, every thirty seconds, every forty seconds, every sixty seconds',
  },
  alarmPattern: {
    en: 'four beeps, 4 beeps, 4 times, four times, four loud, 4 loud, beeps four, beeps 4, four quick, 4 quick',
  },
  errorReport: {
    en: 'error says, error code, fault code, code says, code is, says blocked flue, says flue, flue error, flue fault, fault says, display says, air pressure switch, screen says, error for, code for, code means',
  },
  makesIll: {
    en: 'making us ill, making me ill, making us feel, making me feel, making us sick, making me sick, makes us ill, makes me ill, makes us feel, makes me feel, makes me sick, makes us sick, making him ill, making her ill, making the kids, making everyone, making them ill',
  },
  burner: {
    en: 'gas fire, gas heater, fire, cooker, gas cooker, oven, gas oven, hob, gas hob, stove, back boiler, water heater, log burner, wood burner, grill, gas grill, paraffin heater',
  },
  givesHeadache: {
    en: 'giving me a headache, gives me a headache, give me a headache, given me a headache, giving us headaches, gives us headaches, giving me headaches, gives me headaches, giving us a headache, give us headaches, give me headaches, gave me a headache',
  },
  worry: { en: 'worried, worrying, scared, concerned, frightened' },
} as const;
