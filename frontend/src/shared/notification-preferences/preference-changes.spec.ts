import {
  defaultNotificationPreferences as usual,
  type NotificationPreferencesForm,
  preferencesAfter,
} from '@pilotlight/contracts/values/notification-preferences';
import { changedPreferences, eventsOn, quietHoursFaults, toKeep } from './preference-changes';

const quiet = (start: string, end: string, enabled = true) => ({ ...usual.quietHours, enabled, start, end });

it('counts the events that are on', () => {
  expect(eventsOn(usual.events)).toBe('10 of 12 on');
  expect(eventsOn({ ...usual.events, dailySummary: true })).toBe('11 of 12 on');
});

it.each<[string[], NotificationPreferencesForm]>([
  [[], {}],
  [[], { channels: { email: true }, quietHours: { end: '07:00' } }],
  [['email alerts', 'SMS alerts', 'WhatsApp alerts'], { channels: { whatsapp: true, sms: true, email: false } }],
  [['call-back requested', 'daily summary'], { events: { dailySummary: true, callbackRequested: false } }],
  [['texts to numbers abroad'], { textsAbroad: true }],
  [[], { textsAbroad: false }],
  [['quiet hours'], { quietHours: { enabled: true, start: '20:00' } }],
])('what was changed is called %j', (names, form) => {
  expect(changedPreferences(usual, preferencesAfter(usual, form))).toEqual(names);
});

it('keeps times in their right form, and none where no hours are quiet', () => {
  const edits = { channels: { sms: true }, quietHours: { start: '9pm', end: '7' } };
  expect(toKeep(edits, true)).toEqual({ channels: { sms: true }, quietHours: { start: '21:00', end: '07:00' } });
  expect(toKeep({ quietHours: { enabled: false, start: 'late' } }, false)).toEqual({ quietHours: { enabled: false } });
});

it.each([
  ['21:00', '07:00', {}],
  ['9pm', '7', {}],
  ['late', '07:00', { start: 'Enter a time, such as 21:00' }],
  ['21:00', '', { end: 'Enter a time, such as 21:00' }],
  ['7', '07:00', { end: 'Quiet hours must end at another time than they start' }],
])('quiet hours from %s to %s have the faults %j', (start, end, faults) => {
  expect(quietHoursFaults(quiet(start, end))).toEqual(faults);
});

it('finds no fault with quiet hours that are off', () => {
  expect(quietHoursFaults(quiet('late', '', false))).toEqual({});
});
