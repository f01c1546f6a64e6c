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
  area: {
    friendly: (what) => `We cover ${what}.`,
    plain: (what) => `We cover ${what}.`,
    formal: (what) => `The area that we cover is as follows: ${what}.`,
  },
  inside: {
    friendly: (what) => `Good news: yes, we cover ${what}.`,
    plain: (what) => `Yes, we cover ${what}.`,
    formal: (what) => `Yes, ${what} is within the area that we cover.`,
  },
  outside: {
    friendly: (what) => `Sorry, ${what} looks outside the area that we cover. I can still pass it on to the team.`,
    plain: (what) => `No, we don’t cover ${what}. I can still pass it on to the team.`,
    formal: (what) =>
      `I am afraid that ${what} is outside of the area that we cover. It can still be passed on to the team.`,
  },
  services: {
    friendly: (what) => `Here’s what we do: ${what}.`,
    plain: (what) => `We do ${what}.`,
    formal: (what) => `Our services are as follows: ${what}.`,
  },
  does: {
    friendly: (what) => `Yes, we do that: ${what}.`,
    plain: (what) => `Yes, we do: ${what}.`,
    formal: (what) => `Yes, it is among our services: ${what}.`,
  },
  certifications: {
    friendly: (what) => `Good thing to check. We hold: ${what}.`,
    plain: (what) => `We hold: ${what}.`,
    formal: (what) => `Our certifications are as follows: ${what}.`,
  },
  emergencyContact: {
    friendly: (what) => `If it can’t wait, you can reach us here: ${what}.`,
    plain: (what) => `Our emergency contact: ${what}.`,
    formal: (what) => `In urgent cases we may be reached as follows: ${what}.`,
  },
  prices: {
    friendly: (what) => `To give you an idea: ${what}. We work out the exact price for your home.`,
    plain: (what) => `${what}. We work out the exact price for your home.`,
    formal: (what) => `The prices are as follows: ${what}. We will confirm the exact price for your home.`,
  },
} as const satisfies Record<string, Toned>;
