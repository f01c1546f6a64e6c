import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ownPort } from '@pilotlight/event-store/testing/own-port';
import { Kafka, logLevel } from 'kafkajs';

const patienceMs = 60_000;

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;

/** Not a mere connection: a stranger who listens on the port, or the dialler meeting itself, would pass for a broker. */
const answers = async (port: number): Promise<boolean> => {
  const admin = new Kafka({
    brokers: [`127.0.0.1:${port}`],
    logLevel: logLevel.NOTHING,
    connectionTimeout: 1_000,
    requestTimeout: 5_000,
    retry: { retries: 0 },
  }).admin();
  try {
    await admin.connect();
    return (await admin.describeCluster()).brokers.length > 0;
  } catch {
    return false;
  } finally {
    await admin.disconnect();
  }
};

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
    const [port, controller] = [await ownPort(), await ownPort()];
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

  private get logFile(): string {
    return join(this.folder, 'server.log');
  }

  get brokers(): readonly string[] {
    return [`127.0.0.1:${this.port}`];
  }

  /** Resolves once it answers, on the data that there are. */
  async start(): Promise<void> {
    const [java = 'java', ...rest] = this.command;
    const log = openSync(this.logFile, 'a');
    const child = spawn(java, rest, { stdio: ['ignore', log, log] });
    closeSync(log);
    this.child = child;
    const deadline = Date.now() + patienceMs;
    while (!(await answers(this.port))) {
      if (hasEnded(child) || Date.now() > deadline) throw new Error(`The broker does not come up: ${this.lastWords()}`);
      await pause(100);
    }
  }

  /** Throws, with what it said last, when it ended unasked. */
  mustRun(): void {
    if (this.child && hasEnded(this.child)) throw new Error(`The broker ended by itself: ${this.lastWords()}`);
  }

  private lastWords(): string {
    const said = readFileSync(this.logFile, 'utf8').trim().split('\n').slice(-20).join('\n');
    return `exit ${this.child?.exitCode}, signal ${this.child?.signalCode}\n${said}`;
  }

  /** As a power cut would: nothing is told, nothing is finished. */
  async kill(): Promise<void> {
    const { child } = this;
    if (!child || hasEnded(child)) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
  }

  async remove(): Promise<void> {
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
