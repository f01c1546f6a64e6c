import { unansweredForAdmin } from '@pilotlight/contracts/http/unanswered';
import { pathOf, type Route } from '@pilotlight/contracts/http/route';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { z } from 'zod';
import type { TestBackend } from './backend-under-test';
import { type InstallerOnBoard, signIn, Visitor } from './people';

type List = z.output<typeof unansweredForAdmin.response>;

export const unansweredOf = async (backend: TestBackend, slug: string, query = ''): Promise<List> => {
  const { json, text } = await backend.asAdmin('GET', pathOf(unansweredForAdmin, { slug }) + query);
  if (!json['questions']) throw new Error(text);
  return unansweredForAdmin.response.parse(json);
};

/** A new visitor asks it, and no training answers it; once it is in the list that often. */
export const askInVain = async (
  backend: TestBackend,
  installer: InstallerOnBoard,
  question: string,
  times = 1,
): Promise<{ id: string; visitor: Visitor }> => {
  const visitor = await Visitor.of(backend, installer);
  await visitor.say(question);
  for (let tries = 0; tries < 100; tries += 1) {
    const { questions } = await unansweredOf(backend, installer.slug, '?pageSize=100');
    const found = questions.find(({ conversations }) =>
      conversations.some(({ sessionId }) => sessionId === visitor.sessionId),
    );
    if (found && found.asked >= times) return { id: found.id, visitor };
    await pause(50);
  }
  throw new Error(`“${question}” was not left open`);
};

const platformPromptBodies: Readonly<Record<string, object>> = {
  '/api/platform-prompt/draft': { over: 0, prompt: { rules: 'Be kind' } },
  '/api/platform-prompt/publish': { draft: 1, note: 'Kinder' },
  '/api/platform-prompt/roll-back': { to: 1, over: 1, note: 'As before' },
  '/api/platform-prompt/preview': { slug: 'leeds', text: 'Hello' },
  '/api/platform-prompt/try': { installers: 2, count: 5 },
};

/** A body that is in order for a call about a training or what it lacks; undefined for any other. */
export const trainingBody = (path: string): object | undefined => {
  if (path.endsWith('/training/draft')) return { over: 0, training: { customPrompt: 'Be kind' } };
  if (path.endsWith('/training/publish')) return { draft: 0 };
  if (path.endsWith('/training/preview')) return { text: 'Hello' };
  if (path.endsWith('/training/try')) return { count: 5 };
  if (path.startsWith('/api/platform-prompt')) return platformPromptBodies[path];
  if (/\/:questionId\/(?:answer|suggest)$/.test(path)) return { answer: 'Yes, all but American Express.' };
  return undefined;
};

const meansOfPayment = ['cards', 'cheques', 'PayPal', 'Klarna', 'vouchers', 'Bitcoin', 'gold'];
let asked = 0;

/** A question of the installer's own, and a suggestion where the call is about one. */
export const questionFor = async (
  backend: TestBackend,
  installer: InstallerOnBoard,
  { path }: Route,
): Promise<{ questionId: string; suggestionId: string }> => {
  const nobodys = { questionId: randomUUID(), suggestionId: randomUUID() };
  if (!/:questionId|:suggestionId/.test(path)) return nobodys;
  const means = meansOfPayment[asked % meansOfPayment.length];
  asked += 1;
  const { id: questionId } = await askInVain(backend, installer, `Do you take ${means}?`);
  if (!path.includes(':suggestionId')) return { ...nobodys, questionId };
  const token = await signIn(backend, installer);
  const body = { answer: 'Yes, we do.' };
  await backend.call('POST', `/api/installer/unanswered/${questionId}/suggest`, { token, body });
  const { suggestions } = await unansweredOf(backend, installer.slug);
  const suggestionId = suggestions.find((each) => each.questionId === questionId)?.id;
  return suggestionId === undefined ? nobodys : { questionId, suggestionId };
};
