import type { FindOptionsWhere, ObjectLiteral, Repository } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity';

/** Returns a row that is locked until the transaction ends, also one that may not exist yet: a second transaction waits at either step. */
export async function lockOrCreate<Row extends ObjectLiteral>(
  rows: Repository<Row>,
  key: FindOptionsWhere<Row> & QueryDeepPartialEntity<Row>,
): Promise<Row> {
  const lock = () => rows.findOne({ where: key, lock: { mode: 'pessimistic_write' } });
  const found = await lock();
  if (found) return found;
  await rows.createQueryBuilder().insert().values(key).orIgnore().execute();
  return (await lock())!;
}
