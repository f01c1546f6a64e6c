import { ContactIndex } from '@pilotlight/event-store/personal-data/contact-index';
import { allReadModels, readModelNames } from './read-models';

it('names every read model there is: what is not named is left out of a replay of all', () => {
  const models = allReadModels(new ContactIndex(Buffer.alloc(32)));
  expect(readModelNames).toEqual(models.map(({ name }) => name));
});

it('names each after its table, which is how a reader finds it', () => {
  for (const { name, table } of allReadModels(new ContactIndex(Buffer.alloc(32)))) expect(table.name).toBe(name);
});

it('has rows shared wherever they are folded from several kinds of streams: one of them alone would not make them anew', () => {
  const folded = allReadModels(new ContactIndex(Buffer.alloc(32))).filter((model) => model.kind === 'folded');
  const fromSeveral = folded.filter(({ streams }) => streams.length > 1);
  expect(fromSeveral.map(({ name }) => name)).toContain('installers');
  expect(fromSeveral.filter(({ sharesRows }) => !sharesRows).map(({ name }) => name)).toEqual([]);
});

it('keeps of a deleted installer what tax law and the audit want, and registrations, which are of none', () => {
  const models = allReadModels(new ContactIndex(Buffer.alloc(32)))
    .filter((model) => 'outlivesInstaller' in model)
    .filter(({ name }) => name !== 'installers');
  expect(models.map(({ name }) => name)).toEqual([
    'billing',
    'billing_entries',
    'payment_log',
    'registrations',
    'platform_days',
    'audit_entries',
  ]);
  expect(models.flatMap(({ table }) => table.personal)).toEqual([]);
});
