import { installerFormSchema } from '@pilotlight/contracts/http/installers';
import { widgetChat } from '@pilotlight/contracts/http/widget';
import type { z } from 'zod';
import { ZodInput } from './zod-input.pipe';

const said = (schema: z.ZodType, value: unknown): string => {
  try {
    new ZodInput(schema).transform(value);
  } catch (error) {
    if (error instanceof Error) return error.message;
  }
  return '';
};
const form = { slug: 'leeds-heating', name: 'Leeds Heating' };

it.each([
  [{ ...form, slug: 'Leeds Heating' }, 'Slug must be lowercase alphanumeric with hyphens'],
  [{ ...form, slug: '' }, 'Slug must be lowercase alphanumeric with hyphens'],
  [{ ...form, name: '  ' }, 'Business name is required'],
  [{ ...form, allowedDomains: ['https://a.example', 'x'] }, 'Invalid URL: x'],
  [{ ...form, installerEmail: 'nobody' }, 'Invalid email address'],
  [{ ...form, emailInbox: 'nobody' }, 'Invalid email address'],
  [{ ...form, installerPassword: 'short' }, 'Password must be at least 8 characters'],
  [{ ...form, branding: { primaryColour: 'blue' } }, 'Please enter a colour as #RRGGBB'],
])("says in the product's words what to put right: %j", (body, message) => {
  expect(said(installerFormSchema, body)).toBe(message);
});

it("names the field where the words don't", () => {
  expect(said(installerFormSchema, { slug: 'leeds' })).toMatch(/^name: /);
  expect(said(widgetChat.body, undefined)).toMatch(/^sessionId: /);
  expect(said(widgetChat.body, 'text')).toMatch(/^Invalid input/);
});

it('drops what the contract does not know', () => {
  const taken = new ZodInput(installerFormSchema).transform({
    ...form,
    status: 'active',
    apiKey: 'x',
    paymentStatus: 'active',
  });
  expect(taken).toEqual(form);
});
