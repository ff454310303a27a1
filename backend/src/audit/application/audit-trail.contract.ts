import { type Actor, theShop } from '../../shared/actor';
import { newId } from '../../shared/ids';
import type { UnitOfWork } from '../../shared/unit-of-work';
import type { AuditedFields, AuditEntry, AuditTrail } from '../audit-trail';

export interface RecordedEntry extends Omit<AuditEntry, 'before' | 'after'> {
  before: AuditedFields | null;
  after: AuditedFields | null;
  actor: string;
  actorName: string | null;
}

interface World {
  trail: AuditTrail;
  unitOfWork: UnitOfWork;
  /** Runs the work as this actor. */
  as<T>(actor: Actor, work: () => Promise<T>): Promise<T>;
  /** The entries of a subject, oldest first. */
  entriesOf(subjectId: string): Promise<RecordedEntry[]>;
}

const ada = { kind: 'admin', id: newId(), name: 'Ada Admin' } as const;

export function describeAuditTrail(world: () => World): void {
  const anEdit = (fields: Partial<AuditEntry> = {}): AuditEntry => ({
    subject: 'product',
    subjectId: newId(),
    label: 'Pocket tee',
    action: 'edited',
    before: { price: 20, title: 'Pocket tee' },
    after: { price: 15, title: 'Pocket tee' },
    ...fields,
  });
  const record = (...entries: AuditEntry[]) =>
    world().as(ada, () => world().unitOfWork.run(() => world().trail.record(...entries)));

  it('records the actor, the object and the changed fields only', async () => {
    const edit = anEdit();
    await record(edit);
    expect(await world().entriesOf(edit.subjectId)).toEqual([
      {
        ...edit,
        actor: `admin:${ada.id}`,
        actorName: 'Ada Admin',
        before: { price: 20 },
        after: { price: 15 },
      },
    ]);
  });

  it('records changes by jobs as made by the shop', async () => {
    const edit = anEdit();
    await world().as(theShop, () => world().unitOfWork.run(() => world().trail.record(edit)));
    expect(await world().entriesOf(edit.subjectId)).toMatchObject([{ actor: 'shop', actorName: null }]);
  });

  it('records nothing when no field changed', async () => {
    const edit = anEdit({ after: { price: 20, title: 'Pocket tee' } });
    await record(edit);
    expect(await world().entriesOf(edit.subjectId)).toEqual([]);
  });

  it('records a creation, a deletion and an action without fields', async () => {
    const subjectId = newId();
    const fields = { price: 20, sizes: ['S', 'M'] };
    await record(anEdit({ subjectId, action: 'added', before: undefined, after: fields }));
    await record(anEdit({ subjectId, action: 'exported', before: undefined, after: undefined }));
    await record(anEdit({ subjectId, action: 'deleted', before: fields, after: undefined }));
    expect(await world().entriesOf(subjectId)).toMatchObject([
      { action: 'added', before: null, after: fields },
      { action: 'exported', before: null, after: null },
      { action: 'deleted', before: fields, after: null },
    ]);
  });

  it('records many entries at once, in their order', async () => {
    const subjectId = newId();
    const steps = Array.from({ length: 40 }, (_, step) =>
      anEdit({ subjectId, after: { price: step + 100 } }),
    );
    await record(...steps);
    const recorded = await world().entriesOf(subjectId);
    expect(recorded.map(({ after }) => (after as { price: number }).price)).toEqual(
      steps.map((_, step) => step + 100),
    );
  });

  it('has no entry of a change that is rolled back', async () => {
    const edit = anEdit();
    const failing = world().unitOfWork.run(async () => {
      await world().trail.record(edit);
      throw new Error('refused');
    });
    await expect(failing).rejects.toThrow('refused');
    expect(await world().entriesOf(edit.subjectId)).toEqual([]);
  });
}
