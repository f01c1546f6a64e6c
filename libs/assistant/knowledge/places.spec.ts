import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { coverageOfOutward, coverageOfPlace, type PlaceCoverage } from './place-coverage';
import { placesNamedIn } from './places';
import { reachOf } from './reach';

const leedsFirm = 'LS1 to LS29, WF3';
const leedsOnly = 'LS1-LS17';
const newcastleFirm = 'NE1 to NE16, SR';
const mixed = 'Leeds, Bradford and within 10 miles of Otley';

const rows: readonly (readonly [string, string, PlaceCoverage | null])[] = [
  ['Wetherby', leedsFirm, 'inside'],
  ['Garforth', leedsFirm, 'inside'],
  ['Otley', leedsFirm, 'inside'],
  ['Ilkley', leedsFirm, 'inside'],
  ['Morley', leedsFirm, 'inside'],
  ['Pudsey', leedsFirm, 'inside'],
  ['Headingley', leedsFirm, 'inside'],
  ['Tadcaster', leedsFirm, 'inside'],
  ['Leeds', leedsFirm, 'inside'],
  ['Baildon', leedsFirm, 'outside'],
  ['Bradford', leedsFirm, 'outside'],
  ['York', leedsFirm, 'outside'],
  ['Knaresborough', leedsFirm, 'outside'],
  ['Harrogate', leedsFirm, 'outside'],
  ['Leeds', leedsOnly, 'inside'],
  ['Wetherby', leedsOnly, 'outside'],
  ['Garforth', leedsOnly, 'outside'],
  ['Roundhay', leedsOnly, 'inside'],
  ['Leeds', 'LS6, LS7', 'partly'],
  ['Bradford', 'BD1 to BD5', 'partly'],
  ['Headingley', 'LS except LS6', 'outside'],
  ['Otley', 'LS17 8, LS21 1', 'partly'],
  ['Sutton Coldfield', 'B72, B73, B74, B75, B76', 'inside'],
  ['Sutton Coldfield', 'SM1 to SM6', 'outside'],
  ['Sutton', 'SM1 to SM6', 'inside'],
  ['Didsbury', 'M, SK and OL postcodes', 'inside'],
  ['Altrincham', 'M, SK and OL postcodes', 'outside'],
  ['St Helens', 'WA9, WA10, WA11', 'inside'],
  ['St. Albans', 'AL', 'inside'],
  ['Gillingham', leedsFirm, null],
  ['Newcastle', 'EX', 'outside'],
  ['Hull', 'HU', 'inside'],
  ['Kingston upon Hull', 'HU', 'inside'],
  ['Stoke-on-Trent', 'ST', 'inside'],
  ['stoke on trent', 'CW', 'outside'],
  ['Newcastle', newcastleFirm, 'inside'],
  ['Newcastle', 'ST', 'inside'],
  ['Newcastle', 'BT', 'inside'],
  ['Gillingham', 'ME', 'inside'],
  ['Gillingham', 'SP', 'inside'],
  ['Bramley', leedsOnly, 'inside'],
  ['Bramley', 'GU', 'inside'],
  ['Jesmond', newcastleFirm, 'inside'],
  ['Lisburn', 'BT27, BT28', 'inside'],
  ['Bangor', 'BT1 to BT20', 'inside'],
  ['Bangor', 'LL', 'inside'],
  ['Hackney', 'E, EC, N', 'inside'],
  ['London', 'SE1 to SE28', 'partly'],
  ['Dulwich', 'SE1 to SE28', 'inside'],
  ['Clapham', 'SE1 to SE28', 'outside'],
  ['Tunbridge Wells', 'TN', 'inside'],
  ['Bath', 'Bath, Bristol and Wells', 'inside'],
  ['Clifton', 'Bath, Bristol and Wells', 'inside'],
  ['Swindon', 'Bath, Bristol and Wells', 'outside'],
  ['Leeds', mixed, 'inside'],
  ['Harrogate', mixed, 'inside'],
  ['Keighley', mixed, 'inside'],
  ['Skipton', mixed, 'outside'],
  ['London', mixed, 'outside'],
  ['Garforth', mixed, null],
  ['York', 'within 20 miles of Leeds', 'partly'],
  ['Huddersfield', '20 mile radius of Leeds', 'inside'],
  ['Sheffield', '20 mile radius of Leeds', 'outside'],
  ['Garforth', 'Leeds + 10 miles', 'inside'],
  ['Pudsey', 'Leeds but not Pudsey', 'outside'],
  ['Bradford', 'within 20 miles of Leeds but not Bradford', 'outside'],
  ['Leeds', 'Leeds and surrounding areas', 'inside'],
  ['Garforth', 'Leeds and surrounding areas', null],
  ['Bradford', 'We don’t cover Bradford. Leeds only', 'outside'],
  ['Otley', 'Otley LS21, Ilkley LS29', 'inside'],
  ['Leeds', 'Otley LS21, Ilkley LS29', 'outside'],
  ['York', 'North Yorkshire', null],
  ['York', 'nationwide', null],
];

const places = (text: string): string[] => placesNamedIn(text).map(({ name }) => name);

describe('asked whether a firm covers a place', () => {
  it.each(rows)('%s, of a firm that covers %s: %s', (name, area, expected) => {
    const [place] = placesNamedIn(`Do you cover ${name}?`);
    expect(place).toBeDefined();
    expect(place && coverageOfPlace(place, reachOf(area))).toBe(expected);
  });

  it.each<readonly [string, string, PlaceCoverage | null]>([
    ['LS22', leedsFirm, 'inside'],
    ['ls22', leedsOnly, 'outside'],
    ['LS29', mixed, 'inside'],
    ['SW1A', mixed, 'outside'],
    ['LS25', 'Leeds and surrounding areas', null],
    ['ZZ99', leedsFirm, null],
  ])('%s, of a firm that covers %s: %s', (outward, area, expected) => {
    expect(coverageOfOutward(outward, reachOf(area))).toBe(expected);
  });
});

describe('a message names', () => {
  it.each<readonly [string, readonly string[]]>([
    ['do u cover wetherby', ['Wetherby']],
    ['WETHERBY?', ['Wetherby']],
    ['Do you cover Reading?', ['Reading']],
    ['do you cover reading', ['Reading']],
    ['do you cover leeds and bath', ['Leeds', 'Bath']],
    ['I live in Bath, what do you charge', ['Bath']],
    ['Reading?', ['Reading']],
    ['do you go to Street', ['Street']],
    ['we are based in worcester', ['Worcester']],
    ['is Worcester Park in your patch', ['Worcester Park']],
    ['a terrace in Sutton-in-Ashfield', ['Sutton in Ashfield']],
    ['Saint Helens or st. albans', ['St Helens', 'St Albans']],
    ['somewhere near March', ['March']],
    ['boiler’s gone in King’s Lynn', ["King's Lynn"]],
    ['mum is in Derby', ['Derby']],
  ])('%s', (text, expected) => expect(places(text)).toEqual(expected));

  it.each([
    "I'm reading the manual",
    'bath taps',
    'Bath taps drip',
    'leak under the bath',
    'water coming up in bath and sink',
    'sale on?',
    'is there a sale on boilers in march',
    'can you come in March?',
    'Worcester boiler losing pressure',
    'my Worcester keeps locking out',
    'how much to swap a worcester bosch',
    'I hope you can help',
    'what is the deal with finance',
    'the wall is wet',
    'two doors down the street',
    'wells up when I flush',
    'the battle with the thermostat',
    'stone wall, so will the flue go through',
    "we'm wanting the boiler out",
    'who won the derby',
    'I am at 12 Otley Road',
    '31 Wetherby Close',
    'this is Mrs Morley',
    'write to sales@otley.example.com',
    'warden at a care home',
    'Hi, Shirley here',
    'pipe by the pool is frozen',
    'no heating, ash in the grate',
  ])('no place: %s', (text) => expect(places(text)).toEqual([]));
});

/** The least of 20, in milliseconds: what else the machine does is no cost of ours. */
const timeOf = (look: () => void): number => {
  const means = Array.from({ length: 20 }, () => {
    const start = performance.now();
    for (let time = 0; time < 200; time += 1) look();
    return (performance.now() - start) / 200;
  });
  return Math.min(...means);
};

describe('places cost little', () => {
  it('in time: a message and its answer take under 50 microseconds', () => {
    const reach = reachOf('LS, BD, HX, WF');
    const [wetherby] = placesNamedIn('Wetherby');
    expect(
      timeOf(() => placesNamedIn('hiya do you cover sutton coldfield, boiler is dead since last night')),
    ).toBeLessThan(0.05);
    const [london] = placesNamedIn('London');
    expect(timeOf(() => london && coverageOfPlace(london, reach))).toBeLessThan(0.05);
    expect(timeOf(() => wetherby && coverageOfPlace(wetherby, reach))).toBeLessThan(0.05);
  });

  it('in memory: the table keeps under 3 MB', async () => {
    setFlagsFromString('--expose-gc');
    const collect: () => void = runInNewContext('gc');
    jest.resetModules();
    await import('./read-knowledge');
    collect();
    const before = process.memoryUsage().heapUsed;
    await import('./place-table');
    collect();
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(3_000_000);
  });
});
