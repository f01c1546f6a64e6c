import type { WordedField } from '../dialogue/fits-field';

type Answers = { readonly count: readonly string[]; readonly dont: readonly string[] };

/** What people write right after a question of the job sheet: what answers it, and what is about something else. */
export const sheetAnswers: Readonly<Record<WordedField, Answers>> = {
  address: {
    count: [
      '22 Carr Beck Lane',
      'flat 3, 14 Moor Road',
      'its 7a high st',
      'Rose Cottage',
      '118 Otley Old Road LS16 6HQ',
    ],
    dont: ['Semi detached 3 bed', '3 bed semi', 'Thanks bye', 'tomorrow after 4', 'it takes 2 days normally'],
  },
  access: {
    count: [
      'park on the drive',
      'its permit parking, ill sort one',
      'no',
      'key safe by the door',
      'third floor no lift',
    ],
    dont: ['thanks bye', 'combi boiler', 'why do you need that', 'rather not say', 'LS6 2AD'],
  },
  authorises: {
    count: ['me', 'Dave Whittle', 'my landlord', 'we both do', 'its my mums house so mum'],
    dont: ['Semi detached 3 bed', 'tomorrow morning', 'cheers', 'id rather not say', 'its leaking again'],
  },
  property_age: {
    count: ['1930s', 'victorian', 'about 1975', '30 years old', 'new build'],
    dont: ['3 bed semi', 'thanks bye', 'tomorrow at 10', 'combi', 'i dont want to give my number'],
  },
  occupants: {
    count: ['4', 'just me', 'five', 'family of 4', 'me and my wife'],
    dont: ['3 bed', 'after 4 tomorrow', 'gas', 'thanks', 'no heating'],
  },
  boiler_model: {
    count: ['30i', 'greenstar 25i', 'ecotec plus 831', 'Logic 24', 'its a 24cdi'],
    dont: ['tomorrow afternoon', 'thanks bye', 'i dont want to say', 'in the kitchen', 'no thanks'],
  },
  boiler_age: {
    count: ['14', 'about 10 years', '2009', 'brand new', 'very old'],
    dont: ['thanks bye', '3 bed semi', 'tomorrow after 4', 'in the loft', 'no hot water'],
  },
  gc_number: {
    count: ['47-406-04', '4740604', 'no', 'none', 'GC 47 406 04'],
    dont: ['thanks', 'tomorrow', 'combi', 'why do you want it', 'the kitchen'],
  },
  working: {
    count: ['yes', 'no', 'on and off', 'heating but no hot water', 'its dead'],
    dont: ['thanks bye', 'tomorrow afternoon', '3 bed semi', 'rather not say', 'LS6 2AD'],
  },
  pressure: {
    count: ['0.5', 'zero', 'about 1.2 bar', 'its in the red', '1'],
    dont: ['thanks bye', '3 bed semi', 'tomorrow at 2', 'in the loft', 'why do you need to know'],
  },
  symptoms: {
    count: ['keeps cutting out', 'no hot water', 'Just the service', 'banging noise', 'nothing wrong'],
    dont: ['A week on thursday instead', 'Thanks bye', 'LS6 2AD', '3 bed semi', 'i dont want to give my number'],
  },
  warranty: {
    count: ['yes', 'no', 'ran out last year', '3 years left', 'its with british gas homecare'],
    dont: ['thanks bye', 'tomorrow afternoon', '3 bed semi', 'combi', 'rather not say'],
  },
  last_service: {
    count: ['never', 'last year', 'about 2 years ago', '2021', 'in March'],
    dont: ['thanks bye', '3 bed semi', 'combi', 'why do you ask', 'on the drive'],
  },
  present_location: {
    count: ['kitchen', 'in the loft', 'airing cupboard upstairs', 'utility room', 'behind the fireplace'],
    dont: ['Thanks bye', 'tomorrow afternoon', '3 bed semi', 'yes', 'i dont want to give my number'],
  },
  wanted_location: {
    count: ['same place', 'yes', 'move it to the garage', 'somewhere else', 'no, the utility'],
    dont: ['thanks bye', 'tomorrow morning', '3 bed semi', 'LS6 2AD', 'rather not say'],
  },
  flue_kind: {
    count: ['wall', 'through the roof', 'straight out the back', 'horizontal', 'chimney i think'],
    dont: ['thanks bye', 'tomorrow', 'yes', '3 bed semi', 'i wont give my number'],
  },
  flue_position: {
    count: [
      'back wall',
      'side of the house',
      'over the drive',
      'above the kitchen window',
      'by the front door on the left',
    ],
    dont: ['thanks bye', 'Tomorrow afternoon would be good', 'yes', '3 bed semi', 'why do you need that'],
  },
  condensate_route: {
    count: ['outside to the drain', 'internal waste', 'kitchen sink', 'down the wall', 'into the gutter'],
    dont: ['thanks bye', 'tomorrow', 'yes', 'LS6 2AD', '3 bed semi'],
  },
  gas_meter_position: {
    count: ['under the stairs', 'outside box', 'in the porch', 'front wall', 'hall cupboard'],
    dont: ['Tomorrow afternoon would be good', 'thanks bye', 'yes', '3 bed semi', 'rather not say'],
  },
  mains_flow: {
    count: ['14', 'about 1.2 litres', '2 litres', '12l', 'roughly 1.5'],
    dont: ['loads', 'tomorrow at 2', '3 bed semi', 'thanks bye', 'LS6 2AD'],
  },
  cylinder_and_tanks: {
    count: ['yes', 'no', 'cylinder in the airing cupboard', 'tank in the loft', 'megaflo'],
    dont: ['thanks bye', 'tomorrow afternoon', '3 bed semi', 'rather not say', 'LS6 2AD'],
  },
  radiators: {
    count: ['9', 'about 9', 'seven', '8 rads', '10 and a towel rail'],
    dont: ['loads', 'tomorrow at 2', '3 bed semi', 'thanks bye', 'in 2 weeks'],
  },
  trvs: {
    count: ['yes', 'most of them', 'no', 'all but one', 'the twisty valves'],
    dont: ['wait a minute', 'tomorrow', '3 bed semi', 'thanks bye', 'rather not say'],
  },
  microbore: {
    count: ['yes', 'no', '15mm', 'thin pipes', 'about a pencil'],
    dont: ['thanks bye', 'tomorrow', '3 bed semi', 'LS6 2AD', 'rather not say'],
  },
  cold_spots: {
    count: ['yes', 'no', 'the one in the back bedroom', 'bottom of the lounge one', 'all warm'],
    dont: ['thanks bye', 'tomorrow afternoon', 'LS6 2AD', 'rather not say', 'gas'],
  },
  controls_now: {
    count: ['hive', 'dial on the wall', 'none', 'programmer and room stat', 'nest thermostat'],
    dont: ['thanks bye', 'tomorrow afternoon', '3 bed semi', 'LS6 2AD', 'rather not say'],
  },
  controls_wanted: {
    count: ['no', 'yes', 'hive please', 'something simple', 'happy with what we have'],
    dont: ['thanks bye', 'tomorrow afternoon', '3 bed semi', 'LS6 2AD', 'rather not say'],
  },
  electrics: {
    count: ['old fuse box', 'modern', 'consumer unit with rcds', 'rewired in 2015', 'very old'],
    dont: ['thanks bye', 'tomorrow afternoon', '3 bed semi', 'LS6 2AD', 'rather not say'],
  },
  insulation: {
    count: ['Loft only', 'cavity walls done', 'no', 'yes both', '270mm up there'],
    dont: ['I dont want to give my number', 'thanks bye', 'tomorrow', 'LS6 2AD', 'combi'],
  },
  outdoor_space: {
    count: ['yes', 'small yard', 'down the side', 'plenty', 'no only the front'],
    dont: ['i dont want to give my number', 'thanks bye', 'tomorrow', 'LS6 2AD', 'gas'],
  },
  loft_access: {
    count: ['yes', 'hatch on the landing', 'no ladder', 'fully boarded', 'no'],
    dont: ['thanks bye', 'tomorrow', 'combi', 'LS6 2AD', 'rather not say'],
  },
  asbestos: {
    count: ['no', 'dont think so', 'artex ceilings', 'garage roof', 'not that I know of'],
    dont: ['thanks bye', 'tomorrow', 'combi', 'LS6 2AD', 'rather not say'],
  },
  budget: {
    count: ['£2500', 'about 3k', '3000', 'no', 'under two thousand'],
    dont: ['thanks bye', 'LS6 2AD', 'combi', 'rather not say', '3 bed semi'],
  },
  target_date: {
    count: ['asap', 'before christmas', 'in a few months', 'no rush', 'end of january'],
    dont: ['thanks bye', 'LS6 2AD', 'combi', 'rather not say', 'kitchen'],
  },
  consents: {
    count: ['no', 'grade 2 listed', 'freeholder has to agree', 'yes', 'its in a conservation area'],
    dont: ['thanks bye', 'tomorrow', 'combi', 'LS6 2AD', 'rather not say'],
  },
  also_wanted: {
    count: ['no', 'a radiator in the hall', 'nothing else', 'leaky tap', 'service the fire too'],
    dont: ['thanks bye', 'LS6 2AD', 'rather not say', 'ok', 'Priya'],
  },
};
