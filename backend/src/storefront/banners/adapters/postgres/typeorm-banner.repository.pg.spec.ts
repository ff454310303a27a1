import { testDatabase } from '../../../../../test/support/postgres/test-database';
import { amid } from '../../../../../test/support/turns';
import { centre } from '../../../../shared/focal-point';
import { TypeOrmBannerRepository } from './typeorm-banner.repository';
import { BannerRow } from './banner.table';

describe('banners in Postgres', () => {
  const postgres = testDatabase();

  it('wait for a concurrent change, even when there are none', async () => {
    const banners = new TypeOrmBannerRepository(postgres().database, postgres().rows(BannerRow));
    const add = async (image: string) => {
      const list = await banners.findForChange();
      list.add(image, { headline: '', text: '', link: null, focalPoint: centre }, new Date());
      await banners.save(list);
      return list.banners.map((banner) => banner.image);
    };
    const shown = await amid(
      postgres(),
      () => add('/uploads/spring-1200.webp'),
      () => postgres().unitOfWork.run(() => add('/uploads/sale-1200.webp')),
    );
    expect(shown).toEqual(['/uploads/sale-1200.webp', '/uploads/spring-1200.webp']);
  });
});
