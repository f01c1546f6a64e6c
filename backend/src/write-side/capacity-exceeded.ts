export class CapacityExceeded extends Error {
  constructor() {
    super('Many photos are coming in right now. Please try again in a moment.');
    this.name = 'CapacityExceeded';
  }
}
