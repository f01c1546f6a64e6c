import type { Branding } from '@pilotlight/contracts/values/branding';

/** As "greeting changed" says it. */
export const brandingNames = {
  primaryColour: 'primary colour',
  accentColour: 'accent colour',
  logoUrl: 'logo',
  greetingMessage: 'greeting',
  hiddenPages: 'pages without the chat',
  icon: 'icon',
  position: 'position',
} as const satisfies Record<keyof Branding, string>;
