import { Log } from '../../../src/platform/log/log';

/** For what may be logged, and is not what a test is about. */
export class SilentLog extends Log {
  info(): void {}

  warn(): void {}

  error(): void {}
}
