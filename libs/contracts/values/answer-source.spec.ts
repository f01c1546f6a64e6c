import { answerSourceLabel } from './answer-source';

it.each([
  ['firm:opening-hours', 'Opening hours'],
  ['price:Boiler service', 'Prices: Boiler service'],
  ['pair:Do you take cards?', 'Answered before: Do you take cards?'],
  ['site:/boilers', 'Website /boilers'],
  ['card:pressure-keeps-dropping', 'Heating knowledge: pressure keeps dropping'],
  ['code:vaillant:F22', 'Vaillant F22'],
  ['place:Garforth', 'Map: Garforth'],
  ['emergency-contact', 'Emergency contact'],
])('%s is called "%s"', (source, label) => {
  expect(answerSourceLabel(source)).toBe(label);
});
