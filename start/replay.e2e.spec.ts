import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { command, type Outcome } from './testing/product-command';
import { productTests } from './testing/product-tests';
import { postgresUrl } from './testing/running-product';

const tests = productTests({ startedBefore: true });

const replay = (...words: string[]): Promise<Outcome> => command(tests.dataDir, 'replay', ...words);

const tamper = async (text: string): Promise<void> => {
  const client = new Client(postgresUrl(tests.dataDir));
  await client.connect();
  await client.query(text);
  await client.end();
};

it('replays and verifies while the product runs, and while it is stopped', async () => {
  const product = await tests.start();
  const all = await replay('--all');
  expect(all).toMatchObject({ code: 0, error: '' });
  expect(all.out).toMatch(
    /^Replayed installers, conversations, notification_templates, prompt_overrides, messages, insights, notifications, notification_texts, appointments, appointment_words, unanswered_questions, suppressions, billing, billing_entries, payment_log, registrations, platform_days, lead_journeys, leads, audit_entries, contacts: [\d,]+ events in /,
  );

  await tamper(`update read.installers set name = 'Canary'`);
  const found = await replay('--verify', '--model', 'installers');
  expect(found).toMatchObject({ code: 1, error: '' });
  expect(found.out).toMatch(/installers: 1 rows differ.*\n {2}slug \S+: name \([0-9a-f]{8}, should be [0-9a-f]{8}\)\n/);
  expect(found.out).not.toContain('Canary');
  expect(await replay('--model', 'installers')).toMatchObject({ code: 0 });
  expect(await replay('--verify')).toMatchObject({ code: 0 });
  expect(await replay('--redrive')).toMatchObject({
    code: 0,
    out: expect.stringContaining('conversations has nothing in quarantine'),
  });
  expect((await fetch(`${product.address}/readyz`)).status).toBe(200);

  await product.end();
  expect(await replay('--verify')).toMatchObject({ code: 0 });
  expect(await replay('--all')).toMatchObject({ code: 0 });
  expect(existsSync(join(tests.dataDir, 'postgres', 'postmaster.pid'))).toBe(false);
  const again = await tests.start();
  expect((await fetch(`${again.address}/readyz`)).status).toBe(200);
});

it('says what it can not do, and touches nothing for it', async () => {
  const unknown = await replay('--model', 'boilers');
  expect(unknown).toMatchObject({ code: 2, out: '' });
  expect(unknown.error).toContain('There is no read model boilers; there are installers, conversations');
  expect(await replay('--wrong')).toMatchObject({ code: 2, out: '' });
  expect(await replay('--help')).toMatchObject({ code: 0, out: expect.stringContaining('npm run replay') });
  const nothing = await replay('--all');
  expect(nothing).toMatchObject({ code: 1, error: expect.stringContaining('holds no data of Pilotlight') });
  expect(existsSync(tests.dataDir)).toBe(false);
});
