import { Readable } from 'node:stream';
import type SMTPConnection from 'nodemailer/lib/smtp-connection';
import { InFlight } from '../in-flight';
import type { SendOutcome } from '../send-outcome';
import { EmailGateway, type OutgoingEmail } from './email';
import { isAddress, messageIdOf, mimeOf, type Sender } from './mime';
import { faultOf, smtpOutcome } from './smtp-outcome';

export interface SmtpServer {
  readonly host: string;
  readonly port: number;
  readonly secure: boolean;
  /** Not a word of a message or password before STARTTLS. */
  readonly requireTls: boolean;
  readonly login: { readonly user: string; readonly pass: string } | null;
  readonly ca?: string | undefined;
}

const patienceMs = 20_000;

/** One connection per message: a pool resends what it isn't sure of. */
export class SmtpEmail extends EmailGateway {
  readonly provider = 'smtp';
  readonly #inFlight: InFlight;

  constructor(
    private readonly server: SmtpServer,
    private readonly sender: Sender,
    milliseconds = patienceMs,
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

  async #handOver(email: OutgoingEmail, signal: AbortSignal): Promise<SendOutcome> {
    const { default: Connection } = await import('nodemailer/lib/smtp-connection');
    const { host, port, secure, requireTls: requireTLS, login, ca } = this.server;
    const message = await mimeOf(email, this.sender);
    let handedOver = false;
    // Read only once the server has accepted the message.
    const reading = Readable.from([message]).once('end', () => (handedOver = true));
    const connection = new Connection({
      host,
      port,
      secure,
      requireTLS,
      socketCloseTimeout: 1_000,
      tls: { minVersion: 'TLSv1.2', ca },
      logger: false,
    });
    try {
      await untilAborted(signal, connection, async () => {
        await step((done) => connection.connect(done));
        if (login) await step((done) => connection.login({ ...login, credentials: login }, done));
        const envelope = { from: this.sender.address, to: [email.to], size: message.byteLength };
        await step((done) => connection.send(envelope, reading, done));
      });
      return { kind: 'sent', providerId: messageIdOf(email, this.sender) };
    } catch (error) {
      return smtpOutcome(faultOf(error), { handedOver, timedOut: signal.aborted });
    } finally {
      connection.close();
      reading.destroy();
    }
  }
}

const step = (take: (done: (error?: Error | null) => void) => void): Promise<void> =>
  new Promise((resolve, reject) => take((error) => (error ? reject(error) : resolve())));

const untilAborted = async (
  signal: AbortSignal,
  connection: SMTPConnection,
  work: () => Promise<void>,
): Promise<void> => {
  const broken = new Promise<never>((_, reject) => {
    connection.on('error', reject);
    // What it said last is heard first.
    connection.once('end', () => setImmediate(reject, new Error('The server hung up')));
    signal.addEventListener('abort', () => reject(new Error('No time left')), { once: true });
  });
  await Promise.race([work(), broken]);
};
