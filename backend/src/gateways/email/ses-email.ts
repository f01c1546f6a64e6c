import type { SESv2Client } from '@aws-sdk/client-sesv2';
import { httpRefusal, outcomeUnanswered } from '../http-refusal';
import { InFlight } from '../in-flight';
import { type Answer, NoAnswer, postOnce } from '../post-once';
import type { SendOutcome } from '../send-outcome';
import { EmailGateway, type OutgoingEmail } from './email';
import { isAddress, mimeOf, type Sender } from './mime';
import { reasonOfSes } from './ses-names';

export interface SesAccess {
  readonly region: string;
  readonly endpoint?: string | undefined;
  /** Where absent, the SDK's own order: environment, profile, the machine's role. */
  readonly credentials?: { readonly accessKeyId: string; readonly secretAccessKey: string } | undefined;
}

/** From the DNS lookup to the last byte of the answer. */
const patience = 20_000;

type Sdk = typeof import('@aws-sdk/client-sesv2');

/** Undefined where the SDK sent nothing, as without keys. */
const outcomeOf = (error: unknown, ended: Answer | NoAnswer | undefined): SendOutcome => {
  if (!ended) return outcomeUnanswered('SES', { reached: false, reason: 'connection-lost' });
  if (ended instanceof NoAnswer) return outcomeUnanswered('SES', ended);
  const { status, headers } = ended;
  if (status < 300) return { kind: 'unknown', cause: 'connection-lost' };
  const name = error instanceof Error && /^[A-Za-z]{3,60}$/.test(error.name) ? error.name : '';
  return httpRefusal({
    provider: 'SES',
    status,
    code: name,
    reason: reasonOfSes(name),
    retryAfter: headers['retry-after'],
  });
};

/** Disables the SDK's own retries: nothing is sent twice. */
export class SesEmail extends EmailGateway {
  readonly provider = 'ses';
  readonly #inFlight: InFlight;
  /** How each request ended, which the SDK doesn't say: it gives up by itself when time is up. */
  readonly #posts = new WeakMap<AbortSignal, Promise<Answer>>();
  #opening: Promise<readonly [Sdk, SESv2Client]> | undefined;

  constructor(
    private readonly access: SesAccess,
    private readonly sender: Sender,
    milliseconds = patience,
  ) {
    super();
    this.#inFlight = new InFlight(milliseconds);
  }

  async send(email: OutgoingEmail): Promise<SendOutcome> {
    if (!isAddress(email.to))
      return { kind: 'refused', reason: 'address-refused', detail: 'no email address', retryAfterSeconds: null };
    return await this.#inFlight.run((signal) => this.#handOver(email, signal));
  }

  async close(): Promise<void> {
    await this.#inFlight.close();
  }

  async #handOver(email: OutgoingEmail, abortSignal: AbortSignal): Promise<SendOutcome> {
    const Data = await mimeOf(email, this.sender);
    try {
      const [{ SendEmailCommand }, client] = await (this.#opening ??= this.#connect());
      const { MessageId } = await client.send(
        new SendEmailCommand({
          FromEmailAddress: this.sender.address,
          Destination: { ToAddresses: [email.to] },
          Content: { Raw: { Data } },
          // SES's callbacks name the message by it.
          EmailTags: [{ Name: 'notification', Value: email.notificationId.replace(/[^\w-]/g, '') }],
        }),
        { abortSignal },
      );
      return MessageId ? { kind: 'sent', providerId: MessageId } : { kind: 'unknown', cause: 'connection-lost' };
    } catch (error) {
      const ended = await this.#posts
        .get(abortSignal)
        ?.catch((lost: unknown) => (lost instanceof NoAnswer ? lost : new NoAnswer(true, 'connection-lost', lost)));
      return outcomeOf(error, ended);
    }
  }

  /** The SDK is large: who doesn't use it never loads it. */
  async #connect(): Promise<readonly [Sdk, SESv2Client]> {
    const { region, endpoint, credentials } = this.access;
    const sdk = await import('@aws-sdk/client-sesv2');
    const handle = async (request: SignedRequest, { abortSignal }: { readonly abortSignal: AbortSignal }) => {
      const posting = postOnce({ ...request, url: addressOf(request) }, abortSignal);
      this.#posts.set(abortSignal, posting);
      const { status, headers, body } = await posting;
      return { response: { statusCode: status, headers, body: new Uint8Array(body) } };
    };
    const client = new sdk.SESv2Client({
      region,
      maxAttempts: 1,
      requestHandler: { handle, destroy: () => undefined },
      ...(endpoint && { endpoint }),
      ...(credentials && { credentials }),
    });
    return [sdk, client];
  }
}

interface SignedRequest {
  readonly protocol: string;
  readonly hostname: string;
  readonly port?: number;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
}

const addressOf = ({ protocol, hostname, port, path }: SignedRequest): string =>
  `${protocol}//${hostname}${port ? `:${port}` : ''}${path}`;
