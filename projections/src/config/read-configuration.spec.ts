import { InvalidConfiguration, readConfiguration } from './read-configuration';

it('takes the database that is named', () => {
  expect(readConfiguration({ DATABASE_URL: 'postgres://host/db' })).toMatchObject({
    DATABASE_URL: 'postgres://host/db',
  });
});

it.each([
  [{}, 'DATABASE_URL'],
  [{ DATABASE_URL: '' }, 'DATABASE_URL'],
  [{ DATABASE_URL: 'mysql://secret@host/db' }, 'DATABASE_URL'],
])('names a setting that is missing or wrong, never what it holds', (environment, variable) => {
  const reading = () => readConfiguration(environment);
  expect(reading).toThrow(InvalidConfiguration);
  expect(reading).toThrow(expect.objectContaining({ variables: [variable] }));
  expect(reading).not.toThrow(/secret/);
});
