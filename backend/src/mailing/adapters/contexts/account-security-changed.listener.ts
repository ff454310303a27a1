import { AccountSecurityChanged } from '../../../identity/identity.events';
import { Listener } from '../../../shared/domain-event';
import type { WriteMail } from '../../application/write-mail';

export class AccountSecurityChangedListener extends Listener<AccountSecurityChanged> {
  readonly event = AccountSecurityChanged;
  readonly name = 'mailing:account-security-changed';

  constructor(private readonly writeMail: WriteMail) {
    super();
  }

  on({ changeId, userId, change }: AccountSecurityChanged): Promise<void> {
    return this.writeMail.execute({ kind: change, factId: changeId, userId });
  }
}
