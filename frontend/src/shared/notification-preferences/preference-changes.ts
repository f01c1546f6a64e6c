import { channels, type NotificationEvent } from '@pilotlight/contracts/values/notification-event';
import {
  clockTimeSchema,
  endlessQuietMessage,
  type NotificationPreferences,
  type NotificationPreferencesForm,
  type QuietHours,
} from '@pilotlight/contracts/values/notification-preferences';
import { tidiedTime } from '../../ui/clock-time';
import { channelInSentence, eventColumns, eventNames } from './preference-names';

const allEvents: readonly NotificationEvent[] = eventColumns.flat().flatMap(({ events }) => events);

/** How many of the events are on: "10 of 12 on". */
export const eventsOn = (events: NotificationPreferences['events']): string =>
  `${allEvents.filter((event) => events[event]).length} of ${allEvents.length} on`;

/** What was changed, as it is to be kept: times in their right form, and none where quiet hours are off. */
export const toKeep = (edits: NotificationPreferencesForm, areQuiet: boolean): NotificationPreferencesForm => {
  const { quietHours } = edits;
  if (!quietHours) return edits;
  const { start, end, ...rest } = quietHours;
  return {
    ...edits,
    quietHours: {
      ...rest,
      ...(areQuiet && start !== undefined && { start: tidiedTime(start) }),
      ...(areQuiet && end !== undefined && { end: tidiedTime(end) }),
    },
  };
};

/** What differs, in words, in the order of the screen. */
export const changedPreferences = (before: NotificationPreferences, after: NotificationPreferences): string[] => {
  const quiet = [before, after].map(({ quietHours: { enabled, start, end } }) => `${enabled} ${start} ${end}`);
  return [
    ...channels
      .filter((channel) => before.channels[channel] !== after.channels[channel])
      .map((channel) => `${channelInSentence[channel]} alerts`),
    ...allEvents
      .filter((event) => before.events[event] !== after.events[event])
      .map((event) => eventNames[event].toLowerCase()),
    ...(quiet[0] === quiet[1] ? [] : ['quiet hours']),
  ];
};

const faultOf = (time: string): string | undefined =>
  clockTimeSchema.safeParse(tidiedTime(time)).error?.issues[0]?.message;

type TimeFaults = Readonly<Partial<Record<'start' | 'end', string | undefined>>>;

/** What is wrong with quiet hours, field by field; nothing where they are off. */
export const quietHoursFaults = ({ enabled, start, end }: QuietHours): TimeFaults => {
  if (!enabled) return {};
  const faults = { start: faultOf(start), end: faultOf(end) };
  if (faults.start || faults.end || tidiedTime(start) !== tidiedTime(end)) return faults;
  return { end: endlessQuietMessage };
};
