import type { LoggerService } from '@nestjs/common';
import type { Logger } from 'pino';

/** Through the product's one logger; never a body, a token or a name. */
export class NestLog implements LoggerService {
  constructor(private readonly logger: Logger) {}

  /** The product logs fields; strings are the framework's own start-up lines, one for each route. */
  log(message: unknown, context?: string): void {
    this.#write(typeof message === 'object' ? 'info' : 'debug', message, context);
  }
  warn(message: unknown, context?: string): void {
    this.#write('warn', message, context);
  }
  error(message: unknown, ...rest: unknown[]): void {
    const context = rest.findLast((each) => typeof each === 'string');
    // A failed start also rejects, and whoever started reports it.
    if (context === 'ExceptionHandler') return;
    this.#write('error', message, context);
  }
  debug(message: unknown, context?: string): void {
    this.#write('debug', message, context);
  }

  #write(level: 'info' | 'warn' | 'error' | 'debug', message: unknown, context: string | undefined): void {
    const fields = typeof message === 'object' && message !== null ? { ...message } : { msg: String(message) };
    this.logger[level]({ context, ...fields });
  }
}
