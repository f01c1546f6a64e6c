import type { InstallerEvent } from '@pilotlight/contracts/catalogue/catalogue';
import { defaultNotificationPreferences } from '@pilotlight/contracts/values/notification-preferences';
import { defaultAvailability } from '@pilotlight/contracts/values/availability';
import { noCalendar } from '@pilotlight/contracts/values/calendar';
import { defaultBranding } from '@pilotlight/contracts/values/branding';
import { platformTenant } from '@pilotlight/contracts/values/platform-tenant';
import { refusalOf, stateAfter } from '../testing/past';
import type { InstallerDetails } from './installer.decisions';
import { changeInstaller, createInstaller, issueApiKey } from './installer.decisions';
import { installerAggregate } from './installer.stream';
import { untrained } from './training.state';

const slug = 'leeds-heating';
const installerId = '6f0a1c52-7b52-4a53-8d43-0a6c5a1a1f01';
const apiKeyId = '6f0a1c52-7b52-4a53-8d43-0a6c5a1a1f02';
const passwordId = '6f0a1c52-7b52-4a53-8d43-0a6c5a1a1f03';
const another = '6f0a1c52-7b52-4a53-8d43-0a6c5a1a1f04';
const created: InstallerEvent[] = [
  { type: 'InstallerCreated', data: { slug, installerId, name: 'Leeds Heating', registrationSource: 'admin' } },
  { type: 'InstallerApiKeyIssued', data: { slug, credentialId: apiKeyId, keyVersion: 1 } },
];
const suspendedBy = (cause: 'admin' | 'payment'): InstallerEvent => ({
  type: 'InstallerSuspended',
  data: { slug, cause },
});
const given = (...past: InstallerEvent[]) => stateAfter(installerAggregate, past);
const form: InstallerDetails = { slug, name: 'Leeds Heating' };
const change = (details: Partial<InstallerDetails>, ...past: InstallerEvent[]): InstallerEvent[] =>
  changeInstaller(given(...created, ...past), installerId, { ...form, ...details });

describe('creating an installer', () => {
  it('begins its account with a first API key and nothing that the form left empty', () => {
    expect(createInstaller(given(), { ...form, installerId, apiKeyId })).toEqual(created);
  });

  it('writes everything that the form says, each under its own name', () => {
    const events = createInstaller(given(), {
      ...form,
      installerId,
      apiKeyId,
      contactName: 'Sam Okafor',
      emailInbox: 'leads@leeds.example',
      phoneSms: null,
      login: { installerEmail: 'sam@leeds.example', loginHash: 'ab12' },
      passwordId,
      allowedDomains: ['https://leeds.example'],
      branding: { ...defaultBranding, primaryColour: '#123456' },
    });
    expect(events.slice(2)).toEqual([
      { type: 'InstallerContactNamed', data: { slug, contactName: 'Sam Okafor' } },
      { type: 'InstallerAlertsAddressed', data: { slug, emailInbox: 'leads@leeds.example', phoneSms: null } },
      { type: 'InstallerLoginEmailSet', data: { slug, installerEmail: 'sam@leeds.example', loginHash: 'ab12' } },
      { type: 'InstallerPasswordSet', data: { slug, credentialId: passwordId } },
      { type: 'InstallerDomainsAllowed', data: { slug, allowedDomains: ['https://leeds.example'] } },
      { type: 'InstallerBranded', data: { slug, branding: { ...defaultBranding, primaryColour: '#123456' } } },
    ]);
  });

  it.each([
    ['active', []],
    ['suspended', [suspendedBy('payment')]],
  ])('refuses the slug of an %s installer', (_status, since) => {
    const decide = () => createInstaller(given(...created, ...since), { ...form, installerId: another, apiKeyId });
    expect(refusalOf(decide)).toEqual(['This slug is already taken', 'conflict']);
  });

  it('refuses the slug that the platform itself goes by', () => {
    expect(refusalOf(() => createInstaller(given(), { ...form, slug: platformTenant, installerId, apiKeyId }))).toEqual(
      ['This slug is already taken', 'conflict'],
    );
  });
});

describe('changing an installer', () => {
  it('writes nothing where nothing changed', () => {
    const domains: InstallerEvent = {
      type: 'InstallerDomainsAllowed',
      data: { slug, allowedDomains: ['https://a.example'] },
    };
    expect(change({})).toEqual([]);
    expect(change({ allowedDomains: ['https://a.example'], branding: defaultBranding }, domains)).toEqual([]);
  });

  it('names what changed, and only that', () => {
    expect(change({ name: 'Leeds Heating Ltd' })).toEqual([
      { type: 'InstallerRenamed', data: { slug, name: 'Leeds Heating Ltd' } },
    ]);
    expect(
      change(
        { allowedDomains: [] },
        { type: 'InstallerDomainsAllowed', data: { slug, allowedDomains: ['https://a.example'] } },
      ),
    ).toEqual([{ type: 'InstallerDomainsAllowed', data: { slug, allowedDomains: [] } }]);
  });

  it('leaves an absent field as it is, and clears one that is null', () => {
    const addressed: InstallerEvent = {
      type: 'InstallerAlertsAddressed',
      data: { slug, emailInbox: 'a@leeds.example', phoneSms: '07700 900142' },
    };
    expect(change({ phoneSms: null }, addressed)).toEqual([
      { type: 'InstallerAlertsAddressed', data: { slug, emailInbox: 'a@leeds.example', phoneSms: null } },
    ]);
    expect(change({}, addressed)).toEqual([]);
    expect(
      change({ contactName: null }, { type: 'InstallerContactNamed', data: { slug, contactName: 'Sam' } }),
    ).toEqual([{ type: 'InstallerContactNamed', data: { slug, contactName: null } }]);
  });

  it.each([
    ['nobody has', () => changeInstaller(given(), installerId, form)],
    ["is another's", () => changeInstaller(given(...created), another, form)],
  ])('says that there is no such installer for an id that %s', (_whose, decide) => {
    expect(refusalOf(decide)).toEqual(['No such installer', 'not-found']);
  });

  it('is open to a suspended installer too', () => {
    expect(change({ name: 'New name' }, suspendedBy('admin'))).toHaveLength(1);
  });
});

describe('a new API key', () => {
  it('takes the next version', () => {
    expect(issueApiKey(given(...created), another, null)).toEqual([
      { type: 'InstallerApiKeyIssued', data: { slug, credentialId: another, keyVersion: 2 } },
    ]);
  });

  it('is for installers only', () => {
    expect(refusalOf(() => issueApiKey(given(), another, null))).toEqual(['No such installer', 'not-found']);
  });
});

describe('an installer as its past made it', () => {
  it('keeps its account through suspension', () => {
    const past: InstallerEvent[] = [
      ...created,
      { type: 'InstallerRenamed', data: { slug, name: 'Leeds Heating Ltd' } },
      { type: 'InstallerPasswordSet', data: { slug, credentialId: passwordId } },
      { type: 'InstallerLoginEmailSet', data: { slug, installerEmail: 'sam@leeds.example', loginHash: 'ab12' } },
      suspendedBy('payment'),
    ];
    const account = {
      slug,
      installerId,
      registrationSource: 'admin',
      registrationId: null,
      name: 'Leeds Heating Ltd',
      verifications: [],
      isVerified: false,
      paysManually: false,
      refundedAt: null,
      postcode: null,
      contactName: null,
      emailInbox: null,
      phoneSms: null,
      installerEmail: 'sam@leeds.example',
      loginHash: 'ab12',
      loginSetAt: '2026-03-02T09:00:04.000Z',
      passwordId,
      apiKeyId,
      keyVersion: 1,
      formerKey: null,
      systemKeys: [],
      endedSystemKeys: [],
      allowedDomains: [],
      branding: defaultBranding,
      notificationPreferences: defaultNotificationPreferences,
      retentionDays: 365,
      consentTexts: ['You may send me offers and reminders of services'],
      availabilityConfig: defaultAvailability,
      calendar: noCalendar,
      finance: {},
      callout: {},
      customPrompts: {},
      training: untrained,
      answered: [],
    };
    expect(given(...past)).toEqual({ status: 'suspended', cause: 'payment', account });
    expect(given(...past, { type: 'InstallerResumed', data: { slug } })).toEqual({ status: 'active', account });
  });

  it('does not begin with anything but its creation', () => {
    expect(given({ type: 'InstallerRenamed', data: { slug, name: 'Ghost' } })).toEqual({ status: 'unregistered' });
  });
});
