import type { Tone } from '@pilotlight/contracts/values/training';

type Wording = (what: string) => string;
type Toned = Readonly<Record<Tone, Wording>>;

export const withoutStop = (words: string): string => words.trim().replace(/\.+$/u, '');

export const wordings = {
  hours: {
    friendly: (what) => `Happy to tell you: we’re open ${what}.`,
    plain: (what) => `We’re open ${what}.`,
    formal: (what) => `Our opening hours are as follows: ${what}.`,
  },
  outside: {
    friendly: (what) => `Sorry, ${what} looks outside the area that we cover. I can still pass it on to the team.`,
    plain: (what) => `No, we don’t cover ${what}. I can still pass it on to the team.`,
    formal: (what) =>
      `I am afraid that ${what} is outside of the area that we cover. It can still be passed on to the team.`,
  },
  emergencyContact: {
    friendly: (what) => `If it can’t wait, you can reach us here: ${what}.`,
    plain: (what) => `Our emergency contact: ${what}.`,
    formal: (what) => `In urgent cases we may be reached as follows: ${what}.`,
  },
} as const satisfies Record<string, Toned>;
