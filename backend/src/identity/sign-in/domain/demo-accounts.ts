import { DemoAccountRefused } from '../../users/domain/user.errors';
import type { User } from '../../users/domain/user';

/** Nobody else has one: mail to this domain cannot be delivered. */
const domainOfDemo = '@haberdash.test';

/** The accounts of the demo, which a database may still have when its shop goes into production. */
export class DemoAccounts {
  constructor(private readonly areRefused: boolean) {}

  /** @throws DemoAccountRefused */
  assertAllowed({ state: { email } }: User): void {
    if (this.areRefused && email.endsWith(domainOfDemo)) throw new DemoAccountRefused();
  }
}
