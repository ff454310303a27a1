import { testDatabase } from '../../../../../test/support/postgres/test-database';
import { describeReturnRulesRepository } from '../../application/return-rules-repository.contract';
import { ReturnRulesRow } from './return-rules.table';
import { TypeOrmReturnRulesRepository } from './typeorm-return-rules.repository';

describe('the rules of returns in Postgres', () => {
  const postgres = testDatabase();
  const world = () => {
    const { database, rows, unitOfWork } = postgres();
    return { rules: new TypeOrmReturnRulesRepository(database, rows(ReturnRulesRow)), unitOfWork };
  };
  describeReturnRulesRepository(world);

  it('give shoppers at least the legal days, whatever the code does', async () => {
    const shorten = () => postgres().database.query('UPDATE ordering.return_rules SET window_days = 13');
    await expect(shorten()).rejects.toThrow('return_rules_window_days_check');
  });
});
