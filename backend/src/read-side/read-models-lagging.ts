/** What was asked for is done and durable; only the read models are too far behind to show it. The cure is on their side. */
export class ReadModelsLagging extends Error {
  constructor() {
    super('That is saved. The dashboard is catching up and will show it in a moment.');
    this.name = 'ReadModelsLagging';
  }
}
