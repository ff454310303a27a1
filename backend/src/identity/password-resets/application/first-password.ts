import type { Outbox } from '../../../shared/events/outbox';
import { newId } from '../../../shared/ids';
import type { Clock } from '../../../shared/time/clock';
import { PasswordResetRequested } from '../../identity.events';
import type { PasswordHasher } from '../../passwords/application/ports';
import { PasswordReset } from '../domain/password-reset';
import { NoMailServer } from '../domain/password-reset.errors';
import type { PasswordResetRepository, LinkTokens } from './ports';

/** Nobody knows the first password of an account that somebody else adds: an e-mail has a link to set one. */
export class FirstPassword {
  constructor(
    private readonly passwords: PasswordHasher,
    private readonly tokens: LinkTokens,
    private readonly resets: PasswordResetRepository,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly hasMailServer: boolean,
  ) {}

  /** @returns the hash of a password that nobody can guess. @throws NoMailServer */
  async unknownHash(): Promise<string> {
    if (!this.hasMailServer) throw new NoMailServer();
    return this.passwords.hash(this.tokens.create().token);
  }

  /** In the transaction that adds the account. */
  async sendLink(userId: string): Promise<void> {
    const reset = PasswordReset.request(newId(), userId, this.clock.now());
    await this.resets.add(reset);
    await this.outbox.add([new PasswordResetRequested(reset.state.id)]);
  }
}
