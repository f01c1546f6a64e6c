import { z } from 'zod';
import { kindOfCode } from '../../dialogue/code-meaning';
import { readTable } from '../../tables/read-table';
import { homeIn } from './home-in';
import { codesOfMake } from './maker-codes';

const kindTold = (text: string) => kindOfCode(homeIn(text, { asked: null, facts: {} }));

it.each([
  ['vaillant F22', 'low-pressure'],
  ['ideal logic showing F1', 'low-pressure'],
  ['baxi combi E119', 'low-pressure'],
  ['potterton says E119', 'low-pressure'],
  ['main combi showing E119', 'low-pressure'],
  ['glow-worm F22 on the screen', 'low-pressure'],
  ['worcester greenstar showing 1017 W', 'low-pressure'],
  ['ariston error 108', 'low-pressure'],
  ['viessmann vitodens showing F.74', 'low-pressure'],
  ['alpha e-tec showing E10', 'low-pressure'],
  ['vokera boiler, fault A04', 'low-pressure'],
  ['ferroli modena showing F37', 'low-pressure'],
  ['viessmann F4 fault', 'ignition'],
  ['glow-worm flexicom showing F4', 'ignition'],
  ['ferroli A01 fault', 'ignition'],
  ['vokera says E010', 'ignition'],
  ['intergas rapid, fault code 4', 'ignition'],
  ['ideal boiler L1', 'overheat'],
  ['baxi E117 on the display', 'high-pressure'],
])('"%s" is of the kind %s', (text, kind) => {
  expect(kindTold(text)).toBe(kind);
});

it('knows the codes of the twelve commonest makers', () => {
  const common = 'Vaillant,Worcester Bosch,Baxi,Ideal,Glow-worm,Potterton,Main,Viessmann,Alpha,Ariston,Vokera,Ferroli';
  for (const make of common.split(','))
    expect([...(codesOfMake(make)?.kinds.values() ?? [])]).toEqual(
      expect.arrayContaining(['low-pressure', 'ignition', 'overheat', 'fan', 'sensor']),
    );
});

it('gives a code of a maker one meaning', () => {
  const table = z.array(z.object({ makes: z.array(z.string()), kinds: z.record(z.string(), z.array(z.string())) }));
  const written = readTable('maker-codes', table).flatMap(({ makes, kinds }) =>
    Object.values(kinds).flatMap((codes) => codes.map((code) => `${makes[0]} ${code}`)),
  );
  expect(written.filter((each, at) => written.indexOf(each) !== at)).toEqual([]);
});

it.each(['vokera boiler in flat A04', 'we have 4 radiators and an intergas', 'ferroli, off the A64 near York'])(
  'takes nothing for a code in "%s"',
  (text) => {
    expect(homeIn(text, { asked: null, facts: {} })).not.toHaveProperty('fault_code');
  },
);
