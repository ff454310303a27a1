import { contentInMemory } from '../../../test/support/memory/content-in-memory';
import { aSettings } from '../../../test/support/shop/shop-content';
import { StaleSetting } from '../domain/content.errors';

describe("the shop's details", () => {
  const name = 'shop-details';
  const details = aSettings()[name];

  it('change as a whole, with an audit entry of what changed', async () => {
    const { settings, audit, editSetting } = contentInMemory();
    const value = { ...details, name: 'Needle & Thread' };

    expect(await editSetting.execute({ name, version: 1, value })).toBe(2);
    expect(await settings.findForChange(name)).toMatchObject({ version: 2, value });
    await expect(editSetting.execute({ name, version: 1, value: details })).rejects.toThrow(StaleSetting);
    expect(audit.entries).toMatchObject([
      {
        subject: 'setting',
        subjectId: 'shop-details',
        label: 'Shop details',
        before: { name: details.name },
        after: { name: 'Needle & Thread' },
      },
    ]);
  });
});
