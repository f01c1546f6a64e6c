import type { ConversationEvent, RecordedEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { AlarmVerdict, StandDown } from '@pilotlight/contracts/values/alarm';
import { afterFirmsWord, type EmergencyMode } from '@pilotlight/assistant/interlock/emergency-mode';
import type { Turn } from './turn.state';

export interface Alarm {
  readonly messageId: string;
  readonly at: string;
}

export interface Alarms {
  /** Messages of danger or a household in need, or asked about, that the installer hasn't dealt with. */
  readonly standing: readonly Alarm[];
  /** Null where nothing was cleared, or it was taken back. `mode` is the one before. */
  readonly cleared: {
    readonly verdict: AlarmVerdict;
    readonly by: string;
    readonly at: string;
    readonly alarms: readonly Alarm[];
    readonly mode: EmergencyMode;
  } | null;
  /** The visitor took the danger back, and told of none since. */
  readonly stoodDown: { readonly basis: StandDown; readonly at: string } | null;
}

export const noAlarms: Alarms = { standing: [], cleared: null, stoodDown: null };

const joined = (before: readonly Alarm[], added: readonly Alarm[]): readonly Alarm[] => [
  ...before,
  ...added.filter(({ messageId }) => before.every((alarm) => alarm.messageId !== messageId)),
];

type Raised = RecordedEvent<
  Extract<
    ConversationEvent,
    { type: 'SafetyHazardDetected' | 'SafetyClarificationAsked' | 'VulnerableHouseholdFlagged' }
  >
>;

/** A message raises one alarm, whatever all it tells of. */
export const withAlarm = (
  { alarms }: { readonly alarms: Alarms },
  { type, data, at }: Raised,
): { readonly alarms: Alarms } => ({
  alarms: {
    ...alarms,
    standing: joined(alarms.standing, [{ messageId: data.messageId, at }]),
    stoodDown: type === 'SafetyHazardDetected' ? null : alarms.stoodDown,
  },
});

interface Alarmed {
  readonly alarms: Alarms;
  readonly mode: EmergencyMode;
  readonly turns: readonly Turn[];
}

type Said = RecordedEvent<Extract<ConversationEvent, { type: 'AlarmCleared' | 'AlarmReopened' }>>;

/** The assistant answers as before, and hears any danger anew. */
export const afterAlarmWork = (
  { alarms, mode, turns }: Alarmed,
  event: Said,
): { readonly alarms: Alarms; readonly mode: EmergencyMode } => {
  switch (event.type) {
    case 'AlarmCleared': {
      const { verdict, clearedBy: by } = event.data;
      const changed = alarms.standing.length === 0 ? alarms.cleared : null;
      return {
        alarms: {
          ...alarms,
          standing: [],
          cleared: {
            verdict,
            by,
            at: event.at,
            alarms: changed?.alarms ?? alarms.standing,
            mode: changed?.mode ?? mode,
          },
        },
        mode: afterFirmsWord(mode, turns.length),
      };
    }
    case 'AlarmReopened': {
      if (!alarms.cleared) return { alarms, mode };
      const standing = joined(alarms.cleared.alarms, alarms.standing);
      return { alarms: { ...alarms, standing, cleared: null }, mode: mode.kind === 'off' ? alarms.cleared.mode : mode };
    }
  }
};
