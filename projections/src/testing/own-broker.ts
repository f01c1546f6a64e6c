import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect as dial } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const ports = (): readonly [number, number] => {
  const first = 30_000 + 2 * Math.floor(Math.random() * 10_000);
  return [first, first + 1];
};

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = dial(port, '127.0.0.1', () => socket.end(() => resolve(true)));
    socket.on('error', () => resolve(false));
  });

/** A broker that a test may kill: of the same make as the one whose process KAFKA_PID names, on a folder and ports of its own. */
export class OwnBroker {
  private child: ChildProcess | undefined;

  private constructor(
    private readonly folder: string,
    private readonly command: readonly string[],
    private readonly port: number,
  ) {}

  static async start(pidOfAnother: number): Promise<OwnBroker> {
    const like = readFileSync(`/proc/${pidOfAnother}/cmdline`, 'utf8').split('\0').slice(0, -1);
    const settings = readFileSync(like.at(-1) ?? '', 'utf8');
    const folder = mkdtempSync(join(tmpdir(), 'pilotlight-broker-'));
    const [port, controller] = ports();
    const theirs = /listeners=PLAINTEXT:\/\/127\.0\.0\.1:(\d+),CONTROLLER:\/\/127\.0\.0\.1:(\d+)/.exec(settings);
    const own = settings
      .replaceAll(`:${theirs?.[2]}`, `:${controller}`)
      .replaceAll(`:${theirs?.[1]}`, `:${port}`)
      .replace(/log\.dirs=.*/, `log.dirs=${folder}/data`);
    const file = join(folder, 'server.properties');
    mkdirSync(join(folder, 'data'));
    writeFileSync(file, own);
    const main = like.indexOf('kafka.Kafka');
    const [java = 'java', ...flags] = like.slice(0, main);
    const format = ['kafka.tools.StorageTool', 'format', '-t', 'pilotlightAAAAAAAAAAAA', '-c', file];
    const { status, stderr } = spawnSync(java, [...flags, ...format], { encoding: 'utf8' });
    if (status !== 0) throw new Error(`The broker's folder could not be made: ${stderr}`);
    const broker = new OwnBroker(folder, [java, ...flags, 'kafka.Kafka', file], port);
    await broker.start();
    return broker;
  }

  get brokers(): readonly string[] {
    return [`127.0.0.1:${this.port}`];
  }

  /** Resolves once it answers, on the data that there are. */
  async start(): Promise<void> {
    const [java = 'java', ...rest] = this.command;
    this.child = spawn(java, rest, { stdio: 'ignore' });
    while (!(await answers(this.port))) {
      if (this.child.exitCode !== null) throw new Error('The broker ended');
      await pause(100);
    }
  }

  /** As a power cut would: nothing is told, nothing is finished. */
  async kill(): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
  }

  async remove(): Promise<void> {
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
