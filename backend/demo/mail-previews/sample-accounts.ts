import { EmailChanges } from '../../src/identity/email-changes';
import { PasswordResets } from '../../src/identity/password-resets';

export class SampleEmailChanges extends EmailChanges {
  addressesOf = async () => ({ newEmail: 'ada@work.test', oldEmail: 'ada@mail.test' });
  writeCode = async () => ({ code: '123456' });
}

export class SampleResets extends PasswordResets {
  recipientOf = async () => 'ada@mail.test';
  writeLink = async () => ({ token: 'a-sample-that-opens-nothing' });
}
