import { EmailChangeRepository } from '../../application/ports';
import { EmailChange, type EmailChangePurpose, type EmailChangeState } from '../../domain/email-change';

export class InMemoryEmailChangeRepository extends EmailChangeRepository {
  private readonly changes = new Map<string, EmailChangeState>();

  async add({ state }: EmailChange): Promise<void> {
    this.changes.set(state.id, { ...state });
  }

  async find(id: string): Promise<EmailChange | undefined> {
    return restored(this.changes.get(id));
  }

  findForChange(id: string): Promise<EmailChange | undefined> {
    return this.find(id);
  }

  async findOpenForChange(userId: string, purpose: EmailChangePurpose): Promise<EmailChange | undefined> {
    const open = this.of(userId).filter((own) => own.endedAt === null && isFor(purpose, own));
    return restored(open.at(-1));
  }

  async save({ state }: EmailChange): Promise<void> {
    this.changes.set(state.id, { ...state });
  }

  async end(userId: string, purpose: EmailChangePurpose, now: Date): Promise<void> {
    for (const own of this.of(userId)) if (isFor(purpose, own)) own.endedAt ??= now;
  }

  async endAll(userId: string, now: Date): Promise<void> {
    for (const own of this.of(userId)) own.endedAt ??= now;
  }

  async deleteRequestedBefore(time: Date, limit: number): Promise<number> {
    const old = [...this.changes.values()].filter(({ requestedAt }) => requestedAt < time).slice(0, limit);
    for (const { id } of old) this.changes.delete(id);
    return old.length;
  }

  private of(userId: string): EmailChangeState[] {
    return [...this.changes.values()].filter((own) => own.userId === userId);
  }
}

const isFor = (purpose: EmailChangePurpose, state: EmailChangeState) =>
  EmailChange.restore(state).purpose === purpose;

const restored = (state: EmailChangeState | undefined) => state && EmailChange.restore(state);
