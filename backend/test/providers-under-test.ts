import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Readable } from 'node:stream';
import { text as textOf } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import type { MessagingSettings } from '../src/gateways/messaging-settings';

/** What a provider took, before anybody heard that it did. */
export interface Accepted {
  readonly by: 'email' | 'text';
  /** The same for the same message sent again. */
  readonly name: string;
  /** Bytes as they came: a MIME message, or a form. */
  readonly raw: string;
}

/** What a provider does once it has taken a message for good. */
export type Then = 'answers' | 'hangs up';

/** A mail server and a Twilio outside of the product, which take each message and may hang up before they say so. */
export class ProvidersUnderTest {
  readonly accepted: Accepted[] = [];
  afterTaking: (accepted: Accepted) => Then | Promise<Then> = () => 'answers';
  readonly #sockets = new Map<number, Socket>();
  readonly #mail = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 50,
    onData: (stream, { remotePort }, done) => void this.#takeMail(stream, this.#sockets.get(remotePort), done),
  });
  readonly #texts: Server = createServer((request, response) => void this.#takeText(request, response));

  static async start(): Promise<ProvidersUnderTest> {
    const started = new ProvidersUnderTest();
    const mail = started.#mail.listen(0, '127.0.0.1');
    mail.on('connection', (socket: Socket) => {
      const { remotePort = 0 } = socket;
      started.#sockets.set(remotePort, socket);
      socket.on('error', () => undefined).once('close', () => started.#sockets.delete(remotePort));
    });
    started.#mail.on('error', () => undefined);
    await Promise.all([once(mail, 'listening'), once(started.#texts.listen(0, '127.0.0.1'), 'listening')]);
    return started;
  }

  /** How a backend reaches them. */
  get settings(): Omit<MessagingSettings, 'snsTopicArn'> {
    const { port } = this.#mail.server.address() as AddressInfo;
    const server = { host: '127.0.0.1', port, secure: false, requireTls: false, login: null };
    return {
      email: { by: 'smtp', server, sender: { name: 'Pilotlight', address: 'alerts@pilotlight.example' } },
      twilio: {
        accountSid: `AC${'0'.repeat(32)}`,
        authToken: 'a token of nobody’s',
        baseUrl: `http://127.0.0.1:${(this.#texts.address() as AddressInfo).port}`,
        from: '+447700900999',
        whatsAppFrom: '+447700900998',
      },
    };
  }

  /** The names of what was taken more than once. */
  get doubles(): string[] {
    const names = this.accepted.map(({ name }) => name);
    return names.filter((name, index) => names.indexOf(name) < index);
  }

  async stop(): Promise<void> {
    this.#texts.closeAllConnections();
    await Promise.all([
      new Promise<void>((resolve) => this.#mail.close(resolve)),
      new Promise((resolve) => this.#texts.close(resolve)),
    ]);
  }

  async #takeMail(stream: Readable, socket: Socket | undefined, done: () => void): Promise<void> {
    const raw = await textOf(stream.setEncoding('latin1'));
    const [, name = ''] = /^Message-ID:\s+(\S+)/m.exec(raw) ?? [];
    if ((await this.#take({ by: 'email', name, raw })) === 'hangs up') socket?.destroy();
    else done();
  }

  async #takeText(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const raw = await textOf(request);
    if ((await this.#take({ by: 'text', name: raw, raw })) === 'hangs up') response.socket?.destroy();
    else response.writeHead(201).end(JSON.stringify({ sid: `SM${String(this.accepted.length).padStart(32, '0')}` }));
  }

  async #take(accepted: Accepted): Promise<Then> {
    this.accepted.push(accepted);
    return await this.afterTaking(accepted);
  }
}
