import type { LoggerService } from '@nestjs/common';
import type { Log } from './log';

/** Lets the framework speak through our log; its start-up chatter is left out. */
export class NestLog implements LoggerService {
  constructor(private readonly output: Log) {}

  log = () => {};
  warn = (message: unknown) => this.output.warn({}, String(message));
  error = (message: unknown, stack?: unknown) => this.output.error({ stack }, String(message));
}
