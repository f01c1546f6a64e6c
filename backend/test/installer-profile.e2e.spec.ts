import { startTestBackend, type TestBackend } from './backend-under-test';
import { newInstaller, Visitor } from './people';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.stop());

const save = (form: object) => backend.asAdmin('POST', '/api/installers', form);

it('the whole installer is saved and shown, and its visitors are answered from it', async () => {
  const leeds = await newInstaller(backend, 'leeds');
  const profile = {
    serviceArea: { postcode: 'ls8 2ab' },
    finance: { offered: true, provider: 'Kanda', apr: '9.9% APR representative' },
    callout: { fee: 8_500, hours: 'Every day, 8 to 8' },
    customPrompts: { quote: 'Ask how old the boiler is.' },
    businessInfo: { openingHours: 'Monday to Friday, 8 to 6', services: ['Boiler repairs', 'Boiler servicing'] },
  };
  const saved = await save({ id: leeds.account['id'], slug: 'leeds', name: 'Firm leeds', ...profile });
  expect(saved.json['installer']).toMatchObject({ ...profile, serviceArea: { postcode: 'LS8 2AB' } });

  const visitor = await Visitor.of(backend, leeds);
  expect((await visitor.say('do you offer finance?')).text).toContain('Kanda');
  expect((await visitor.say('how much is your call out charge?')).text).toContain('£85');
});

it.each([
  [{ callout: { fee: 0 } }, 'Please enter a fee such as 85 or 85.50'],
  [{ serviceArea: { postcode: 'nowhere' } }, 'Please provide a valid postcode'],
  [{ customPrompts: { quote: 'x'.repeat(1_001) } }, 'At most 1,000 characters'],
  [{ calendar: { provider: 'google' } }, 'An installer connects its calendar itself, in its settings'],
])('%j is refused', async (wrong, message) => {
  const { status, json } = await save({ slug: 'refused', name: 'Refused', ...wrong });
  expect([status, json['message']]).toEqual([400, message]);
});
