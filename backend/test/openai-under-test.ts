import type { OpenAiSettings } from '../src/gateways/assistant/openai/openai-settings';

/** Nobody's: whatever shows it has leaked it. */
export const openAiKey = 'sk-canary-5b1f9a';
export const plenty = { tokens: 1e9, pence: 1e6, milliseconds: 1e9 };

/** A model at that address, quick to give up and with room for everything. */
export const openAiAt = (baseUrl: string, more: Partial<OpenAiSettings> = {}): OpenAiSettings => ({
  access: { apiKey: openAiKey, baseUrl, model: 'gpt-under-test' },
  prices: { input: 60, output: 360 },
  patience: 1_500,
  limits: { session: plenty, tenantDay: plenty, day: plenty },
  ...more,
});
