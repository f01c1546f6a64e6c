declare module 'kafkajs/src/network/requestQueue/index.js' {
  /** One connection's requests: those that wait to be sent, as far as this product reaches into the SDK. */
  export default class RequestQueue {
    constructor(options: Readonly<Record<string, unknown>>);
    readonly pending: readonly unknown[];
    scheduleCheckPendingRequests: (this: RequestQueue) => void;
    checkPendingRequests(): void;
    maybeThrottle(milliseconds: number): void;
    push(request: {
      readonly entry: { readonly correlationId: number; readonly resolve: () => void };
      readonly expectResponse: boolean;
      readonly sendRequest: () => void;
    }): void;
  }
}
