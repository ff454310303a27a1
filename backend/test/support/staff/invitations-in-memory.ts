import { InProcessStaffInvitations } from '../../../src/identity/staff-invitations/adapters/contexts/in-process-staff-invitations';
import { InMemoryStaffInvitationRepository } from '../../../src/identity/staff-invitations/adapters/memory/in-memory-staff-invitation.repository';
import { AcceptInvitation } from '../../../src/identity/staff-invitations/application/accept-invitation';
import { CheckInvitation } from '../../../src/identity/staff-invitations/application/check-invitation';
import { InvitationMails } from '../../../src/identity/staff-invitations/application/invitation-mails';
import { InvitationsBelow } from '../../../src/identity/staff-invitations/application/invitations-below';
import { InviteStaff } from '../../../src/identity/staff-invitations/application/invite-staff';
import { StaffInvitationLimit } from '../../../src/identity/staff-invitations/application/ports';
import { RevokeInvitation } from '../../../src/identity/staff-invitations/application/revoke-invitation';
import { SendInvitationAgain } from '../../../src/identity/staff-invitations/application/send-invitation-again';
import { StaffInvitationSent } from '../../../src/identity/identity.events';
import { RandomLinkTokens } from '../../../src/platform/crypto/random-link-tokens';
import { PlainPasswordHasher } from '../../../src/identity/passwords/adapters/memory/plain-password.hasher';
import { UserNames } from '../../../src/identity/user-names';
import { InMemoryStaffRoleRepository } from '../../../src/identity/staff/adapters/memory/in-memory-staff-role.repository';
import { newId } from '../../../src/shared/ids';
import { staffInMemory } from './staff-in-memory';

class NoLimit extends StaffInvitationLimit {
  async recordSending(): Promise<void> {}
  async recordOpening(): Promise<void> {}
}

class NamesOfAda extends UserNames {
  of = async (ids: string[]) => new Map(ids.map((id) => [id, 'Ada']));
  emailsOf = async () => new Map<string, string>();
}

/** The staff of a shop, and what invites others to it. */
export function invitationsInMemory({ hasMailServer = true } = {}) {
  const roles = new InMemoryStaffRoleRepository();
  const invitations = new InMemoryStaffInvitationRepository(roles);
  const staff = staffInMemory(roles, [invitations]);
  const { changes, users, audit, outbox, unitOfWork, clock } = staff;
  const [limit, tokens] = [new NoLimit(), new RandomLinkTokens()];
  const mails = new InvitationMails(limit, outbox, hasMailServer);
  const below = new InvitationsBelow(invitations, roles);
  const links = new InProcessStaffInvitations(
    ...([invitations, roles, changes, new NamesOfAda(), tokens, unitOfWork, clock] as const),
  );
  const check = new CheckInvitation(changes, invitations, limit, tokens, unitOfWork, clock);
  const accept = new AcceptInvitation(
    ...([check, changes, roles, users, invitations, tokens] as const),
    ...([new PlainPasswordHasher(), audit, unitOfWork, clock] as const),
  );
  const invite = new InviteStaff(changes, users, roles, invitations, mails, audit, clock);
  const sendAgain = new SendInvitationAgain(changes, below, mails, audit, clock);
  const revoke = new RevokeInvitation(changes, below, audit, clock);
  const address = '192.0.2.1';
  /** Reads the newest e-mail with a link. */
  const newestLink = async () => {
    const sent = outbox.events.filter((event) => event instanceof StaffInvitationSent);
    const { sendingId } = sent.at(-1)!;
    return { sendingId, token: (await links.writeLink(sendingId))?.token ?? 'no link' };
  };
  return {
    ...staff,
    ...{ invitations, links, newestLink },
    invite: (actorId: string, roleId: string, email = `${newId()}@haberdash.test`) =>
      invite.execute({ actorId, roleId, userName: 'Kim', email }),
    sendAgain: (actorId: string, invitationId: string) => sendAgain.execute({ actorId, invitationId }),
    revoke: (actorId: string, invitationId: string) => revoke.execute({ actorId, invitationId }),
    check: (token: string) => check.execute({ token, address }),
    accept: (token: string) =>
      accept.execute({ token, userName: 'Kim Weaver', password: 'thimble-and-thread', address }),
    /** The id of the invitation with this link. */
    idOf: async (token: string) => (await invitations.findByToken(tokens.hash(token)))!.state.id,
  };
}
