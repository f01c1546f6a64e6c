export const tellingWords = {
  negator: {
    en: 'no, not, cant, cannot, dont, doesnt, isnt, arent, aint, wasnt, werent, didnt, havent, hasnt, hadnt, never, without, neither, nor, zero, couldnt, couldn, nobody, nothing, none, n t, free of, no longer, wont, nowhere near, not near, away from, well away from, miles from, far from, clear of',
    cy: 'dim, heb, does dim, nid',
    pl: 'nie, brak, bez, zadnego, zaden',
    ur: 'koi nahi',
    ro: 'fara, nu miroase, nu e, nu este, nu avem, nu simt, nu se simte',
    es: 'sin, ningun',
    ar: 'mafi, mafeesh, mish, mafish',
  },
  nahi: { ur: 'nahi, nahin, nhi, nai, nahee' },
  band: { ur: 'band, ruk, khatam' },
  stillGoing: {
    en: 'not the battery, not a battery, not battery, battery is fine, batteries are fine, battery is ok, batteries ok, changed the battery, changed the batteries, changed battery, changed batteries, replaced the battery, replaced the batteries, batteries are new, battery is new, put new batteries, put a new battery, not only, not just, no joke, not joking, not a joke, not kidding, no kidding, no doubt, no idea, no question, no rush, no hurry, not urgent, not sure, not certain, not 100, im not sure, never smelt anything like, never smelled anything like, no matter, not stopping, not going away, hasnt gone, wont go away, hasnt stopped, hasnt been fixed, not fixed, not been fixed, havent fixed, wasnt fixed, cant stop, cant get rid, dont know, dont think, do not know, do not think, cant tell, didnt fix, never fixed, not safe, cant believe, nie wiem, nie jestem pewny, nie jestem pewna, pata nahi, ddim yn siwr, nie ustaje, not normal, took the battery out, took the batteries out, taken the battery out, taken the batteries out, taken batteries out, took batteries out, took battery out, pulled the battery out, pulled the batteries out, removed the battery, removed the batteries, battery out, batteries out, with new batteries, with a new battery, fresh batteries, brand new battery, brand new batteries, mains powered, if i wasnt, if we werent, is this a joke, is it a joke, some kind of joke',
  },
  admitted: {
    en: 'but could, but i could, but we could, but did, but i did, but it was, but there was, but sometimes, but earlier, but last night, but this morning, but my wife can, but my husband can, but my wife says, but my husband says, but my partner, but he can, but she can, but they can, but others, but the neighbour, but the kids, swears, swears its, insists, but my daughter, but my son, but my mum, but my dad, but the wife, but hubby, but he says, but she says, but they say, but everyone else, but visitors, but the neighbours, but my neighbour, but my mother, but my girlfriend, but my boyfriend, but my flatmate',
  },
  haveOne: {
    en: 'got one, have one, weve one, ive one, theres one, there is one, we have a, weve got a, ive got a, think weve got, think ive got, think i have, think we have',
  },
  contrast: { en: 'but, however, though, although, yet, except, only downstairs, just by' },
  plainIf: { en: 'if, if i, if you, if we, if there, what if, what if the' },
  happening: {
    en: 'leaking, hissing, beeping, bleeping, going off, coming out, smelling, sounding, burning, smoking, sparking, pouring, dripping, gushing, flooding, chirping, ringing',
  },
  filler: {
    en: 'any, a, an, the, of, real, kind, sort, smell, smelling, smelled, smelt, there, noticed, noticing, notice, had, have, been, even, at, all, actually, hint, trace, sign, signs, currently, getting, get, obvious, noticeable, detect, detected, see, seen, be, seeing, hear, hearing, is, any sign, got, visible, yellow, orange, gas, burning, co, carbon, near, from, coming, heard, or, problem, problems, issue, issues, with',
    cy: 'yn, n, arogl, ogla, arogli',
    pl: 'ma, czuc, czuje, zapachu, czuje zadnego, zapach, widac',
  },
  hypothetical: {
    en: 'what a, asked what, asked me what, during a, in a gas, is it true, in case of a, after a gas, before a gas, if, if i, if you, if we, if there, what if, in case, in case of, in the event of, suppose, supposing, hypothetically, what would, how would i know, how would i, how will i know, how do i know, how do you know, how can i tell, how can you tell, how do i tell, what does, what do, what are the signs, signs of, symptoms of, what are the symptoms, should i ever, should there be, would a, could a, can a, can boilers, do boilers, risk of, prevent, preventing, avoid, avoiding, protect against, protection against, dangers of, danger of, chance of, chances of, is it possible, whether a, whats the difference, difference between, worried that one day, in future, in the future, i heard that, read about, article about, heard about, news about, jesli, jezeli, w razie, agar, os, pryd bynnag, why does lpg, why do they add, unlikely event, what happens if, what happens when, should the flame, should a, do co alarms, do carbon, do alarms, do detectors, does a, do gas, will a, if you ever, if anyone ever, in case there, in case theres, could you get, can you get, could it cause, can it cause, do you get, reading about, after reading, is the flame supposed, should it be blue, is the flame meant, wants to know why, to know why gas, why do they put, what ppm, which ppm, how many ppm, cover include, plan cover, plan include, policy cover, policy include, insurance cover, cover burst, cover for, before a, how strong does, could the leak damage, could a leak damage, would a leak damage, can a leak damage, could water damage, can gas boilers, do gas boilers, can a boiler, can boiler, can cookers, can gas fires, can flues, why do flues, why do boilers, what colour, guy at work had, someone at work had, bloke at work had, colleague had, friend had, mate had, sister had, brother had, cousin had, aunt had, uncle had',
  },
  unsure: {
    en: 'know, sure, tell, wonder, wondering, see, check, as, even, certain, only, confirm, work out, figure out, asking, sorry, apologies, idea, dont mind, bad, ok, okay, normal, worry, matter, fine, worried, alright',
  },
  supposing: {
    en: 'monoxide, detector, meter, hot, out, kitchen, water, electrics, ceiling, comes, going, i, we, you, ever, can, could, there, is, was, were, are, a, the, my, our, someone, anyone, tenant, tenants, think, do, should, have, has, it, smell, smelt, smelled, gas, get, gets, got, suspect, suspected, ever smell, starts, start, to, cause, boiler, boilers, co, alarm, carbon, one, goes, an, your, of, strong, see, catch, catches, having, leak, leaking, happens, happen, be, feel, notice, hear, detect, house, flame, flames, would, also, ever get, at home, real, mains, lpg, new, faulty, bad, flue, old, they, he, she, put, touch, asks, happens if, did, that, means, mean, reports, report, reported, calls, rings, combi, heater, cooker, cylinder, radiator, family, who, died, people, procedure, customers, customer, neighbours, neighbour, persons, someones, somebodys, somebody, had, leaks, leaked, ceilings, pipes',
  },
  pastTense: {
    en: 'had, found, was, were, smelt, smelled, leaked, went, happened, exploded, caught, blew, did, collapsed, flooded, burst, used to, gone, melted, stank, sparked, came, used, bylo, byl, byla, tha, thi, oedd, roedd, checked, attended, stopped, got poisoned, died, fainted, collapsed, spilled, spilt, sounded, sooted, left, reported, made, escaped, dripped, spilled',
  },
  presentTense: {
    en: 'can, is, am, are, theres, smells, smelling, keep, keeps, getting, theyre, im, were getting, isnt going, has been, have been, ive been, weve been, stinks, reeks, been, its, has, im getting',
  },
  distantPast: {
    en: 'last week, last month, last year, last winter, last summer, last autumn, last spring, last christmas, last november, last december, last january, last february, last march, years ago, year ago, months ago, month ago, weeks ago, week ago, a while back, a while ago, ages ago, in the past, used to, previous house, old house, old flat, previous flat, last house, our last place, when we moved in, when i was a kid, as a child, growing up, back in, in 2015, in 2016, in 2017, in 2018, in 2019, in 2020, in 2021, in 2022, in 2023, in 2024, in 2025, previously, once had, at uni, the other year, llynedd, rok temu, w zeszlym roku, w zeszlym tygodniu, pichle saal, previous boiler, previous owner, old boiler, last time, couple of years, few years back, back then, in the nineties, in the eighties, in january, in february, in march, in april, in may, in june, in july, in august, in september, in october, in november, in december, in spring, in summer, in autumn, in winter, at easter, at christmas, over christmas, before we bought, before we moved, before i moved, in 2014, in 2026, the winter before, two years ago, decades ago, long ago, last april, last may, last june, last july, last august, last september, last october, in the summer, in the spring, in the autumn, exploded once, once exploded, leaked once, caught fire once, once caught fire, had one once, happened once, the last tenant, last tenants, previous tenant, previous tenants, previous owners, back in the day, when i was little, when i was young, last place, in my last, in our last, at my last, in the fifties, in the sixties, in the seventies, in the 50s, in the 60s, in the 70s, in the 80s, in the 90s, in 2000, in 2001, in 2002, in 2003, in 2004, in 2005, in 2006, in 2007, in 2008, in 2009, in 2010, in 2011, in 2012, in 2013, a few years back, some years back, few years ago, the year before',
  },
  madeSafe: {
    en: 'fixed, repaired, sorted, all sorted, sorted it, sorted out, made safe, made it safe, made everything safe, capped, capped off, capped it, all clear, given the all clear, all safe, false alarm, turned out to be, turned out, resolved, been dealt with, dealt with, put out, is out now, was out, extinguished, replaced, cadent came, sgn came, wales and west came, engineer came, engineer has been, gas board came, transco came, came and, came out and, been out and, been made safe, switched off the supply, isolated by, signed off, declared safe, passed it, all ok since, fine since, been fine, cleared it, naprawione, naprawili, wedi trwsio, theek ho gaya, theek kar diya, told us it was, nothing found, no leak found, put right, no longer leaking, is fine now, all fine, all good, swapped, capping, insurance paid, dealt with it, no more problems, no problems since, made safe by, gas safe came, emergency people came, gas people came, national grid came, northern gas came, nothing since, replaced since, redecorated, silent since, quiet since, no more since, dried out, rebuilt, its gone now, long gone, all gone now, sorted since, tagged, turned everything off, switched everything off, passed the test, passed inspection, passed its, it was the toaster, it was just the, it was only the, was only the, all ok now, everything ok now, got sorted, was sorted, been sorted, all fixed, was fixed, got fixed, was repaired, got repaired, is safe now, its safe now, safe now, now safe, given all clear, all fine now, fine ever since, been fine since, all dealt with, was dealt with, were fixed, swapped the boiler, replaced the valve, insurance replaced, been put right, was put right, all done now, said its safe, said it was safe, said it is safe, its all safe, all safe now, was the battery, just the battery, only the battery, long since fixed, signed it off, nothing wrong here, nothing wrong at ours, shut it all off, sgn shut, cadent shut, sgn turned, cadent turned, they shut it off, they turned it off, gas board turned, gas board shut, sgn capped, cadent capped, pipes been cut out, sgn isolated, cadent isolated, found nothing, nothing was found, stopped it, cleaned up, cleaned it up, locked the meter off, locked off the meter, locked it off, locked off, isolated the supply, isolated the gas, supply is off, supply off, gas is off until, off till its, off until its, reconnecting, since been replaced, been replaced since, was scrapped, was binned, scrapped it, electrician sorted, plumber sorted, sorted that, gone now and, all healed, put right since, cleaned since, shut us off, cut us off, cut off the gas, cut it off, turned us off, back on now, gas is back on, turned back on, turned us back on, supply restored, reinstated, ok since, okay since, good since, no problem since, no issues since, perfect since, no bother since, fixed by cadent, fixed by sgn, fixed by national grid, fixed by wales and west, fixed by northern gas, fixed by an engineer, fixed by engineer, fixed by a plumber, fixed by our, fixed by my, repaired by cadent, repaired by sgn, repaired by an, repaired by my, was repaired yesterday, was fixed yesterday, cleaned it, cleaned it out, cleaned it all, fixed now, sorted by, turned off after, switched off after, shut off after, isolated after',
  },
  surelySafe: {
    en: 'made safe, made it safe, made everything safe, capped, capped off, capped it, false alarm, turned out to be, all clear, given the all clear, been made safe, extinguished, declared safe, all sorted, all sorted now, been fixed, been repaired, wedi trwsio, naprawione, theek ho gaya, made all safe, made it all safe, fixed by cadent, fixed by sgn, fixed by national grid, fixed by wales and west, fixed by northern gas, fixed by an engineer, fixed by engineer, fixed by a plumber, fixed by our, fixed by my, repaired by cadent, repaired by sgn, repaired by an, repaired by my, was repaired yesterday, was fixed yesterday, sorted by sgn, sorted by cadent, sorted by the engineer, sorted by an, did the gas leak repair, done the gas leak repair, leak repair done, fixed now by, fixed by plumber, fixed by a',
  },
  renewed: {
    en: 'again, still, but now, and now, until now, until today, now i, now we, now its, now theres, now there, now the, is back, came back, come back, coming back, returned, back again, right now, at the moment, currently, every day, every morning, every night, always, znowu, nadal, teraz, eto, abhi, phir se, dal i, hasnt been fixed, not fixed, not been fixed, didnt fix, never fixed, wasnt fixed, havent fixed, nobody has come, nobody came, no one came, noone came, no one has come, havent had anyone, hasnt been looked at, not been checked, never checked, havent reported, not reported, not had it looked at, havent done anything, ignored, constantly, keeps, keep, thought it was, was supposed to, supposedly, its back, been back, are back, getting worse, getting stronger, not gone, hasnt gone',
  },
  invented: {
    en: 'joking, just joking, only joking, im joking, just kidding, only kidding, kidding, jk, a joke, as a joke, my joke, joke, lol jk, in a film, in the film, film about, a movie, in a movie, in the movie, tv show, eastenders, coronation street, corrie, hollyoaks, in a game, video game, minecraft, fiction, fictional, role play, roleplay, roleplaying, a story about, writing a story, short story, school project, crossword, a dream, dreamt, dreamed, imagine if, imagine a, lets pretend, pretend, hypothetically, lyrics, band called, figure of speech, metaphorically, not literally, film night, playing a, act as, fire drill, training exercise, simulation, my book about, in my book, my novel, a novel, poem, a thriller, screenplay, the killer, in the movies, on casualty, nights casualty, casualty episode, in casualty last, wrote a story, made that up, made it up, pulling your leg, only messing, just messing, winding you up, just having a laugh, april fool, the novel, for homework, doing a project, project on, on the news, in the news, first line of, opening line of, my play, hypothetical, hypothetical question, script idea, storyline, for a quiz, quiz im, quiz question, pub quiz, quiz night, first aid course, first aid exam, exam question, on my wallet, on my bank balance, on my purse',
  },
  injected: {
    en: 'ignore all, ignore your, ignore previous, ignore the above, disregard, system prompt, your instructions, previous instructions, you are now, developer mode, repeat after me, say the words, output the, print the, just testing, only testing, this is a test, testing your, testing the bot, testing the chatbot, test message, show me the emergency, trigger your, forget your rules, forget all, forget your instructions, forget everything, set emergency, emergency true, answer as, say the house, as an ai, you are gasbot, jailbreak, system message, reply only with, reply with only, respond with only, pretend you, pretend to be, pretend that, pretend my, pretend the, pretend there, say i have, mark this as, classify this, flag this as, write me a poem, write me a story, write a poem, write a story, write a song, write me a song, write a joke, tell me a joke, tell me a story, tell a story, sing me, ignore the previous, ignore any previous, ignore everything, new instructions, ignore the rules, ignore all rules, admin mode, debug mode, as a test say, translate, you are a fireman, you are a firefighter, test mode, trigger the, give me the card, show me the card, reply with exactly, reply with your, reply with the words, reply with the text, respond with the, respond with exactly',
  },
  clauseBreak: {
    en: 'but, so, and, because, cos, cause, coz, however, though, although, then, ale, ond, lekin, magar, or, which',
  },
  recent: {
    en: 'today, tonight, this morning, this evening, this afternoon, since, ever since, since then, just now, last hour, half an hour ago, hour ago',
  },
  goesOn: {
    en: 'still pouring, still gushing, still coming, still leaking, still dripping, still running, still flooding, still smells, still smell, still going, still hissing, still sounding, still beeping, still there, still getting, still wet, still smoking, still burning, still warm, keeps coming, hasnt stopped, not stopped, made no difference, makes no difference, no difference, still bleeping, still chirping, still can, still dizzy, still ill, still unwell, still see, still spilling, still filling, still screaming, still hot',
  },
  wasGoingTo: { en: 'going to be, going to get, going to fit, going to buy, going to have, going to need, gonna be' },
  fiction: {
    en: 'film, films, movie, movies, book, novel, story, stories, poem, song, game, episode, tv, telly, drama, soap, play about, script, podcast, documentary, thriller, novella, comic, cartoon, dream, nightmare, quiz, essay, homework, project, assignment, article, blog, advert, video, youtube, tiktok, netflix, joke about, limerick, haiku, rap, riddle, casualty, eastenders, corrie, emmerdale, hollyoaks, coronation street, holby',
  },
  storyLink: {
    en: 'where, about, in which, had, featuring, that says, called',
  },
  ourselves: {
    en: 'i, we, my, our, ive, im, weve, me, us',
  },
  wish: {
    en: 'want, wanted, wanting, need, needs, looking for, looking to, quote, quotes, price, prices, cost, costs, how much, install, installed, fit, fitted, fitting, move, moved, moving, replace, replacing, service, servicing, certificate, cert, buy, sell, bill, bills, do you do, do you fit, do you have, upgrade, new',
  },
  advert: {
    en: 'seo, rank top, google rankings, rank higher, page one of google, buy now, special offer, limited time, click here, we supply, we manufacture, to the trade, wholesale, marketing agency, more leads, our product, our products, discount code, promo code, off today only, free shipping, free delivery on, dear sir or madam we, business proposal, backlinks, guest post',
  },
  title: {
    en: 'mr, mrs, miss, ms, dr, sir, master, surname, mister, missus',
  },
  atOnce: {
    en: 'right now, right this minute, this minute, this second, as we speak',
  },
  cameBack: {
    en: 'there again, back again, its back, it is back, thats back, come back, came back, happening again, doing it again, at it again, wait yes, wait there is, yes there is, actually yes, actually there is, actually i can, actually it is',
  },
  wasPutRight: {
    en: 'was sorted, was fixed, was repaired, was replaced, was dealt with, was cleared, got sorted, got fixed, got repaired, got replaced, were fixed, were sorted, were replaced, has been fixed, has been sorted, has been repaired, has been replaced, been sorted, been fixed, been repaired',
  },
} as const;
