import type { UnitOfWork } from '../../shared/unit-of-work';
import { MailText, originalOf } from '../domain/mail-text';
import type { MailTextName } from '../domain/default-texts';
import type { MailTextRepository } from './ports';

interface World {
  texts: MailTextRepository;
  unitOfWork: UnitOfWork;
}

const now = new Date('2026-05-04T10:00:00.000Z');

export function describeMailTextRepository(world: () => World): void {
  const find = async (name: MailTextName) => (await world().texts.find([name]))[0]!.state;
  const edit = (name: MailTextName, version: number, subject: string) => {
    const { texts, unitOfWork } = world();
    return unitOfWork.run(async () => {
      const text = await texts.findForChange(name);
      text.edit(version, { ...originalOf(name), subject }, now);
      await texts.save(text);
    });
  };

  it('finds texts that nobody has edited with the default words, in the order of their names', async () => {
    const found = await world().texts.find(['welcome', 'new-device']);
    expect(found.map(({ state }) => state)).toEqual([
      MailText.original('welcome').state,
      MailText.original('new-device').state,
    ]);
    expect(await world().texts.find([])).toEqual([]);
  });

  it('finds a text as it was saved, and the others as they were', async () => {
    await edit('parcel-sent', 0, 'Off it goes');
    const saved = { name: 'parcel-sent', version: 1, subject: 'Off it goes', changedAt: now };
    expect(await find('parcel-sent')).toEqual({ ...saved, opening: null, closing: null });
    await edit('parcel-sent', 1, originalOf('parcel-sent').subject);
    expect(await find('parcel-sent')).toMatchObject({ version: 2, subject: null });
    expect(await find('parcel-ready')).toEqual(MailText.original('parcel-ready').state);
  });

  it('keeps nothing of an edit that was refused', async () => {
    await expect(edit('parcel-lost', 7, 'Lost')).rejects.toThrow('Someone else has changed this text');
    expect(await find('parcel-lost')).toEqual(MailText.original('parcel-lost').state);
  });
}
