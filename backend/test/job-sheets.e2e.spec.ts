import { photo } from '@pilotlight/backend/conversations/photos/testing/sample-photos';
import { pdfText } from '@pilotlight/backend/lead-exports/testing/pdf-text';
import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { admin, startTestBackend, type TestBackend } from './backend-under-test';
import { shownInLists } from './lead-calls';
import { type InstallerOnBoard, newInstaller, signIn, Visitor } from './people';
import { filesOf, send, uploaded } from './photo-calls';

let backend: TestBackend;
let leeds: InstallerOnBoard;
let york: InstallerOnBoard;
let tokens: Readonly<Record<'leeds' | 'york', string>>;
beforeAll(async () => {
  backend = await startTestBackend();
  [leeds, york] = [await newInstaller(backend, 'leeds', { contactName: 'Dawn' }), await newInstaller(backend, 'york')];
  tokens = { leeds: await signIn(backend, leeds), york: await signIn(backend, york) };
});
afterAll(() => backend.stop());

const leadOf = async (installer: InstallerOnBoard, name: string): Promise<Visitor> => {
  const visitor = await Visitor.of(backend, installer);
  await visitor.say('My combi boiler is broken, no hot water. I am at LS17 8AB');
  await visitor.lead({ name, phone: '07700 900142' });
  await shownInLists(backend, visitor.sessionId);
  return visitor;
};

const pdfAt = async (path: string, token: string, ids?: readonly string[]) => {
  const answer = await fetch(`${backend.address}${path}`, {
    method: ids ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${token}`, ...(ids && { 'content-type': 'application/json' }) },
    ...(ids && { body: JSON.stringify({ ids }) }),
  });
  const bytes = Buffer.from(await answer.arrayBuffer());
  return { status: answer.status, headers: answer.headers, bytes, text: answer.ok ? pdfText(bytes) : String(bytes) };
};
const together = (ids: readonly string[], token = tokens.leeds) => pdfAt('/api/installer/leads/export.pdf', token, ids);
const one = ({ sessionId }: Visitor, token = tokens.leeds) =>
  pdfAt(`/api/installer/conversations/${sessionId}/job-sheet.pdf`, token);

it('makes one file of the chosen leads in their order, with photos, and says which photo is missing', async () => {
  const [zoe, lukasz] = [await leadOf(leeds, 'Zoë Hughes'), await leadOf(leeds, 'Łukasz Nowak')];
  const [kept, lost] = await uploaded(zoe, await photo('jpeg', 1600, 1200), await photo('jpeg', 40, 30));
  await send(zoe, 'Here it is', [kept?.id ?? '', lost?.id ?? '']);
  for (const file of filesOf(backend, zoe)) if (file.includes(lost?.id ?? '')) rmSync(file);
  const { status, headers, bytes, text } = await together([lukasz.sessionId, zoe.sessionId]);
  expect([status, headers.get('content-type'), headers.get('content-disposition')]).toEqual([
    200,
    'application/pdf',
    'attachment; filename="job-sheets.pdf"',
  ]);
  expect(text.indexOf('Łukasz Nowak')).toBeLessThan(text.indexOf('Zoë Hughes'));
  expect(text).toContain('07700 900142');
  expect(text).toContain('Other photo: photo missing');
  expect(bytes.toString('latin1').match(/\/Subtype \/Image/g)).toHaveLength(1);
});

it('shows the team’s notes to the firm where it wants them, and to no admin', async () => {
  const zoe = await leadOf(leeds, 'Zoë Hughes');
  const path = `/api/installer/conversations/${zoe.sessionId}`;
  const body = { noteId: randomUUID(), text: 'Key is under the mat' };
  await backend.call('POST', `${path}/notes`, { token: tokens.leeds, body });
  expect((await one(zoe)).text).toContain('Key is under the mat');
  const without = await pdfAt(`${path}/job-sheet.pdf?notes=false`, tokens.leeds);
  expect(without.text).not.toContain('Key is');
  const forAdmin = await pdfAt(`/api/installers/leeds/conversations/${zoe.sessionId}/job-sheet.pdf`, admin.token);
  expect(forAdmin.text).toContain('Zoë Hughes');
  expect(forAdmin.text).not.toContain('Key is');
  const several = await pdfAt('/api/leads/export.pdf', admin.token, [zoe.sessionId]);
  expect(several.text).toContain('Zoë Hughes');
  expect(several.text).not.toContain('Key is');
});

it('tells of a danger that the visitor took back, and of one that the firm saw to', async () => {
  const zoe = await Visitor.of(backend, leeds);
  await zoe.say('the socket by the tank spat at me and went black');
  await zoe.lead({ name: 'Zoë Hughes', phone: '07700 900142' });
  expect((await one(zoe)).text).toContain('was reported');
  expect((await one(zoe)).text).not.toContain('Visitor says');
  await zoe.say('No, nothing like that');
  expect((await one(zoe)).text).toMatch(
    /was reported[\s\S]*Visitor says there is no danger, \d\d\/\d\d\/\d{4} \d\d:\d\d/,
  );
  const path = `/api/installer/conversations/${zoe.sessionId}/alarm/clear`;
  const body = { verdict: 'false-alarm', seenAt: new Date().toISOString() };
  expect((await backend.call('POST', path, { token: tokens.leeds, body })).status).toBe(200);
  expect((await one(zoe)).text).toMatch(/False alarm: Dawn, \d\d\/\d\d\/\d{4} \d\d:\d\d/);
});

it('keeps another installer’s leads as unknown as those that never were', async () => {
  const [own, others] = [await leadOf(leeds, 'Zoë Hughes'), await leadOf(york, 'Secret Smith')];
  const [theirs, nobodys] = [await together([others.sessionId]), await together([randomUUID()])];
  expect([theirs.status, nobodys.status, (await one(others)).status]).toEqual([404, 404, 404]);
  expect(theirs.text.replace(/"requestId":"[^"]*"/, '')).toBe(nobodys.text.replace(/"requestId":"[^"]*"/, ''));
  const mixed = await together([own.sessionId, others.sessionId]);
  expect(mixed.text).toContain('Zoë Hughes');
  expect(mixed.text).not.toContain('Smith');
  expect(mixed.text).toContain('1 of the leads that were chosen is not here any more.');
});

it('has nothing of a lead that was erased', async () => {
  const [own, gone] = [await leadOf(leeds, 'Zoë Hughes'), await leadOf(leeds, 'Gone Green')];
  const erased = await backend.call('POST', `/api/installer/conversations/${gone.sessionId}/erase`, {
    token: tokens.leeds,
  });
  expect(erased.status).toBe(200);
  expect((await one(gone)).status).toBe(404);
  const { text } = await together([own.sessionId, gone.sessionId]);
  expect(text).toContain('Zoë Hughes');
  expect(text).not.toContain('Green');
});

it('refuses more job sheets than a file holds, and says how many it does', async () => {
  const { status, text } = await together(Array.from({ length: 51 }, () => randomUUID()));
  expect(status).toBe(400);
  expect(text).toContain('A PDF holds up to 50 job sheets');
});

it('frees its place where the browser goes away', async () => {
  const leads = await Promise.all(Array.from({ length: 6 }, () => leadOf(leeds, 'Zoë Hughes')));
  const ids = leads.map(({ sessionId }) => sessionId);
  for (let turn = 0; turn < 6; turn += 1) {
    const leaving = new AbortController();
    const asked = fetch(`${backend.address}/api/installer/leads/export.pdf`, {
      method: 'POST',
      headers: { authorization: `Bearer ${tokens.leeds}`, 'content-type': 'application/json' },
      body: JSON.stringify({ ids }),
      signal: leaving.signal,
    });
    await asked.then(async ({ body }) => await body?.getReader().read());
    leaving.abort();
  }
  expect((await together(ids)).status).toBe(200);
});
