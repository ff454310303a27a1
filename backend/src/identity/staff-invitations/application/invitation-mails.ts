import type { Outbox } from '../../../shared/events/outbox';
import { StaffInvitationSent } from '../../identity.events';
import { NoMailServer } from '../../password-resets/domain/password-reset.errors';
import type { StaffInvitation } from '../domain/staff-invitation';
import type { StaffInvitationLimit } from './ports';

/** Invitations leave by e-mail alone: a few an hour to a mailbox, and a few an hour of each that is sent again. */
export class InvitationMails {
  constructor(
    private readonly limit: StaffInvitationLimit,
    private readonly outbox: Outbox,
    private readonly hasMailServer: boolean,
  ) {}

  /** The counting comes before the transaction, which it would keep waiting. @throws NoMailServer, TooManyAttempts */
  async assertAllowed(mailboxOrInvitation: string): Promise<void> {
    if (!this.hasMailServer) throw new NoMailServer();
    await this.limit.recordSending(mailboxOrInvitation);
  }

  /** Belongs into the transaction that saves the invitation. */
  async send({ state: { sendingId } }: StaffInvitation): Promise<void> {
    await this.outbox.add([new StaffInvitationSent(sendingId)]);
  }
}
