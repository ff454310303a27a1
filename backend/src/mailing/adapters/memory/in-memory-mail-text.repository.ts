import { MailTextRepository } from '../../application/ports';
import type { MailTextName } from '../../domain/default-texts';
import { MailText, type MailTextState } from '../../domain/mail-text';

export class InMemoryMailTextRepository extends MailTextRepository {
  readonly kept = new Map<MailTextName, MailTextState>();

  async find(names: readonly MailTextName[]): Promise<MailText[]> {
    return names.map((name) => {
      const state = this.kept.get(name);
      return state ? MailText.restore(state) : MailText.original(name);
    });
  }

  async findForChange(name: MailTextName): Promise<MailText> {
    return (await this.find([name]))[0]!;
  }

  async save({ state }: MailText): Promise<void> {
    this.kept.set(state.name, { ...state });
  }
}
