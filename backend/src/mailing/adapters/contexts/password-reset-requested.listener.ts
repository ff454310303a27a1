import { PasswordResetRequested } from '../../../identity/identity.events';
import { Listener } from '../../../shared/domain-event';
import type { WriteMail } from '../../application/write-mail';

export class PasswordResetRequestedListener extends Listener<PasswordResetRequested> {
  readonly event = PasswordResetRequested;
  readonly name = 'mailing:password-reset-requested';

  constructor(private readonly writeMail: WriteMail) {
    super();
  }

  on({ resetId }: PasswordResetRequested): Promise<void> {
    return this.writeMail.execute({ kind: 'password-reset', factId: resetId });
  }
}
