import type { Channel, NotificationEvent } from '@pilotlight/contracts/values/notification-event';
import {
  noMethodMessage,
  type NotificationPreferences,
  type NotificationPreferencesForm,
  preferencesAfter,
  type QuietHours,
} from '@pilotlight/contracts/values/notification-preferences';
import { useState } from 'react';
import { changedPreferences, quietHoursFaults, toKeep } from './preference-changes';

export interface PreferenceDraft {
  /** As the screen shows them: what is kept, with what was changed. Times are as they were typed. */
  readonly preferences: NotificationPreferences;
  /** What was changed and is not kept yet, in words. */
  readonly changed: readonly string[];
  /** Why it can't be kept, where something stands in the way. */
  readonly fault: 'no-method' | 'quiet-hours' | null;
  /** What was changed, for the call that keeps it. */
  readonly edits: NotificationPreferencesForm;
  readonly switchChannel: (channel: Channel, on: boolean) => void;
  readonly switchEvent: (event: NotificationEvent, on: boolean) => void;
  readonly setQuietHours: (change: Partial<QuietHours>) => void;
  readonly switchTextsAbroad: (on: boolean) => void;
  readonly discard: () => void;
  /** Told once the edits are kept; what was changed since stays. */
  readonly settle: () => void;
}

export const noMethod = { variant: 'destructive', title: noMethodMessage } as const;

/** Preferences being edited over those that are kept, which may change underneath. */
export const usePreferenceDraft = (kept: NotificationPreferences): PreferenceDraft => {
  const [made, setMade] = useState<NotificationPreferencesForm>({});
  // Kept by the server, and shown until what is kept here says the same: else the old would come up once more.
  const [settled, setSettled] = useState<NotificationPreferencesForm | null>(null);
  const preferences = preferencesAfter(kept, made);
  const edits = toKeep(made, preferences.quietHours.enabled);
  const faults = quietHoursFaults(preferences.quietHours);
  const isReached = Object.values(preferences.channels).includes(true);
  const wrongTime = faults.start ?? faults.end;
  const changed = changedPreferences(kept, preferencesAfter(kept, edits));
  if (settled === made && changed.length === 0) {
    setMade({});
    setSettled(null);
  }
  return {
    preferences,
    changed: settled === made ? [] : changed,
    fault: isReached ? (wrongTime ? 'quiet-hours' : null) : 'no-method',
    edits,
    switchChannel: (channel, on) => setMade((now) => ({ ...now, channels: { ...now.channels, [channel]: on } })),
    switchEvent: (event, on) => setMade((now) => ({ ...now, events: { ...now.events, [event]: on } })),
    setQuietHours: (change) => setMade((now) => ({ ...now, quietHours: { ...now.quietHours, ...change } })),
    switchTextsAbroad: (textsAbroad) => setMade((now) => ({ ...now, textsAbroad })),
    discard: () => setMade({}),
    settle: () => {
      setSettled(edits);
      setMade((now) => (now === made ? edits : now));
    },
  };
};
