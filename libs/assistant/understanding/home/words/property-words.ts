export const propertyWords = {
  SEMI: 'semi, semis, ~semi detached, semi detatched, semi detach, semidetached, semidetatched, semi d, semi det, semi detached house, semi detached home, semi detached property',
  TERRACED:
    '~terraced, ~terrace, terrance, terranced, tereced, teraced house, terr house, terr, mid terr, end terr, end of terr, end ter, mid ter, end terrace, end of terrace, end terraced, end of terraced, mid terrace, mid terraced, middle terrace, inner terrace, town terrace, back to back house, through terrace, row house, terraced house, terraced home, terraced property, terrace house, terraced cottage, szeregowiec, szeregowy',
  DETACHED:
    '~detached, det, det house, det property, fully detached, detatched, dettached, detached house, detached home, detached property, link detached, linked detached',
  BUNGALOW:
    '~bungalow, bungalo, bunglow, bungelow, bungaloo, bunagalow, chalet bungalow, dormer bungalow, detached bungalow, semi detached bungalow, terraced bungalow, semi bungalow',
  MAISONETTE: '~maisonette, maisonete, masionette, maisonet, mazonette, duplex, duplex flat, maisonette flat',
  FLAT: 'flat, appartment, ~apartment, apt, tenement, tenement flat, studio, studio flat, studio apartment, bedsit, bed sit, penthouse, basement flat, garden flat, ground floor flat, council flat, high rise, tower block, block of flats, flats, granny flat, mieszkanie, mieszkaniu, mieszkania',
  FLATNESS:
    'flat rate, flat fee, flat roof, flat price, flat out, flat batteries, flat battery, flat screen, flat pack, flat cap, gone flat, went flat, is flat, flat head, flat plate, flat panel, flat charge, flat cost, flat refused, flat lining, fall flat, falls flat, fell flat, flat bed, flat broke, music studio, recording studio, photo studio, yoga studio',
  HOUSE:
    'house, hous, houses, cottage, townhouse, town house, farmhouse, farm house, villa, mews house, new build house, dom',
  HOUSENESS:
    'house number, house name, housing, house phone, full house, open house, light house, in house, house call, house calls, on the house, house party, house insurance, house prices, house mate, house mates, housemate, house keeper, house hold, hose, horse, public house, house sitting, house alarm, white house, whole house, house is cold, the house above, moving house, moved house, move house, house move, house bound',
  OTHERHOME:
    'barn conversion, converted barn, caravan, static caravan, mobile home, park home, houseboat, house boat, narrowboat, narrow boat, canal boat, annexe, annex, converted chapel, converted church, village hall, parish hall, church hall, community hall, memorial hall, scout hall, scout hut, community centre, care home, nursing home, guest house, guesthouse, bed and breakfast, windmill, oast house, coach house, log cabin, farm building, commercial property, commercial unit, industrial unit, shepherds hut, holiday let',
  OTHERPLACE:
    'barn, static, barge, boat, lodge, chalet, chapel, church, school, nursery, pub, shop, office, offices, warehouse, workshop, restaurant, cafe, coffee shop, salon, hotel, cabin, barbers, barber shop, barbers shop, hairdressers, hairdresser, hair salon, launderette, laundrette, takeaway, bakery, butchers, bakers, chippy, chip shop, fish and chip shop, charity shop, corner shop, coffee house, surgery, dental surgery, dental practice, vets, tea room, tearoom',
  BED: 'bed, beds, ~bedroom, ~bedrooms, bedrom, bedrm, bedrms, bdrm, bdrms, bed room, bed rooms, bed roomed, bedroomed, sypialnia, sypialnie, sypialni, bedded, bedder, bedders, bdr, bedr, badroom, badrooms, room sleep, rooms sleep, sleeping room, sleeping rooms',
  BEDNESS:
    'in bed, to bed, bed time, bedtime, bed bound, bed ridden, flower bed, flat bed, bed bugs, sofa bed, bunk beds, bunk bed',
  BATH: 'bath, baths, ~bathroom, ~bathrooms, bathrom, bathrm, bathrms, bath room, bath rooms, bthrm, łazienka, łazienki, łazienek, lazienka, lazienki, lazienek',
  SHOWERROOM: 'shower room, shower rooms, wet room, wet rooms, wetroom, wetrooms, shower bathroom',
  ENSUITE:
    '~ensuite, ~ensuites, en suite, en suites, on suite, onsuite, on suites, ensuit, ensuits, en suit, en suits, ensweet, shower ensuite, ensuite bathroom, ensuite shower room, en suite bathroom, en suite shower room, ensuite shower, en suite shower',
} as const;
