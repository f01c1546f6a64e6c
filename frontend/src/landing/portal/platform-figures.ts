import type { FigureName } from './figure-names';

const memberOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/** The figures as they are shown. What the answer leaves out counts as 0. */
export const figuresIn = (answer: unknown): Readonly<Record<FigureName, string>> => {
  const stats = memberOf(answer, 'stats');
  const figure = (name: FigureName): number => {
    const told = memberOf(stats, name);
    return typeof told === 'number' && Number.isFinite(told) ? told : 0;
  };
  return {
    totalConversations: figure('totalConversations').toLocaleString('en-GB'),
    avgConversionRate: `+${figure('avgConversionRate').toFixed(1)}%`,
    activeInstallers: figure('activeInstallers').toLocaleString('en-GB'),
  };
};

const healthWords: Readonly<Record<string, readonly [look: string, words: string]>> = {
  ready: ['good', 'Everything is working.'],
  degraded: ['warn', 'Chats and dashboards work. Some extras, such as photos, may not right now.'],
  'not ready': ['bad', 'Chats and dashboards may not answer right now.'],
};

/** What `/readyz` means for who uses the platform, and how it looks. */
export const healthIn = (answer: unknown): readonly [look: string, words: string] =>
  healthWords[String(memberOf(answer, 'status'))] ?? ['bad', 'The status can’t be loaded right now.'];
