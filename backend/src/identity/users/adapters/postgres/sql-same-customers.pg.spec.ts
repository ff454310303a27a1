import { testDatabase } from '../../../../../test/support/postgres/test-database';
import { newId } from '../../../../shared/ids';
import { aUser } from '../../application/user-repository.contract';
import { SqlSameCustomers } from './sql-same-customers';
import { TypeOrmUserRepository } from './typeorm-user.repository';
import { UserRow } from './user.table';

describe('customers with the same e-mail address', () => {
  const postgres = testDatabase();
  const setUp = () => {
    const { database, rows, unitOfWork } = postgres();
    const users = new TypeOrmUserRepository(database, rows(UserRow));
    const guest = async (email: string, day: number) => {
      const id = newId();
      const at = new Date(Date.UTC(2026, 2, day));
      await unitOfWork.run(() => users.saveGuest({ id, userName: 'Gil Guest', email }, at));
      return id;
    };
    return { database, users, guest, customers: new SqlSameCustomers(database) };
  };

  it('are one: the account that is among them, or else their first guest', async () => {
    const { users, guest, customers } = setUp();
    const account = aUser();
    const { id, email } = account.state;
    const [later, first, other] = [
      await guest(email.toUpperCase(), 2),
      await guest(email, 1),
      await guest(`${newId()}@haberdash.test`, 1),
    ];
    expect(await customers.oneOfEach([later, first, other])).toEqual(
      new Map([
        [later, first],
        [first, first],
        [other, other],
      ]),
    );
    await users.add(account);
    expect(await customers.oneOfEach([later])).toEqual(new Map([[later, later]]));
    expect(await customers.oneOfEach([later, id])).toEqual(
      new Map([
        [later, id],
        [id, id],
      ]),
    );
  });

  it('are nobody else without an address: visitors, and guests whom the shop has forgotten', async () => {
    const { database, guest, customers } = setUp();
    const ids = [await guest(`${newId()}@haberdash.test`, 1), await guest(`${newId()}@haberdash.test`, 2)];
    const forget = `UPDATE identity.users SET email = '', forgotten_at = now() WHERE id = ANY($1::uuid[])`;
    await database.query(forget, [ids]);
    const all = [...ids, newId()];
    expect(await customers.oneOfEach(all)).toEqual(new Map(all.map((id) => [id, id])));
  });
});
