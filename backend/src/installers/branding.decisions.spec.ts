import type { InstallerEvent } from '@pilotlight/contracts/catalogue/catalogue';
import { type Branding, defaultBranding } from '@pilotlight/contracts/values/branding';
import { refusalOf, stateAfter } from '../testing/past';
import { changeBranding } from './branding.decisions';
import { installerAggregate } from './installer.stream';

const slug = 'leeds-heating';
const installerId = '6f0a1c52-7b52-4a53-8d43-0a6c5a1a1f01';
const created: InstallerEvent = {
  type: 'InstallerCreated',
  data: { slug, installerId, name: 'Leeds Heating', registrationSource: 'admin' },
};
const suspended: InstallerEvent = { type: 'InstallerSuspended', data: { slug, cause: 'payment' } };
const branded = (branding: Partial<Branding>): InstallerEvent => ({
  type: 'InstallerBranded',
  data: { slug, branding: { ...defaultBranding, ...branding } },
});
const given = (...past: InstallerEvent[]) => stateAfter(installerAggregate, past);
const logo = { logoUrl: 'https://leeds.example/logo.png' };

describe('an installer that brands its widget', () => {
  it('changes what it names, and all else stays, the logo that the admin set among it', () => {
    const before = given(created, branded({ ...logo, icon: '🔥' }));
    expect(changeBranding(before, { primaryColour: '#14532D', position: 'bottom-left' })).toEqual([
      branded({ ...logo, icon: '🔥', primaryColour: '#14532D', position: 'bottom-left' }),
    ]);
  });

  it('writes nothing where it looks so already', () => {
    const before = given(created, branded({ icon: '🔥' }));
    expect(changeBranding(before, { icon: '🔥', greetingMessage: defaultBranding.greetingMessage })).toEqual([]);
    expect(changeBranding(before, {})).toEqual([]);
  });

  it('may do so while it is suspended', () => {
    expect(changeBranding(given(created, suspended), { icon: '🔧' })).toEqual([branded({ icon: '🔧' })]);
  });

  it('has to be an installer', () => {
    expect(refusalOf(() => changeBranding(given(), {}))).toEqual(['No such installer', 'not-found']);
  });
});
