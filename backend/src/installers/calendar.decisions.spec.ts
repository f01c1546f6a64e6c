import type { InstallerEvent } from '@pilotlight/contracts/catalogue/catalogue';
import { stateAfter } from '../testing/past';
import { connectCalendar, disconnectCalendar } from './calendar.decisions';
import { type InstallerState, unregistered } from './installer.state';
import { installerAggregate } from './installer.stream';

const slug = 'leeds';
const created: InstallerEvent = {
  type: 'InstallerCreated',
  data: {
    slug,
    installerId: '018f5b7e-0000-4000-8000-000000000009',
    name: 'Leeds Heating',
    registrationSource: 'admin',
  },
};
const connected: InstallerEvent = { type: 'InstallerCalendarConnected', data: { slug, provider: 'google' } };
const disconnected: InstallerEvent = { type: 'InstallerCalendarDisconnected', data: { slug, provider: 'google' } };
const after = (...events: readonly InstallerEvent[]): InstallerState =>
  stateAfter(installerAggregate, [created, ...events]);

it('connects a calendar, also another account where one is connected', () => {
  expect(connectCalendar(after())).toEqual([connected]);
  expect(connectCalendar(after(connected))).toEqual([connected]);
});

it('disconnects one that is connected, once', () => {
  expect(disconnectCalendar(after(connected))).toEqual([disconnected]);
  expect(disconnectCalendar(after(connected, disconnected))).toEqual([]);
  expect(disconnectCalendar(after())).toEqual([]);
});

it('does neither for an installer that there is not', () => {
  for (const decide of [connectCalendar, disconnectCalendar])
    expect(() => decide(unregistered)).toThrow('No such installer');
});
