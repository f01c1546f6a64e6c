import type { Tone } from '@pilotlight/contracts/values/training';

type Wording = (firm: string, what: string) => string;
type Toned = Readonly<Record<Tone, Wording>>;

/** A firm's own words without their full stop: the wording brings it. */
export const withoutStop = (words: string): string => words.trim().replace(/\.+$/u, '');

/** What is said of a firm, in its own tone. `what` is always its own words. */
export const wordings = {
  hours: {
    friendly: (firm, what) => `Happy to tell you: ${firm} is open ${what}.`,
    plain: (firm, what) => `${firm} is open ${what}.`,
    formal: (firm, what) => `The opening hours of ${firm} are as follows: ${what}.`,
  },
  area: {
    friendly: (firm, what) => `${firm} covers ${what}.`,
    plain: (firm, what) => `${firm} covers ${what}.`,
    formal: (firm, what) => `The area covered by ${firm} is as follows: ${what}.`,
  },
  inside: {
    friendly: (firm, what) => `Good news: yes, ${firm} covers ${what}.`,
    plain: (firm, what) => `Yes, ${firm} covers ${what}.`,
    formal: (firm, what) => `Yes, ${what} is within the area covered by ${firm}.`,
  },
  outside: {
    friendly: (firm, what) =>
      `Sorry, ${what} looks outside the area that ${firm} covers. I can still pass it on to the team.`,
    plain: (firm, what) => `No, ${firm} doesn’t cover ${what}. I can still pass it on to the team.`,
    formal: (firm, what) =>
      `I am afraid that ${what} is outside of the area covered by ${firm}. It can still be passed on to the team.`,
  },
  services: {
    friendly: (firm, what) => `Here’s what ${firm} does: ${what}.`,
    plain: (firm, what) => `${firm} does ${what}.`,
    formal: (firm, what) => `The services of ${firm} are as follows: ${what}.`,
  },
  does: {
    friendly: (firm, what) => `Yes, ${firm} does that: ${what}.`,
    plain: (firm, what) => `Yes, ${firm} does: ${what}.`,
    formal: (firm, what) => `Yes, it is among the services of ${firm}: ${what}.`,
  },
  certifications: {
    friendly: (firm, what) => `Good thing to check. ${firm} holds: ${what}.`,
    plain: (firm, what) => `${firm} holds: ${what}.`,
    formal: (firm, what) => `The certifications of ${firm} are as follows: ${what}.`,
  },
  emergencyContact: {
    friendly: (firm, what) => `If it can’t wait, you can reach ${firm} here: ${what}.`,
    plain: (firm, what) => `The emergency contact of ${firm}: ${what}.`,
    formal: (firm, what) => `In urgent cases ${firm} may be reached as follows: ${what}.`,
  },
  prices: {
    friendly: (firm, what) => `To give you an idea: ${what}. ${firm} works out the exact price for your home.`,
    plain: (firm, what) => `${what}. ${firm} works out the exact price for your home.`,
    formal: (firm, what) => `The prices are as follows: ${what}. ${firm} will confirm the exact price for your home.`,
  },
} as const satisfies Record<string, Toned>;
