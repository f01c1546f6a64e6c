import { ContactIndex } from '@pilotlight/event-store/personal-data/contact-index';
import { allReadModels, readModelNames } from './read-models';

it('names every read model there is: what is not named is left out of a replay of all', () => {
  const models = allReadModels(new ContactIndex(Buffer.alloc(32)));
  expect(readModelNames).toEqual(models.map(({ name }) => name));
});

it('names each after its table, which is how a reader finds it', () => {
  for (const { name, table } of allReadModels(new ContactIndex(Buffer.alloc(32)))) expect(table.name).toBe(name);
});
