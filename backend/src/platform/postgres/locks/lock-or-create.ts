import type { FindOptionsWhere, ObjectLiteral, Repository } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity';

/** Locks a row until the transaction ends, also one that may not exist yet: a second transaction waits at either step. */
export async function lockOrCreate<Row extends ObjectLiteral>(
  rows: Repository<Row>,
  key: FindOptionsWhere<Row> & QueryDeepPartialEntity<Row>,
): Promise<void> {
  const lock = () => rows.findOne({ where: key, lock: { mode: 'pessimistic_write' } });
  if (await lock()) return;
  await rows.createQueryBuilder().insert().values(key).orIgnore().execute();
  await lock();
}
