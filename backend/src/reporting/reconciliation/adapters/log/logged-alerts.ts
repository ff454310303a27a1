import type { Log } from '../../../../platform/log/log';
import { Alerts } from '../../application/ports';

export class LoggedAlerts extends Alerts {
  constructor(private readonly log: Log) {
    super();
  }

  raise(details: object, message: string): void {
    this.log.error(details, message);
  }
}
