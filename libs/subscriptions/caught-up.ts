import type { Position } from '@pilotlight/contracts/events/event';

interface Waiter {
  readonly position: Position;
  readonly models: readonly string[];
  readonly resolve: (caughtUp: boolean) => void;
}

export class CaughtUp {
  private readonly positions = new Map<string, Position>();
  private readonly waiters = new Set<Waiter>();

  get waiting(): boolean {
    return this.waiters.size > 0;
  }

  /** Only a table of another version goes back to the start; a rebuild never does. */
  moved(model: string, position: Position): void {
    this.positions.set(model, position);
    for (const waiter of this.waiters) if (this.has(waiter.position, waiter.models)) waiter.resolve(true);
  }

  /** Resolves true once all models show the position, false after `timeout` milliseconds. Never rejects. */
  waitFor(position: Position, models: readonly string[], timeout: number): Promise<boolean> {
    if (this.has(position, models)) return Promise.resolve(true);
    return new Promise((resolve) => {
      const timer = setTimeout(() => waiter.resolve(false), timeout);
      const waiter: Waiter = {
        position,
        models,
        resolve: (caughtUp) => {
          clearTimeout(timer);
          this.waiters.delete(waiter);
          resolve(caughtUp);
        },
      };
      this.waiters.add(waiter);
    });
  }

  private has(position: Position, models: readonly string[]): boolean {
    return models.every((model) => {
      const reached = this.positions.get(model);
      return reached !== undefined && reached >= position;
    });
  }
}
