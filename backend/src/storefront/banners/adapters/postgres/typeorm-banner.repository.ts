import sql from 'sql-template-tag';
import { In, Not, type Repository } from 'typeorm';
import type { Database } from '../../../../platform/postgres/database';
import { BannerRepository } from '../../application/ports';
import { type Banner, BannerList } from '../../domain/banner';
import { advisoryLocks } from '../../../../platform/postgres/locks/advisory-locks';
import type { BannerRow } from './banner.table';

export class TypeOrmBannerRepository extends BannerRepository {
  constructor(
    private readonly database: Database,
    private readonly rows: Repository<BannerRow>,
  ) {
    super();
  }

  /** An advisory lock, because there may be no row yet. */
  async findForChange(): Promise<BannerList> {
    await this.database.query(sql`SELECT pg_advisory_xact_lock(${advisoryLocks.banners})`);
    const rows = await this.database.repository(this.rows).find({ order: { position: 'ASC' } });
    return BannerList.restore(rows.map(toBanner));
  }

  async save({ banners }: BannerList): Promise<void> {
    const rows = this.database.repository(this.rows);
    await rows.delete({ id: Not(In(banners.map(({ id }) => id))) });
    await rows.upsert(banners.map(toRow), ['id']);
  }
}

const toBanner = ({ id, image, headline, text, link, focalX, focalY, addedAt }: BannerRow): Banner => ({
  id,
  image,
  headline,
  text,
  link,
  focalPoint: { x: focalX, y: focalY },
  addedAt,
});

const toRow = ({ focalPoint, ...banner }: Banner, position: number): BannerRow => ({
  ...banner,
  focalX: focalPoint.x,
  focalY: focalPoint.y,
  position,
});
