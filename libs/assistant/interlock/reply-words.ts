/** What the assistant must never say, as pairs of an act and the thing it is done to. */
export const replyWords = {
  never: {
    en: 'never, dont, do not, cannot, cant, shouldnt, should not, mustnt, must not, not, avoid, without, rather than, wont, nobody, no one, only a',
  },
  condition: { en: 'if, unless, until, whether, when, where, as long as, make sure, only' },
  safeClaim: {
    en: 'fine to stay, ok to stay, okay to stay, nothing dangerous, it is safe, its safe, is safe, are safe, is perfectly safe, perfectly safe, completely safe, totally safe, youre safe, you are safe, is not dangerous, isnt dangerous, not dangerous, nothing to worry about, no danger, no need to worry, safe to use, safe to stay, safe to carry on, quite safe, harmless, looks safe, sounds safe, no risk, safe enough',
  },
  stayClaim: {
    en: 'no need to leave, no need to evacuate, no need to get out, no need to go outside, no need to call, no need to ring, do not need to leave, dont need to leave, do not need to call, dont need to call, do not need to ring, dont need to ring, carry on as normal, just open a window, wait inside, stay inside, stay indoors',
  },
  open: {
    en: 'pop the, prise, quarter turn, half turn, remove, removing, take off, taking off, unscrew, unscrewing, open, opening, open up, take the, lift off, pull off, dismantle, take apart, undo, loosen, adjust, adjusting, strip, disconnect, clean, replace, unclip, pop off, slide off',
  },
  sealedPart: {
    en: 'boiler cover, cover, casing, case, front panel, panel, gas valve, flue, burner, burners, combustion chamber, heat exchanger, gas pipe, gas union, boiler front, boiler door, electrode, electrodes, pilot jet, gas jet, injector, fan, pcb, seal, inner case, sump',
  },
  bypass: {
    en: 'bypass, bypassing, override, overriding, disable, disabling, tape over, block, short out, shorting, link out, bridge, jumper, ignore, silence, take the battery out of, remove the battery from, wedge, unplug',
  },
  safetyDevice: {
    en: 'thermostat terminals, terminals, safety device, safety valve, relief valve, pressure relief valve, alarm, co alarm, thermal fuse, overheat stat, overheat thermostat, interlock, pressure switch, air pressure switch, flame sensor, thermocouple, tilt switch, safety switch, high limit stat, limit stat, lockout, detector, vent, air vent, cut out',
  },
  resetAgain: {
    en: 'press reset five, press reset four, press reset six, press reset three, press reset a few, press reset several, press reset twice, keep resetting, keep pressing reset, reset it again, reset again, reset it a few times, reset it several times, reset a few times, reset a couple of times, reset repeatedly, repeatedly reset, reset it twice, reset twice, reset it three times, reset three times, press reset again, press reset until, reset it until, reset until, reset as often, several resets, multiple resets, keep trying the reset, press reset several times, press reset a few times, reset it as many',
  },
  diagnosis: {
    en: 'fault code, error code, means that, diagnose, diagnosis, probably the, most likely the, likely a faulty, could be a faulty, sounds like a faulty, sounds like the, is caused by, the cause is, try pressing reset, press reset, reset the boiler, reset your boiler, top up the pressure, topping up, repressurise, relight, check the pressure, check the thermostat, book a service, book you in, book a visit',
  },
} as const;

export type ReplySign = keyof typeof replyWords;
export type Prohibition = {
  readonly id:
    'declared-safe' | 'sealed-part-opened' | 'safety-device-bypassed' | 'repeated-reset' | 'diagnosis-in-emergency';
  readonly act: ReplySign;
  readonly thing?: ReplySign;
  readonly excusedBy: readonly ReplySign[];
  readonly onlyInEmergency?: boolean;
};

export const prohibitions: readonly Prohibition[] = [
  { id: 'declared-safe', act: 'safeClaim', excusedBy: ['never', 'condition'] },
  { id: 'declared-safe', act: 'stayClaim', excusedBy: ['never'], onlyInEmergency: true },
  { id: 'sealed-part-opened', act: 'open', thing: 'sealedPart', excusedBy: ['never'] },
  { id: 'safety-device-bypassed', act: 'bypass', thing: 'safetyDevice', excusedBy: ['never'] },
  { id: 'repeated-reset', act: 'resetAgain', excusedBy: ['never'] },
  { id: 'diagnosis-in-emergency', act: 'diagnosis', excusedBy: [], onlyInEmergency: true },
];
