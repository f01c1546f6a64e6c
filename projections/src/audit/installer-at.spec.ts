import { recorded } from '../testing/log-writer';
import { installer } from '../testing/story';
import { installerAt, shownFields } from './installer-at';

const acme = installer('acme-heating');
const at = '2026-11-20T10:00:00.000Z';
const registered = {
  type: 'InstallerCreated',
  data: {
    slug: 'acme-heating',
    installerId: '018f5b7e-1111-4111-8111-111111111111',
    name: 'Acme',
    registrationSource: 'website',
  },
} as const;

it('shows a registration on the website as pending, as the dashboards and the audit page do', () => {
  const stood = installerAt(recorded([{ event: registered, at }]), Date.parse(at));
  expect(stood && shownFields(stood.fields)).toMatchObject({ status: 'pending', registration_source: 'website' });
});

it('knows no account before it was made', () => {
  const stream = recorded([{ event: acme.created('Acme'), at }]);
  expect(installerAt(stream, Date.parse(at) - 1)).toBeNull();
});
