import { CreateEmailIdentityCommand, SESv2Client } from '@aws-sdk/client-sesv2';
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { ownPort } from '@pilotlight/event-store/testing/own-port';
import { z } from 'zod';
import { SesEmail } from './ses-email';
import { describeEmail, emailOf } from './testing/email-contract';

/** A stand-in for SES that runs outside this process, where the machine has it. */
const tool = resolve(process.env['AWS_STAND_IN'] ?? '../shared/tools/aws-up');
const region = 'eu-west-2';
const credentials = { accessKeyId: 'test', secretAccessKey: 'test' };
const keptSchema = z.object({ ses: z.object({ RawMessage: z.array(z.object({ raw_data: z.string() })) }) });

if (!existsSync(tool)) {
  process.stderr.write(`SKIPPED: emails by SES: there is no ${tool} on this machine\n`);
  // oxlint-disable-next-line jest/no-disabled-tests -- it tells, and is counted, where there is nothing to prove it on
  it.skip('no stand-in for SES is here: nothing is proved about what SES takes', () => undefined);
} else {
  let pid = 0;
  let endpoint = '';
  afterAll(() => {
    if (pid) process.kill(pid);
  });
  describeEmail('SES as its stand-in has it', async () => {
    const port = String(await ownPort());
    const lines = execFileSync(tool, { encoding: 'utf8', env: { ...process.env, MOTO_PORT: port }, timeout: 120_000 });
    pid = Number(/MOTO_PID=(\d+)/.exec(lines)?.[1]);
    endpoint = /AWS_ENDPOINT_URL=(\S+)/.exec(lines)?.[1] ?? '';
    const client = new SESv2Client({ region, credentials, endpoint });
    await client.send(new CreateEmailIdentityCommand({ EmailIdentity: 'pilotlight.example' }));
    client.destroy();
    return {
      gateway: new SesEmail({ region, endpoint, credentials }, { name: '', address: 'alerts@pilotlight.example' }),
      mailbox: async () => {
        const kept = await fetch(`${endpoint}/moto-api/data.json`);
        return keptSchema.parse(await kept.json()).ses.RawMessage.map(({ raw_data: raw }) => raw);
      },
    };
  });

  it('are refused for good from a sender that was never verified', async () => {
    const gateway = new SesEmail({ region, endpoint, credentials }, { name: '', address: 'who@elsewhere.example' });
    expect(await gateway.send(emailOf())).toEqual({
      kind: 'refused',
      reason: 'content-refused',
      detail: 'SES 400 MessageRejected',
      retryAfterSeconds: null,
    });
  });
}
