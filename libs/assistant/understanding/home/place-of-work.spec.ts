import { propertyTypeIn } from './property-type';
import { tellingOf } from './telling';

const typeOf = (text: string, asked = false) => propertyTypeIn(tellingOf(text), asked);

describe('a place that is no house', () => {
  it.each([
    'its a school in leeds, boiler needs replacing',
    'the primary school boiler needs a service',
    'the school boiler has packed in',
    'heating in the church is broke',
    'boiler at our nursery keeps cutting out',
    'our pub heating is off',
    'its for the church hall',
    'static caravan with an lpg boiler',
    'its a park home',
    'we live in a narrowboat',
    'shop with a flat above',
    'pub with flat above, need two boilers',
    'its a shop and a flat above it',
  ])('is another one: %s', (text) => {
    expect(typeOf(text)).toBe('other');
  });

  it.each(['school', 'a church', 'its the chapel', 'lodge on a holiday park'])('answers what it is: %s', (text) => {
    expect(typeOf(text, true)).toBe('other');
  });

  it.each([
    'flat above a shop',
    'boiler in the flat over the pub',
    'i have a shop with a flat above, the boiler in the flat is broken',
  ])('is a flat where that is told of: %s', (text) => {
    expect(typeOf(text)).toBe('flat');
  });

  it.each([
    'i live near the school, need a boiler service',
    'kids are at school til 3',
    'i work at a school',
    'I go to church on sunday so not then',
    'after the school run',
    'we have a caravan on the drive, boiler broken',
    'is there a shop in leeds',
  ])('is nobody’s where it is only spoken of: %s', (text) => {
    expect(typeOf(text)).toBeUndefined();
  });
});
