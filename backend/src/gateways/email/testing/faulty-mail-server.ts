import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';

export type Stage = 'greeting' | 'EHLO' | 'MAIL' | 'RCPT' | 'DATA' | 'message';
/** `drips`: a byte now and then, so that the line is never idle; `cuts`: after it has taken what was sent. */
export type Fault = 'hangs' | 'drips' | 'cuts' | { readonly says: string };

const usual: Readonly<Record<Stage, string>> = {
  greeting: '220 here',
  EHLO: '250 here',
  MAIL: '250 ok',
  RCPT: '250 ok',
  DATA: '354 go on',
  message: '250 taken',
};

const stageOf = (line: string): Stage | null => {
  const [, verb = ''] = /^(EHLO|MAIL|RCPT|DATA)\b/.exec(line) ?? [];
  return verb ? (verb as Stage) : null;
};

/** A mail server that goes wrong at one place, the same each time. */
export class FaultyMailServer {
  /** Messages whose last line has come. */
  taken = 0;
  connections = 0;
  #server: Server;

  private constructor(
    private readonly at: Stage,
    private readonly fault: Fault,
  ) {
    this.#server = createServer((socket) => this.#serve(socket));
  }

  static async start(at: Stage, fault: Fault): Promise<FaultyMailServer> {
    const started = new FaultyMailServer(at, fault);
    await once(started.#server.listen(0, '127.0.0.1'), 'listening');
    return started;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  async stop(): Promise<void> {
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #serve(socket: Socket): void {
    this.connections += 1;
    let rest = '';
    let inMessage = false;
    socket.on('error', () => undefined).on('end', () => socket.destroy());
    this.#answer('greeting', socket);
    socket.on('data', (bytes) => {
      const lines = (rest + bytes.toString('latin1')).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        const stage = inMessage ? (line === '.' ? 'message' : null) : stageOf(line);
        if (stage === 'message') this.taken += 1;
        if (stage) inMessage = stage === 'DATA';
        if (stage) this.#answer(stage, socket);
      }
    });
  }

  #answer(stage: Stage, socket: Socket): void {
    if (stage !== this.at) socket.write(`${usual[stage]}\r\n`);
    else if (this.fault === 'cuts') socket.destroy();
    else if (this.fault === 'drips') {
      const dripping = setInterval(() => socket.write('2'), 40);
      socket.on('close', () => clearInterval(dripping));
    } else if (this.fault !== 'hangs') socket.write(`${this.fault.says}\r\n`);
  }
}
