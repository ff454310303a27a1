import sql, { type Sql } from 'sql-template-tag';
import { testDatabase } from '../../../../../test/support/postgres/test-database';
import { amid } from '../../../../../test/support/turns';
import { newId } from '../../../../shared/ids';
import { UserRow } from '../../../users/adapters/postgres/user.table';
import { TypeOrmUserRepository } from '../../../users/adapters/postgres/typeorm-user.repository';
import { aUser } from '../../../users/application/user-repository.contract';
import { SqlGuestRepository } from './sql-guest.repository';

const [longAgo, limit, now] = [new Date('2020-03-01'), new Date('2023-03-01'), new Date('2026-03-01')];

describe('guests in Postgres', () => {
  const postgres = testDatabase();
  const guests = () => new SqlGuestRepository(postgres().database);
  const users = () => new TypeOrmUserRepository(postgres().database, postgres().rows(UserRow));
  const aGuest = async (seenAt = longAgo) => {
    const guest = { id: newId(), userName: 'Gil Guest', email: `${newId()}@haberdash.test` };
    await users().saveGuest(guest, seenAt);
    return guest;
  };
  const unseen = async (after?: { id: string; seenAt: string }, count = 100) =>
    postgres().unitOfWork.run(() => guests().lockUnseen(limit, after, count));
  const ids = async () => (await unseen()).map(({ id }) => id);
  const row = async (id: string) => {
    const [found] = await postgres().database.query<{ text: string; email: string; name: string }>(
      sql`SELECT u::text AS text, email, user_name AS name FROM identity.users u WHERE id = ${id}`,
    );
    return found!;
  };

  it('are found when they have not ordered for long, the longest ago first, batch by batch', async () => {
    const [second, first, third] = [
      await aGuest(new Date('2020-03-01T12:00:00.002Z')),
      await aGuest(new Date('2020-03-01T12:00:00.001Z')),
      await aGuest(new Date('2020-03-01T12:00:00.003Z')),
    ];
    await aGuest(now);
    const batch = await unseen(undefined, 2);
    expect(batch.map(({ id }) => id)).toEqual([first.id, second.id]);
    expect((await unseen(batch[1])).map(({ id }) => id)).toEqual([third.id]);
    await guests().forget([first.id, second.id, third.id], now);
    expect(await ids()).toEqual([]);
  });

  it('are not found when they are still visitors, are blocked, or have an account', async () => {
    const [visiting, blocked, account] = [await aGuest(), await aGuest(), aUser()];
    await users().add(account);
    await postgres().database.query(
      sql`UPDATE identity.users SET last_seen_at = ${longAgo} WHERE id = ${account.state.id}`,
    );
    await postgres().database.query(
      sql`INSERT INTO identity.visitors (id, token_hash, expires_at) VALUES (${visiting.id}, 'hash', ${now})`,
    );
    await postgres().database.query(
      sql`UPDATE identity.users SET blocked_at = now(), blocked_reason = 'fraud' WHERE id = ${blocked.id}`,
    );
    expect(await ids()).toEqual([]);
    await postgres().database.query(sql`DELETE FROM identity.visitors WHERE id = ${visiting.id}`);
    expect(await ids()).toEqual([visiting.id]);
    await guests().forget([visiting.id], now);
  });

  it('are not found while an order of theirs is being placed, nor afterwards', async () => {
    const guest = await aGuest();
    expect(await amid(postgres(), () => users().saveGuest(guest, now), ids)).toEqual([]);
    expect(await ids()).toEqual([]);
  });

  it('are neither found nor waited for while somebody blocks them', async () => {
    const guest = await aGuest();
    const block = async () => {
      const found = (await users().findForChange(guest.id))!;
      found.block('fraud', now);
      await users().save(found);
    };
    expect(await amid(postgres(), block, ids)).toEqual([]);
    expect(await ids()).toEqual([]);
  });

  it('have nothing in their rows afterwards that tells who they were, and are not offered again', async () => {
    const guest = await aGuest();
    await postgres().database.query(
      sql`UPDATE identity.users SET staff_note = 'Gil rang twice', email_proved_at = now(), orders = 2, spent_cents = 900
           WHERE id = ${guest.id}`,
    );
    await guests().forget([guest.id], now);
    const { text, email, name } = await row(guest.id);
    expect([name, email]).toEqual(['Forgotten guest', '']);
    for (const word of ['Gil', 'gil', guest.email]) expect(text).not.toContain(word);
    const [kept] = await postgres().database.query(
      sql`SELECT orders, spent_cents::integer AS spent, staff_note, email_proved_at, kind, forgotten_at
            FROM identity.users WHERE id = ${guest.id}`,
    );
    expect(kept).toEqual({
      ...{ orders: 2, spent: 900, staff_note: '', email_proved_at: null, kind: 'guest', forgotten_at: now },
    });
    expect(await ids()).toEqual([]);
  });

  it('are found along an index', async () => {
    const { database } = postgres();
    await database.query(sql`
      INSERT INTO identity.users (id, user_name, email, kind, role, created_at, last_seen_at)
      SELECT gen_random_uuid(), 'Gil Guest', g || '@guests.test', 'guest', 'user', now(), now() FROM generate_series(1, 5000) g`);
    await database.query(sql`ANALYZE identity.users`);
    const asked: Sql[] = [];
    const query = jest.spyOn(database, 'query').mockImplementation(async (statement) => {
      asked.push(statement as Sql);
      return [];
    });
    await guests().lockUnseen(limit, { id: newId(), seenAt: longAgo.toISOString() }, 200);
    query.mockRestore();
    const plan = await database.query<Record<string, string>>(sql`EXPLAIN ${asked[0]!}`);
    expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toContain('guests_by_last_seen');
  });
});
