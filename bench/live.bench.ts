import { adminLogin, installerLogin } from '@pilotlight/contracts/http/access';
import { listInstallers } from '@pilotlight/contracts/http/installers';
import { widgetAccess } from '@pilotlight/contracts/http/widget';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { openBrowser } from '../e2e/browser';
import { startProduct, type Product } from '../e2e/product';
import type { Measurement } from './measurement';

const dashboards = 500;
const sessions = 10;
const events = 40;

const json = { 'content-type': 'application/json' };
const percentile = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? 0;

const post = async (url: string, body: unknown, headers: Readonly<Record<string, string>> = {}): Promise<unknown> => {
  const answer = await fetch(url, { method: 'POST', headers: { ...json, ...headers }, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
};

/** Keeps a dashboard's stream open and reads it away. */
const openDashboard = async (address: string, token: string): Promise<() => void> => {
  const leaving = new AbortController();
  const answer = await fetch(`${address}/api/installer/live`, {
    headers: { authorization: `Bearer ${token}`, accept: 'text/event-stream' },
    signal: leaving.signal,
  });
  if (!answer.ok || !answer.body) throw new Error(`A dashboard was answered ${answer.status}`);
  const reader = answer.body.getReader();
  await reader.read();
  void (async () => {
    while (!(await reader.read()).done);
  })().catch(() => undefined);
  return () => leaving.abort();
};

/** The demo installer, once the list shows it: a product that has just been started may be ready before. */
const firstInstaller = async (address: string, token: string) => {
  for (let tries = 0; tries < 50; tries += 1) {
    const answer = await fetch(`${address}/api/installers`, { headers: { authorization: `Bearer ${token}` } });
    const [installer] = listInstallers.response.parse(await answer.json()).installers;
    if (installer) return installer;
    await pause(100);
  }
  throw new Error('There is no demo installer');
};

const visitorsDoor = async ({ address, admin }: Product) => {
  const { token } = adminLogin.response.parse(await post(`${address}/api/admin/login`, admin));
  const installer = await firstInstaller(address, token);
  const origin = installer.allowedDomains[0] ?? address;
  return async (): Promise<{ say: (words: string) => Promise<number> }> => {
    const access = { installerId: installer.slug, origin, key: installer.apiKey };
    const opened = widgetAccess.response.parse(
      await post(`${address}/api/widget/${installer.slug}/access`, access, { origin }),
    );
    const { sessionId, sessionToken } = opened;
    const headers = { ...json, origin, authorization: `Bearer ${sessionToken}`, accept: 'text/event-stream' };
    return {
      say: async (message) => {
        const body = JSON.stringify({ sessionId, messageId: randomUUID(), message });
        const answer = await fetch(`${address}/api/widget/${installer.slug}/chat`, { method: 'POST', headers, body });
        const reader = answer.body?.getReader();
        if (!answer.ok || !reader) throw new Error(`A message was answered ${answer.status}`);
        // `accepted` comes first, and says that the message is in the log.
        await reader.read();
        const durable = Date.now();
        while (!(await reader.read()).done);
        return durable;
      },
    };
  };
};

/** From a visitor's message to the words on an installer's screen, beside the same with no other dashboard open. */
export const run = async (): Promise<Measurement[]> => {
  const product = await startProduct({}, { copied: false });
  const browser = await openBrowser();
  const left: (() => void)[] = [];
  try {
    const { address, demoInstaller } = product;
    const newVisitor = await visitorsDoor(product);
    const visitor = await newVisitor();
    await visitor.say('Good morning');
    const page = await (await browser.newContext({ serviceWorkers: 'block' })).newPage();
    await page.goto(`${address}/installer/login`);
    await page.getByLabel('Email').fill(demoInstaller.email);
    await page.getByLabel('Password', { exact: true }).fill(demoInstaller.password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.waitForURL('**/installer/dashboard');
    await page.goto(`${address}/installer/dashboard/transcripts`);
    await page.getByRole('list').locator('li a').first().click();
    await page.getByRole('list', { name: 'Messages' }).waitFor();

    const shown = async (count: number): Promise<number[]> => {
      const took: number[] = [];
      for (let number = 0; number < count; number += 1) {
        const words = `Is anybody there? ${randomUUID().slice(0, 8)}`;
        // The clock of this machine is the page's too.
        const seen = page
          .getByRole('list', { name: 'Messages' })
          .getByText(words)
          .waitFor({ timeout: 20_000 })
          .then(() => Date.now());
        const durable = await visitor.say(words);
        took.push(Math.max(0, (await seen) - durable));
        // A conversation takes twenty messages a minute, and a screen one round a second.
        await pause(3_200);
      }
      return took;
    };

    const alone = await shown(events / 2);
    const tokens: string[] = [];
    for (let number = 0; number < sessions; number += 1)
      tokens.push(installerLogin.response.parse(await post(`${address}/api/installer/login`, demoInstaller)).token);
    for (let number = 0; number < dashboards; number += 1)
      left.push(await openDashboard(address, tokens[number % sessions] ?? ''));
    const crowded = await shown(events / 2);
    const [p50, p95, before] = [percentile(crowded, 0.5), percentile(crowded, 0.95), percentile(alone, 0.5)];
    const baseline = `p95 ${p95} ms; ${dashboards} dashboards of one installer and a browser, message appended to words on the screen`;
    return [
      {
        name: 'a live event until it is on the screen',
        value: p50,
        unit: 'ms',
        baseline,
        target: '<= 150',
        ok: p50 <= 150,
      },
      {
        name: 'against one dashboard alone',
        value: Number((p50 / before).toFixed(2)),
        unit: 'times',
        baseline: `p50 ${before} ms alone`,
        target: '<= 2',
        ok: p50 / before <= 2,
      },
    ];
  } finally {
    for (const leave of left) leave();
    await browser.close();
    await product.stop();
  }
};
