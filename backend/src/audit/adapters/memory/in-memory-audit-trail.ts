import { type CurrentActor, nameOfActor } from '../../../shared/actor';
import { type AuditEntry, AuditTrail } from '../../audit-trail';

type Recorded = AuditEntry & { actor: string; actorName: string | null };

export class InMemoryAuditTrail extends AuditTrail {
  readonly entries: Recorded[] = [];

  constructor(private readonly actor: CurrentActor) {
    super();
  }

  protected async add(entries: AuditEntry[]): Promise<void> {
    const actor = this.actor.get();
    const actorName = actor.kind === 'shop' ? null : (actor.name ?? null);
    this.entries.push(...entries.map((entry) => ({ ...entry, actor: nameOfActor(actor), actorName })));
  }
}
