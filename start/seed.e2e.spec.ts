import { ownPort } from '@pilotlight/event-store/testing/own-port';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { command } from './testing/product-command';
import { productTests } from './testing/product-tests';

const tests = productTests({ startedBefore: true });
jest.setTimeout(600_000);

const listSchema = z.object({
  installers: z.array(z.object({ slug: z.string(), paymentStatus: z.string(), week: z.object({ chats: z.number() }) })),
});
const statsSchema = z.object({
  stats: z.object({ totalConversations: z.number(), leadsCaptured: z.number(), appointmentsBooked: z.number() }),
});

const seeded = ['aire-valley', 'menai-heat', 'severnside-boilers'];

it('makes three firms and their month by the product’s commands, once, and nothing goes out', async () => {
  const first = await command(tests.dataDir, 'seed');
  expect([first.code, first.error]).toEqual([0, '']);
  expect(first.out).toContain('200 conversations of a month made');
  const again = await command(tests.dataDir, 'seed');
  expect(again.out).toBe('The 200 conversations are there already: nothing was added\n');

  const { address, dataDir } = await tests.start({ port: await ownPort() });
  const secrets = z
    .object({ ADMIN_TOKEN: z.string() })
    .parse(JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8')));
  const asked = async (path: string): Promise<unknown> => {
    const headers = { authorization: `Bearer ${secrets.ADMIN_TOKEN}` };
    return await (await fetch(`${address}${path}`, { headers })).json();
  };
  const { installers } = listSchema.parse(await asked('/api/installers?sort=name'));
  const firms = installers.filter(({ slug }) => seeded.includes(slug));
  expect(firms.map(({ slug }) => slug)).toEqual(seeded);
  expect(firms.map(({ paymentStatus }) => paymentStatus)).toEqual(['active', 'active', 'failed']);
  expect(firms.every(({ week }) => week.chats > 0)).toBe(true);
  const all = await Promise.all(
    seeded.map(async (slug) => statsSchema.parse(await asked(`/api/installers/${slug}/analytics`)).stats),
  );
  const sum = (of: 'totalConversations' | 'leadsCaptured' | 'appointmentsBooked') =>
    all.reduce((total, stats) => total + stats[of], 0);
  expect(sum('totalConversations')).toBe(200);
  expect(sum('leadsCaptured')).toBeGreaterThan(80);
  expect(sum('appointmentsBooked')).toBeGreaterThan(20);
});

it('is refused while the product runs', async () => {
  const { dataDir } = await tests.start();
  const running = await command(dataDir, 'seed');
  expect([running.code, running.error]).toEqual([1, expect.stringContaining('stop it first')]);
});
