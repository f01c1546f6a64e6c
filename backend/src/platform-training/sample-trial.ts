import { Injectable } from '@nestjs/common';
import type { Reworded, SampleResult } from '@pilotlight/contracts/http/platform-prompt';
import type { TrialChange, TrialProgress } from '@pilotlight/contracts/http/training';
import { readableEvents } from '@pilotlight/event-store/readable-events';
import { ConversationsReader } from '@pilotlight/projections/conversations/conversations.reader';
import { PromptOverridesReader } from '@pilotlight/projections/prompt-overrides/prompt-overrides.reader';
import { platform } from '@pilotlight/projections/read-database';
import { setImmediate as others } from 'node:timers/promises';
import { hasAccount } from '../installers/installer.state';
import { InstallerStream } from '../installers/installer.stream';
import { toldTraining } from '../installers/told-training';
import { PlatformPrompts } from '../platform-prompt/platform-prompts';
import { underPlatform } from '../platform-prompt/under-platform';
import { changesBetween } from '../training/comparison';
import { redacted } from '../training/redacted';
import { type Rerun, rerun } from '../training/rerun';
import { Tally } from '../training/tally';
import { EventLog } from '../write-side/event-log';
import { conversationStream, installerStream } from '../write-side/stream-names';

export type SampleFrame =
  | readonly ['progress', TrialProgress]
  | readonly ['change', TrialChange]
  | readonly ['reworded', Reworded]
  | readonly ['result', SampleResult];

type Talk = { readonly slug: string; readonly sessionId: string };

const examples = 12;

const rewordedIn = (before: Rerun, after: Rerun): readonly Omit<Reworded, 'installer'>[] =>
  after.lines.flatMap(({ text, reply }, index) => {
    const was = before.lines[index]?.reply;
    if (was === undefined || was === reply) return [];
    const [line = '', said = '', says = ''] = [text, was, reply].map((words) => redacted(words, after.told));
    return [{ line, before: said, after: says }];
  });

/** The draft for all installers on conversations of some. Reads the log, writes nothing. */
@Injectable()
export class SampleTrial {
  constructor(
    private readonly installers: InstallerStream,
    private readonly prompts: PlatformPrompts,
    private readonly sampled: PromptOverridesReader,
    private readonly conversations: ConversationsReader,
    private readonly log: EventLog,
  ) {}

  /** Of `firms` installers `count` conversations each. */
  async *frames(firms: number, count: number): AsyncGenerator<SampleFrame> {
    const { draft, versions } = await this.prompts.known();
    const live = await this.prompts.live();
    const slugs = await this.sampled.sample(platform, String(draft.number), firms);
    const talks = await this.#talks(slugs, count);
    const tally = new Tally();
    let reworded = 0;
    yield ['progress', { done: 0, of: talks.length }];
    for (const [index, talk] of talks.entries()) {
      const held = await this.#heldAgain(talk, live, draft.prompt);
      if (held) {
        const { name, before, after } = held;
        const changes = changesBetween(talk.sessionId, before, after);
        tally.add(before, after, changes);
        for (const change of changes) yield ['change', change];
        for (const each of rewordedIn(before, after)) {
          reworded += 1;
          if (reworded <= examples) yield ['reworded', { installer: name, ...each }];
        }
      }
      yield ['progress', { done: index + 1, of: talks.length }];
      // Lets visitors be answered in between.
      await others();
    }
    const result = tally.result({ draft: draft.number, published: versions[0]?.version ?? 0 });
    yield ['result', { ...result, installers: slugs.length, reworded }];
  }

  async #talks(slugs: readonly string[], count: number): Promise<readonly Talk[]> {
    const talks: Talk[] = [];
    for (const slug of slugs)
      for (const sessionId of await this.conversations.newest(slug, count)) talks.push({ slug, sessionId });
    return talks;
  }

  async #heldAgain({ slug, sessionId }: Talk, live: Prompt, drafted: Prompt) {
    const { state } = await this.installers.cached(installerStream(slug));
    const { events } = await readableEvents(this.log, conversationStream(sessionId));
    if (!hasAccount(state) || events.some(({ type }) => type === 'SubjectErased')) return null;
    const { name, training } = state.account;
    const own = toldTraining(training.published.training, state.account);
    const before = rerun(events, { slug, name, training: underPlatform(own, live) });
    const after = rerun(events, { slug, name, training: underPlatform(own, drafted) });
    return before && after ? { name, before, after } : null;
  }
}

type Prompt = Awaited<ReturnType<PlatformPrompts['live']>>;
