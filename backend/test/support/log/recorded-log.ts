import { Log } from '../../../src/platform/log/log';

export class RecordedLog extends Log {
  readonly errors: object[] = [];
  readonly messages: string[] = [];

  info(): void {}

  warn(): void {}

  error(details: object, message: string): void {
    this.errors.push(details);
    this.messages.push(message);
  }
}
