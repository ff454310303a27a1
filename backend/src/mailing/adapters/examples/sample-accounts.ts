import { EmailChanges } from '../../../identity/email-changes';
import { PasswordResets } from '../../../identity/password-resets';
import { newId } from '../../../shared/ids';
import { WaitedPieces } from '../../../waitlist/waited-pieces';
import { StaffInvitations } from '../../../identity/staff-invitations';

export class SampleEmailChanges extends EmailChanges {
  addressesOf = async () => ({ newEmail: 'ada@work.test', oldEmail: 'ada@mail.test' });
  writeCode = async () => ({ code: '123456' });
}

export class SampleInvitations extends StaffInvitations {
  recipientOf = async () => 'kim@mail.test';
  writeLink = async () => ({
    ...{ token: 'a-sample-that-opens-nothing', inviterName: 'Ada Lovelace', roleName: 'Packer' },
    expiresAt: new Date(Date.now() + 7 * 24 * 60 * 60_000),
  });
}

export class SampleWaitedPieces extends WaitedPieces {
  find = async () => ({
    ...{ shopperId: null, email: 'ada@mail.test', isConfirmed: false, productId: newId(), stock: 2 },
    ...{ title: 'Linen shirt', size: 'M', colour: 'Navy' },
  });
  writeLink = async () => ({ token: 'a-sample-that-opens-nothing' });
}

export class SampleResets extends PasswordResets {
  recipientOf = async () => 'ada@mail.test';
  writeLink = async () => ({ token: 'a-sample-that-opens-nothing' });
}
