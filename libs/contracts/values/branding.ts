import { z } from 'zod';
import { hiddenPagesSchema } from './hidden-pages';
import { iconSchema } from './icons';

const colourSchema = z
  .string()
  .regex(/^#[0-9a-fA-F]{6}$/, 'Please enter a colour as #RRGGBB')
  .transform((colour) => colour.toUpperCase());

const isHttpUrl = (value: string): boolean => {
  const url = URL.parse?.(value) ?? (URL.canParse(value) ? new URL(value) : null);
  return url?.protocol === 'https:' || url?.protocol === 'http:';
};

const greetingMessage = z.string().trim().max(100, 'Greeting message must be at most 100 characters');
const position = z.enum(['bottom-right', 'bottom-left']);

/** Colours are #RRGGBB. */
export const brandingSchema = z.object({
  primaryColour: colourSchema.default('#00AEEF'),
  accentColour: colourSchema.default('#0077B6'),
  logoUrl: z
    .union([z.literal(''), z.string().max(2000).refine(isHttpUrl, 'Please provide a valid logo URL')])
    .default(''),
  greetingMessage: greetingMessage.default('Hi! Need help with your boiler?'),
  icon: iconSchema.default('💬'),
  position: position.default('bottom-right'),
  hiddenPages: hiddenPagesSchema.optional(),
});

/** With every field that a branding always has. */
export const wholeBrandingSchema = brandingSchema.required().extend({ hiddenPages: hiddenPagesSchema.optional() });

export type Branding = z.infer<typeof brandingSchema>;

export const defaultBranding: Branding = brandingSchema.parse({});

/** What an installer changes of its own branding: an absent field stays as it is, an unknown one is refused. */
export const ownBrandingSchema = z
  .strictObject({
    position,
    icon: iconSchema,
    primaryColour: colourSchema,
    accentColour: colourSchema,
    greetingMessage,
    hiddenPages: hiddenPagesSchema,
  })
  .partial();
export type OwnBranding = z.infer<typeof ownBrandingSchema>;
