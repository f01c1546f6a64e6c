import type { Page } from 'playwright-core';
import type { Product } from './product';

/** Somebody of the demo firm, who answers by the dashboard's own calls. */
export const answererOf = async ({ address, demoInstaller }: Product) => {
  const ask = async (path: string, token: string, body?: object): Promise<{ token: string }> => {
    const answer = await fetch(`${address}/api/installer/${path}`, {
      method: 'POST',
      headers: { ...(body && { 'content-type': 'application/json' }), authorization: `Bearer ${token}` },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
    return await answer.json();
  };
  const { token } = await ask('login', '', { ...demoInstaller, rememberMe: false });
  return {
    reply: (sessionId: string, text: string) =>
      ask(`conversations/${sessionId}/reply`, token, { messageId: crypto.randomUUID(), text }),
    act: (sessionId: string, what: 'take-over' | 'hand-back' | 'typing') =>
      ask(`conversations/${sessionId}/${what}`, token),
  };
};

/** The id of the session that the page's widget opens next. */
export const sessionOf = async (page: Page): Promise<string> => {
  const opened = await page.waitForResponse((response) => response.url().endsWith('/access'));
  const { sessionId }: { sessionId: string } = await opened.json();
  return sessionId;
};
