/** The command is done and durable; only the read models lag. */
export class ReadModelsLagging extends Error {
  constructor() {
    super('That is saved. The dashboard is catching up and will show it in a moment.');
    this.name = 'ReadModelsLagging';
  }
}
