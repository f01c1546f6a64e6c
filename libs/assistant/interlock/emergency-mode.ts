import type { Hazard } from '@pilotlight/contracts/values/safety';
import { likenedRule } from './check-safety';

/** "certain": by a rule or a yes, and for good. "likened": by likeness alone, until a clear no. */
export type EmergencyMode = {
  readonly denied: readonly Hazard[];
  /** How many messages came up to the newest denial: they are settled with it. */
  readonly settled: number;
} & ({ readonly kind: 'off' } | { readonly kind: 'likened' | 'certain'; readonly hazard: Hazard });

export const noEmergency: EmergencyMode = { kind: 'off', denied: [], settled: 0 };

export const isOn = ({ kind }: EmergencyMode): boolean => kind !== 'off';

export const isStoodDown = ({ kind, denied }: EmergencyMode): boolean => kind === 'off' && denied.length > 0;

export const deniableIn = (mode: EmergencyMode): Hazard | null => (mode.kind === 'likened' ? mode.hazard : null);

export const dangerOf = (mode: EmergencyMode): { readonly hazard: Hazard; readonly deniable: boolean } | null =>
  mode.kind === 'off' ? null : { hazard: mode.hazard, deniable: mode.kind === 'likened' };

/** A rule's hit is for good; one by likeness alone takes nothing back from it. Water takes no graver danger's place. */
export const afterHazard = (
  mode: EmergencyMode,
  { hazard, rule }: { readonly hazard: Hazard; readonly rule: string },
): EmergencyMode => {
  const kind = mode.kind === 'certain' || rule !== likenedRule ? 'certain' : 'likened';
  const isLess = mode.kind !== 'off' && hazard === 'water-electrics';
  return { ...mode, kind, hazard: isLess ? mode.hazard : hazard };
};

/** The firm has seen to what is urgent, and knows more than any rule: settled like a denial, whatever raised it. */
export const afterFirmsWord = (mode: EmergencyMode, messages: number): EmergencyMode =>
  mode.kind === 'off'
    ? { ...mode, settled: messages }
    : { kind: 'off', denied: [...mode.denied, mode.hazard], settled: messages };

/** `messages` counts the denial too. Nothing takes back what is certain. */
export const afterDenial = (mode: EmergencyMode, messages: number): EmergencyMode =>
  mode.kind === 'likened' ? { kind: 'off', denied: [...mode.denied, mode.hazard], settled: messages } : mode;
