import type { RenderedMessage } from '@pilotlight/notifications/render';
import type { VerificationTokens } from '../../secrets/verification-tokens';

const page = '/installer/verify?token=';

/** As it stands in words that are kept: the link's id, which verifies nothing, in place of its token. */
export const keptVerificationLink = (verificationId: string): string => `${page}${verificationId}`;

const kept = /(\/installer\/verify\?token=)([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/g;

/** The words as their reader gets them. */
export const withVerificationToken = (
  message: RenderedMessage,
  { slug, eventType }: { readonly slug: string; readonly eventType: string },
  tokens: VerificationTokens,
): RenderedMessage =>
  eventType === 'verify_email'
    ? { ...message, text: message.text.replaceAll(kept, (_, link: string, id: string) => link + tokens.of(slug, id)) }
    : message;
