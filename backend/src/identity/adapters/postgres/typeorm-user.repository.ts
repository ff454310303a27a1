import type { Repository } from 'typeorm';
import type { Database } from '../../../platform/postgres/database';
import { UserRepository } from '../../application/ports';
import { User } from '../../domain/user';
import type { UserRow } from './user.table';

export class TypeOrmUserRepository extends UserRepository {
  constructor(
    private readonly database: Database,
    private readonly rows: Repository<UserRow>,
  ) {
    super();
  }

  async findByEmail(email: string): Promise<User | undefined> {
    const row = await this.users.findOneBy({ email: email.toLowerCase() });
    return row ? User.restore(row) : undefined;
  }

  async add({ state }: User): Promise<boolean> {
    const added = await this.users
      .createQueryBuilder()
      .insert()
      .values(state)
      .orIgnore()
      .returning('id')
      .execute();
    return (added.raw as unknown[]).length > 0;
  }

  async findForChange(id: string): Promise<User | undefined> {
    const row = await this.users
      // Others may go on to name this user, as an address does.
      .findOne({ where: { id }, lock: { mode: 'for_no_key_update' } });
    return row ? User.restore(row) : undefined;
  }

  async save({ state }: User): Promise<void> {
    await this.users.update(state.id, state);
  }

  private get users(): Repository<UserRow> {
    return this.database.repository(this.rows);
  }
}
