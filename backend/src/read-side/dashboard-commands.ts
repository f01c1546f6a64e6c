import { Injectable } from '@nestjs/common';
import { type Command, CommandBus } from '@nestjs/cqrs';
import type { Position } from '@pilotlight/contracts/events/event';
import { ReadModels } from './read-models';
import { type ReaderClass, waitForReaders } from './wait-for-readers';

/** Once it answers, the screen's readers show what was written. */
@Injectable()
export class DashboardCommands {
  constructor(
    private readonly commands: CommandBus,
    private readonly readModels: ReadModels,
  ) {}

  /** Throws ReadModelsLagging where it is done, but the readers don't show it within 2 s. */
  async execute<Done extends { readonly position: Position | null }>(
    command: Command<Done>,
    ...readers: readonly [ReaderClass, ...ReaderClass[]]
  ): Promise<Done> {
    const done = await this.commands.execute(command);
    await waitForReaders(this.readModels, done.position, ...readers);
    return done;
  }
}
