import type { InstallerEvent } from '@pilotlight/contracts/catalogue/catalogue';
import {
  defaultNotificationPreferences as usual,
  endlessQuietMessage,
  noMethodMessage,
  type NotificationPreferences,
  type NotificationPreferencesForm,
} from '@pilotlight/contracts/values/notification-preferences';
import { refusalOf, stateAfter } from '../testing/past';
import { changeInstaller, createInstaller, preferNotifications } from './installer.decisions';
import { installerAggregate } from './installer.stream';

const slug = 'leeds-heating';
const installerId = '6f0a1c52-7b52-4a53-8d43-0a6c5a1a1f01';
const apiKeyId = '6f0a1c52-7b52-4a53-8d43-0a6c5a1a1f02';
const created: InstallerEvent = {
  type: 'InstallerCreated',
  data: { slug, installerId, name: 'Leeds Heating', registrationSource: 'admin' },
};
const suspended: InstallerEvent = { type: 'InstallerSuspended', data: { slug, cause: 'payment' } };
const preferred = (notificationPreferences: NotificationPreferences): InstallerEvent => ({
  type: 'InstallerNotificationsPreferred',
  data: { slug, notificationPreferences },
});
const given = (...past: InstallerEvent[]) => stateAfter(installerAggregate, past);
const byText = { ...usual, channels: { email: false, sms: true, whatsapp: false } };
const noChannel = { channels: { email: false } };
const endlessQuiet = { quietHours: { enabled: true, start: '07:00' } };

describe('an installer that changes how it is told', () => {
  it('changes what it names, and all else stays', () => {
    const form = { channels: { sms: true }, events: { dailySummary: true }, quietHours: { enabled: true } };
    expect(preferNotifications(given(created), form)).toEqual([
      preferred({
        channels: { email: true, sms: true, whatsapp: false },
        events: { ...usual.events, dailySummary: true },
        quietHours: { ...usual.quietHours, enabled: true },
      }),
    ]);
  });

  it('writes nothing where it is told so already, said again or not', () => {
    expect(preferNotifications(given(created), usual)).toEqual([]);
    expect(preferNotifications(given(created, preferred(byText)), { channels: { sms: true } })).toEqual([]);
    expect(preferNotifications(given(created), {})).toEqual([]);
  });

  it('is sent texts abroad where it says so, and not by default', () => {
    const abroad = { ...usual, textsAbroad: true };
    expect(preferNotifications(given(created), { textsAbroad: true })).toEqual([preferred(abroad)]);
    expect(preferNotifications(given(created), { textsAbroad: false })).toEqual([]);
    expect(preferNotifications(given(created, preferred(abroad)), { textsAbroad: false })).toEqual([preferred(usual)]);
    expect(preferNotifications(given(created, preferred(abroad)), { channels: { email: true } })).toEqual([]);
  });

  it('may do so while it is suspended', () => {
    expect(preferNotifications(given(created, suspended), byText)).toEqual([preferred(byText)]);
  });

  it.each<[string, NotificationPreferencesForm, string, ...InstallerEvent[]]>([
    ['without a way to be told', noChannel, noMethodMessage],
    ['once its last way is off', { channels: { sms: false } }, noMethodMessage, preferred(byText)],
    ['with quiet hours that never end', endlessQuiet, endlessQuietMessage],
  ])('is refused %s', (_what, form, message, ...past) => {
    expect(refusalOf(() => preferNotifications(given(created, ...past), form))).toEqual([message, 'invalid']);
  });

  it('may have quiet hours of no length as long as they are off', () => {
    const off = { ...usual.quietHours, start: '07:00' };
    expect(preferNotifications(given(created), { quietHours: { start: '07:00' } })).toEqual([
      preferred({ ...usual, quietHours: off }),
    ]);
  });

  it('has to be an installer', () => {
    expect(refusalOf(() => preferNotifications(given(), usual))).toEqual(['No such installer', 'not-found']);
  });
});

describe("the admin's form", () => {
  const form = { slug, name: 'Leeds Heating' };

  it('says the same of a new installer and of one that there is', () => {
    const notificationPreferences = { channels: { email: false, sms: true } };
    const ofNew = createInstaller(given(), { ...form, installerId, apiKeyId, notificationPreferences });
    expect(ofNew.slice(2)).toEqual([preferred(byText)]);
    expect(changeInstaller(given(created), installerId, { ...form, notificationPreferences })).toEqual([
      preferred(byText),
    ]);
  });

  it('is refused with the same words', () => {
    const wrong = { ...form, notificationPreferences: noChannel };
    const refused = [noMethodMessage, 'invalid'];
    expect(refusalOf(() => createInstaller(given(), { ...wrong, installerId, apiKeyId }))).toEqual(refused);
    expect(refusalOf(() => changeInstaller(given(created), installerId, wrong))).toEqual(refused);
  });

  it('that says nothing of it leaves it as it is', () => {
    expect(changeInstaller(given(created, preferred(byText)), installerId, form)).toEqual([]);
  });
});
