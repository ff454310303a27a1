import { MailRepository } from '../../application/ports';
import { Mail, type MailState } from '../../domain/mail';
import type { MailKind } from '../../domain/mail-kind';

const ended = new Set(['sent', 'failed', 'obsolete', 'unconfirmed']);

export class InMemoryMailRepository extends MailRepository {
  readonly kept = new Map<string, MailState>();

  async add({ state }: Mail): Promise<boolean> {
    const isKnown = ({ kind, factId }: MailState) => kind === state.kind && factId === state.factId;
    const known = [...this.kept.values()].find(isKnown);
    if (known && (known.status !== 'obsolete' || state.status === 'obsolete')) return false;
    if (known) this.kept.delete(known.id);
    this.kept.set(state.id, { ...state });
    return true;
  }

  async find(id: string): Promise<Mail | undefined> {
    const state = this.kept.get(id);
    return state && Mail.restore(state);
  }

  findForChange(id: string): Promise<Mail | undefined> {
    return this.find(id);
  }

  async save({ state }: Mail): Promise<void> {
    this.kept.set(state.id, { ...state });
  }

  /** Here nothing runs at the same time. */
  async lockMailbox(): Promise<void> {}

  async countOf(kinds: MailKind[], recipient: string, since: Date): Promise<number> {
    return [...this.kept.values()].filter(
      (mail) =>
        kinds.includes(mail.kind) &&
        mail.recipient === recipient &&
        mail.createdAt > since &&
        mail.status !== 'obsolete',
    ).length;
  }

  async deleteEndedBefore(time: Date, limit: number): Promise<number> {
    const old = [...this.kept.values()]
      .filter(({ status, createdAt }) => ended.has(status) && createdAt < time)
      .sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
      .slice(0, limit);
    for (const { id } of old) this.kept.delete(id);
    return old.length;
  }
}
