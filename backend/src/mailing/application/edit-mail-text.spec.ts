import { auditInMemory } from '../../../test/support/memory/audit-in-memory';
import { FixedClock } from '../../../test/support/memory/fixed-clock';
import { InMemoryUnitOfWork } from '../../../test/support/memory/in-memory-unit-of-work';
import { InMemoryMailTextRepository } from '../adapters/memory/in-memory-mail-text.repository';
import { originalOf } from '../domain/mail-text';
import { StaleMailText, UnknownPlaceholder } from '../domain/mailing.errors';
import { EditMailText } from './edit-mail-text';

function setUp() {
  const now = new Date('2026-05-04T10:00:00.000Z');
  const texts = new InMemoryMailTextRepository();
  const audit = auditInMemory();
  const unitOfWork = new InMemoryUnitOfWork(texts, audit);
  const editMailText = new EditMailText(texts, audit, unitOfWork, new FixedClock(now));
  const wordingNow = async () => (await texts.find(['parcel-sent']))[0]!.wording;
  return { now, texts, audit, editMailText, wordingNow };
}
const name = 'parcel-sent';
const original = originalOf(name);
const wording = { ...original, subject: 'Off it goes, {name}' };

describe('the text of an e-mail that an admin edits', () => {
  it('is saved with an audit entry of what changed', async () => {
    const { audit, editMailText, now, texts, wordingNow } = setUp();
    expect(await editMailText.execute({ name, version: 0, wording })).toBe(1);
    expect(await wordingNow()).toEqual(wording);
    expect(texts.kept.get(name)).toMatchObject({ opening: null, changedAt: now });
    expect(audit.entries).toMatchObject([
      {
        ...{ subject: 'setting', subjectId: 'e-mail-text:parcel-sent', label: 'E-mail text: Parcel sent' },
        ...{ action: 'edited', before: { subject: original.subject }, after: { subject: wording.subject } },
      },
    ]);
  });

  it('returns to the original words', async () => {
    const { audit, editMailText, wordingNow } = setUp();
    await editMailText.execute({ name, version: 0, wording });
    expect(await editMailText.execute({ name, version: 1, wording: original })).toBe(2);
    expect(await wordingNow()).toEqual(original);
    expect(audit.entries.map(({ action }) => action)).toEqual(['edited', 'original words restored']);
  });

  it('stays as it is when nothing changes, or an edit is refused', async () => {
    const { audit, editMailText, wordingNow } = setUp();
    expect(await editMailText.execute({ name, version: 0, wording: original })).toBe(0);
    await expect(editMailText.execute({ name, version: 3, wording })).rejects.toThrow(StaleMailText);
    const unknown = { ...original, closing: '{tracking number}' };
    await expect(editMailText.execute({ name, version: 0, wording: unknown })).rejects.toThrow(
      UnknownPlaceholder,
    );
    expect(await wordingNow()).toEqual(original);
    expect(audit.entries).toEqual([]);
  });
});
