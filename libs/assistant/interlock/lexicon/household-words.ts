/** No heat, and the people who suffer by it. */
export const householdWords = {
  noHeat: {
    en: 'no heating, no heat, no hot water, without heating, without heat, without hot water, no central heating, heating is off, heatings off, heating off, heating broken, heating is broken, heating has broken, heating has gone, heatings gone, heatings broke, heating broke, heating gone off, heating has stopped, heating stopped, heating not working, heating isnt working, heating not coming on, heating wont, heating wont come on, heating went off, heating down, heating is down, heating failed, heating packed in, heating packed up, heatings packed in, heatings packed up, heating has packed in, heating has packed up, heatings not working, heatings stopped, heatings died, heatings dead, heatings down, heating conked out, heatings conked out, boiler broken, boiler is broken, boiler broke, boiler has broken, boilers broken, boilers broke, boiler broke down, boiler has broken down, boiler broken down, boiler not working, boiler isnt working, boiler is not working, boilers not working, boiler stopped, boiler has stopped, boiler packed in, boilers packed in, boiler packed up, boiler has packed in, boiler has packed up, boilers packed up, boiler died, boiler has died, boilers died, boiler dead, boiler is dead, boilers dead, boiler is down, boilers down, boiler gone, boiler has gone, boilers gone, boiler wont, boiler wont turn on, boiler wont fire, boiler failed, boiler is off, boiler knackered, boilers knackered, boiler conked out, boilers conked out, boiler bust, boiler is bust, boiler kaput, boiler went off, freezing, its freezing, freezing cold, house is cold, cold house, stone cold, baltic, house is freezing, no warmth, radiators cold, rads are cold, rads cold, perishing, heeting, no heatin, no heatng, no heting, no hot watter',
    cy: 'dim gwres, dim dwr poeth, heb wres, boeler wedi torri, gwres ddim yn gweithio',
    pl: 'nie ma ogrzewania, brak ogrzewania, bez ogrzewania, nie dziala piec, piec nie dziala, ogrzewanie nie dziala, nie ma cieplej wody, zimno, nie grzeje, brak cieplej wody',
    ur: 'heating nahi, garam pani nahi, heating band, boiler kharab, boiler band, thand, thandi, heater kharab, heating kharab, sardi',
  },
  vulnerablePerson: {
    en: 'baby, babies, newborn, new born, bby, toddler, toddlers, infant, little one, little ones, small child, small children, young child, young children, young kids, small kids, little kids, kids, children, premature, prem baby, elderly, elderley, old lady, old age, pensioner, pensioners, oap, oaps, disabled, disability, disabilities, wheelchair, pregnant, expecting, cancer, chemo, chemotherapy, oxygen, dialysis, asthma, asthmatic, copd, medical, medically, hospital, immunocompromised, immune, dementia, alzheimers, nan, nana, nanna, gran, granny, grandma, grandmother, grandad, grandfather, grandparents, mum is ill, heart condition, heart failure, vulnerable, carer, bedbound, bedridden, housebound, poorly, seriously ill, ill, unwell, ms, parkinsons, epilepsy, epileptic, sickle cell, raynauds, stroke, terminally, palliative, hospice, pneumonia, bronchitis, chest infection, months old, weeks old, week old, month old, days old, hypothermia, frail, recovering, operation, surgery, diabetic, cystic fibrosis, autistic, special needs, old mum, old dad, old mother, old father, 6mo, priority services',
    cy: 'babi, plentyn bach, mam gu, nain, taid, tad cu, anabl, henoed, plant bach, plant',
    pl: 'niemowle, niemowlak, dziecko, dzieckiem, male dziecko, babcia, babcie, babci, dziadek, starsza osoba, chora, chory, w ciazy, niepelnosprawny, noworodek, dzieci, dziecmi',
    ur: 'bacha, bachi, bachay, bachon, chota bacha, choti bachi, chote bache, buzurg, dadi, nani, dada, nana, bimar, budhi, boodhi maa, hamla',
  },
  age: { en: 'year old, years old, yr old, yrs old, yo, aged' },
  /** What an engineer found not to be used. */
  condemned: {
    en: 'condemned, condemn, immediately dangerous, at risk notice, at risk sticker, at risk label, warning sticker, warning label, warning notice, danger sticker, do not use sticker, do not use label, told not to use, told us not to use, said not to use, not to use it, said dont use, tagged it',
  },
  stillUsed: {
    en: 'keep using, keeps using, still using, still use, using it anyway, carry on using, carrying on using, been using it, its still on, is still on, still running it, still run it, keep it on, kept using, use it anyway, says to use, says use it, says its fine to use',
  },
} as const;
