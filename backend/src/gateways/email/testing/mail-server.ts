import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import type { SelfSigned } from '../../testing/self-signed';

export interface ReceivedEmail {
  readonly from: string;
  readonly to: readonly string[];
  readonly raw: string;
  readonly overTls: boolean;
}

export interface MailServerOptions {
  /** Offers STARTTLS, or speaks TLS from the first byte. */
  readonly tls?: SelfSigned & { readonly fromStart: boolean };
  readonly login?: { readonly user: string; readonly pass: string };
}

type Stage = 'AUTH' | 'MAIL' | 'RCPT' | 'DATA';

const refusal = (responseCode: number, words: string): Error => Object.assign(new Error(words), { responseCode });

/** A mail server in this process, which keeps what it is sent, and refuses what it is told to. */
export class MailServer {
  readonly received: ReceivedEmail[] = [];
  refuses: { readonly at: Stage; readonly code: number; readonly words: string } | null = null;
  #port = 0;
  readonly #server: SMTPServer;

  private constructor({ tls, login }: MailServerOptions) {
    this.#server = new SMTPServer({
      secure: tls?.fromStart ?? false,
      ...(tls && { key: tls.key, cert: tls.cert }),
      disabledCommands: [...(tls ? [] : ['STARTTLS']), ...(login ? [] : ['AUTH'])],
      authOptional: !login,
      allowInsecureAuth: true,
      disableReverseLookup: true,
      closeTimeout: 50,
      onAuth: ({ username, password }, _, done) =>
        username === login?.user && password === login?.pass
          ? done(this.#refusalAt('AUTH'), { user: username })
          : done(refusal(535, '5.7.8 no such login')),
      onMailFrom: (_, __, done) => done(this.#refusalAt('MAIL')),
      onRcptTo: (_, __, done) => done(this.#refusalAt('RCPT')),
      onData: (stream, { envelope, secure }, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.once('end', () => {
          const refused = this.#refusalAt('DATA');
          if (!refused)
            this.received.push({
              from: envelope.mailFrom ? envelope.mailFrom.address : '',
              to: envelope.rcptTo.map(({ address }) => address),
              raw: Buffer.concat(chunks).toString('latin1'),
              overTls: secure,
            });
          done(refused);
        });
      },
    });
    this.#server.on('error', () => undefined);
  }

  static async start(options: MailServerOptions = {}): Promise<MailServer> {
    const started = new MailServer(options);
    const listening = started.#server.listen(0, '127.0.0.1');
    await once(listening, 'listening');
    started.#port = (listening.address() as AddressInfo).port;
    return started;
  }

  get port(): number {
    return this.#port;
  }

  async stop(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.close(() => resolve()));
  }

  #refusalAt(stage: Stage): Error | null {
    return this.refuses?.at === stage ? refusal(this.refuses.code, this.refuses.words) : null;
  }
}
