import type { Database } from '../../../platform/postgres/database';
import { BannerRepository } from '../../application/ports';
import type { Banner } from '../../domain/banner';
import { BannerRow } from './banner.table';

export class TypeOrmBannerRepository extends BannerRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async save({ id, image, addedAt }: Banner): Promise<void> {
    await this.database.rows(BannerRow).upsert({ id, image, addedAt }, ['id']);
  }
}
