import type { ChannelHealth, PlatformHealth, ProviderState } from '@pilotlight/contracts/http/platform-health';

const at = '2026-11-19T13:08:42.000Z';

export const provider = (use: ProviderState['use'], changed: Partial<ProviderState> = {}): ProviderState => ({
  use,
  by: 'nobody',
  lastSuccessAt: null,
  lastFailureAt: null,
  failures: 0,
  fault: null,
  restsUntil: null,
  ...changed,
});

export const channel = (name: ChannelHealth['channel'], changed: Partial<ChannelHealth> = {}): ChannelHealth => ({
  channel: name,
  queued: 0,
  overdueSeconds: 0,
  retrying: 0,
  sent: 0,
  failed: 0,
  unknown: 0,
  lastSuccessAt: null,
  lastFailureAt: null,
  ...changed,
});

/** A platform of which nothing is wrong. */
export const well: PlatformHealth = {
  at,
  writable: true,
  readModels: ['conversations', 'unanswered_questions'].map((name) => ({ name, lagMs: 0, kept: true, quarantined: 0 })),
  jobs: { waiting: 0, oldestSeconds: 0 },
  channels: [channel('email', { sent: 1_204, lastSuccessAt: at }), channel('sms'), channel('whatsapp')],
  providers: [
    provider('email', { by: 'ses' }),
    provider('texts', { by: 'outbox' }),
    provider('assistant', { by: 'openai', lastSuccessAt: '2026-11-19T13:00:00.000Z' }),
    provider('payments'),
    provider('files', { by: 'store', lastSuccessAt: at }),
  ],
  setAside: [],
};
