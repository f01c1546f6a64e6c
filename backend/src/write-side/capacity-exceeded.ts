/** `busyWith` says in words what there is too much of just now. */
export class CapacityExceeded extends Error {
  constructor(busyWith: string) {
    super(`${busyWith}. Please try again in a moment.`);
    this.name = 'CapacityExceeded';
  }
}
