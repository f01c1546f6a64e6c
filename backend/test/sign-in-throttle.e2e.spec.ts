import { startTestBackend } from './backend-under-test';
import type { TestBackend } from './backend-under-test';
import type { Answer } from './http-call';
import { newInstaller, password } from './people';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend({ trustProxy: true });
});
afterAll(() => backend.stop());

const from = (address: string, email: string, secret = 'a wrong guess'): Promise<Answer> =>
  backend.call('POST', '/api/installer/login', {
    body: { email, password: secret },
    headers: { 'x-forwarded-for': address },
  });
const statuses = async (count: number, attempt: (index: number) => Promise<Answer>): Promise<number[]> =>
  (await Promise.all(Array.from({ length: count }, (_, index) => attempt(index)))).map(({ status }) => status);
const tally = (all: readonly number[]) => [401, 429].map((status) => all.filter((each) => each === status).length);

it('slows the guessing of one account from one address after ten tries, however fast they come', async () => {
  const { email } = await newInstaller(backend, 'ten-tries');
  expect(tally(await statuses(14, () => from('198.51.100.1', email)))).toEqual([10, 4]);
  const { status, headers, json } = await from('198.51.100.1', email, password);
  expect(status).toBe(429);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(800);
  expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(900);
  expect(json).toMatchObject({ code: 'too-many', message: 'Too many attempts. Please try again in 15 minutes.' });
  expect((await from('198.51.100.2', email, password)).status).toBe(200);
});

it('treats an email that nobody has the same', async () => {
  expect(tally(await statuses(12, () => from('198.51.100.3', 'nobody@nowhere.example')))).toEqual([10, 2]);
});

it('slows one address after fifty tries over many accounts', async () => {
  expect(tally(await statuses(60, (index) => from('198.51.100.4', `somebody${index}@nowhere.example`)))).toEqual([
    50, 10,
  ]);
});

it('slows the guessing of one account from everywhere, and never locks its owner out where it has signed in before', async () => {
  const { email } = await newInstaller(backend, 'guessed-from-everywhere');
  expect((await from('203.0.113.1', email, password)).status).toBe(200);
  const guesses = await statuses(110, (index) => from(`192.0.2.${index}`, email));
  expect(tally(guesses)).toEqual([99, 11]);
  expect((await from('203.0.113.2', email, password)).status).toBe(429);
  expect((await from('203.0.113.1', email, password)).status).toBe(200);
});

it('lets no single address use up the tries that an account has from everywhere', async () => {
  const { email } = await newInstaller(backend, 'one-stranger');
  expect(tally(await statuses(130, () => from('198.51.100.5', email)))).toEqual([10, 120]);
  expect((await from('198.51.100.9', email, password)).status).toBe(200);
  const strangers = ['198.51.100.10', '198.51.100.11', '198.51.100.12'];
  await Promise.all(strangers.map((stranger) => statuses(60, () => from(stranger, email))));
  expect((await from('198.51.100.13', email, password)).status).toBe(200);
});

it('counts nothing for an account once an address has had its fifty tries', async () => {
  const { email } = await newInstaller(backend, 'after-fifty');
  await statuses(50, (index) => from('198.51.100.14', `anybody${index}@nowhere.example`));
  await statuses(120, () => from('198.51.100.14', email));
  expect((await from('198.51.100.15', email, password)).status).toBe(200);
});

it('forgives the tries before a right password', async () => {
  const { email } = await newInstaller(backend, 'forgetful');
  await statuses(9, () => from('198.51.100.6', email));
  expect((await from('198.51.100.6', email, password)).status).toBe(200);
  expect(tally(await statuses(10, () => from('198.51.100.6', email)))).toEqual([10, 0]);
});

it('opens again when the window is over', async () => {
  const { email } = await newInstaller(backend, 'patient');
  await statuses(12, () => from('198.51.100.7', email));
  await backend.database.query("update access.attempts set until = now() - interval '1 second'");
  expect((await from('198.51.100.7', email, password)).status).toBe(200);
});

it("believes only the proxy's own word about an address, not what the caller put before it", async () => {
  const { email } = await newInstaller(backend, 'disguised');
  expect(tally(await statuses(14, (index) => from(`10.0.0.${index}, 198.51.100.8`, email)))).toEqual([10, 4]);
});

it('keeps neither emails nor addresses', async () => {
  const { rows } = await backend.database.query(
    "select string_agg(encode(bucket, 'escape'), ' ') kept from access.attempts",
  );
  expect(JSON.stringify(rows)).not.toMatch(/198\.51|nowhere|installer/);
});

it("counts by the connection alone where there is no proxy: a header is anybody's claim", async () => {
  const open = await startTestBackend();
  const guesses = await statuses(14, (index) =>
    open.call('POST', '/api/installer/login', {
      body: { email: 'nobody@nowhere.example', password: 'a wrong guess' },
      headers: { 'x-forwarded-for': `198.51.100.${index}`, forwarded: `for=198.51.100.${index}` },
    }),
  );
  expect(tally(guesses)).toEqual([10, 4]);
  await open.stop();
});

it('counts the addresses that one IPv6 household picks for itself as one', async () => {
  const guesses = await statuses(14, (index) => from(`2001:db8:1:2::${index}`, 'somebody@nowhere.example'));
  expect(tally(guesses)).toEqual([10, 4]);
});

it('reads an address as proxies write it, with a port or in brackets', async () => {
  const guesses = await statuses(14, (index) => from(`198.51.100.20:${5_000 + index}`, 'ports@nowhere.example'));
  expect(tally(guesses)).toEqual([10, 4]);
  expect(tally(await statuses(2, () => from('[2001:db8::1]:443', 'brackets@nowhere.example')))).toEqual([2, 0]);
});

it('counts everybody as one behind a proxy that names no address, and answers them', async () => {
  const guesses = await statuses(14, (index) => from(['unknown', 'garbage'][index % 2] ?? '', 'proxy@nowhere.example'));
  expect(tally(guesses)).toEqual([10, 4]);
});
