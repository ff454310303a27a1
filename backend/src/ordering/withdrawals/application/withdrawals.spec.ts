import { anOrder } from '../../../../test/support/memory/an-order';
import { auditInMemory } from '../../../../test/support/memory/audit-in-memory';
import { FixedActor } from '../../../../test/support/memory/fixed-actor';
import { FixedClock } from '../../../../test/support/memory/fixed-clock';
import { InMemoryJobs } from '../../../../test/support/memory/in-memory-jobs';
import { InMemoryOutbox } from '../../../../test/support/memory/in-memory-outbox';
import { InMemoryUnitOfWork } from '../../../../test/support/memory/in-memory-unit-of-work';
import { newId } from '../../../shared/ids';
import { WithdrawalAssigned, WithdrawalReceived, WithdrawalRecorded } from '../../ordering.events';
import { InMemoryOrderRepository } from '../../orders/adapters/memory/in-memory-order.repository';
import { NumberedOrders } from '../../orders/application/ports';
import { InMemoryWithdrawalRepository } from '../adapters/memory/in-memory-withdrawal.repository';
import { NoOrderOfThisNumber, NoSuchWithdrawal, WithdrawalIdTaken } from '../domain/withdrawal.errors';
import { type Statement, Withdrawal } from '../domain/withdrawal';
import { AssignWithdrawal } from './assign-withdrawal';
import { DeclareWithdrawal } from './declare-withdrawal';
import { MatchWithdrawal } from './match-withdrawal';
import { WithdrawalLimit } from './ports';
import { SettleWithdrawal } from './settle-withdrawal';

const noon = new Date('2026-11-20T12:00:07Z');
const at = noon.toISOString();
const sams: Statement = { name: 'Sam', email: 'sam@haberdash.test', orderNumber: 'hb 42', text: '' };

const withdrawalsInMemory = async () => {
  const [outbox, clock, actor] = [new InMemoryOutbox(), new FixedClock(noon), new FixedActor()];
  const orders = new InMemoryOrderRepository(outbox, clock, actor);
  const order = anOrder({ number: 42 });
  await orders.add(order);
  outbox.events.splice(0);
  class Numbered extends NumberedOrders {
    numbersOf = async () => new Map([[order.id, 42]]);
    idsOf = async (numbers: number[]) => (numbers.includes(42) ? [order.id] : []);
  }
  class CountedLimit extends WithdrawalLimit {
    readonly addresses: string[] = [];
    record = async (address: string) => void this.addresses.push(address);
  }
  const [limit, numbers, jobs] = [new CountedLimit(), new Numbered(), new InMemoryJobs(clock)];
  const [withdrawals, audit] = [new InMemoryWithdrawalRepository(outbox), auditInMemory(actor)];
  const unitOfWork = new InMemoryUnitOfWork(withdrawals, outbox, jobs, audit);
  const declare = new DeclareWithdrawal(limit, withdrawals, jobs, unitOfWork, clock);
  const declared = async (statement: Partial<Statement> = {}) => {
    const withdrawalId = newId();
    await declare.execute({ withdrawalId, statement: { ...sams, ...statement }, address: 'here' });
    return withdrawalId;
  };
  return {
    ...{ withdrawals, outbox, clock, jobs, limit, audit, order, declare, declared },
    match: new MatchWithdrawal(withdrawals, numbers, orders, unitOfWork, clock),
    assign: new AssignWithdrawal(
      withdrawals,
      numbers,
      { assertAllowed: async () => undefined },
      audit,
      unitOfWork,
      clock,
    ),
    settle: new SettleWithdrawal(withdrawals, audit, unitOfWork, clock),
  };
};

describe('a withdrawal', () => {
  it('is recorded whatever its number says, and looked at only afterwards', async () => {
    const { declared, withdrawals, jobs, outbox } = await withdrawalsInMemory();
    const withdrawalId = await declared({ orderNumber: 'the blue one' });
    const { state } = (await withdrawals.find(withdrawalId))!;
    expect(state).toMatchObject({ orderNumber: 'the blue one', at: noon, matchedAt: null, orderId: null });
    expect([...jobs.waiting.values()]).toMatchObject([
      { name: 'ordering:match-withdrawal', payload: { withdrawalId } },
    ]);
    expect(outbox.events).toEqual([new WithdrawalRecorded(withdrawalId, at)]);
  });

  it('that is sent again is the same one, with the time of the first', async () => {
    const { declare, withdrawals, clock, outbox, limit } = await withdrawalsInMemory();
    const input = { withdrawalId: newId(), statement: sams, address: 'here' };
    expect(await declare.execute(input)).toEqual(noon);
    clock.advanceMinutes(1);
    expect(await declare.execute(input)).toEqual(noon);
    expect(withdrawals.withdrawals.size).toBe(1);
    expect(outbox.events).toHaveLength(1);
    expect(limit.addresses).toEqual(['here', 'here']);
  });

  it.each([{ name: 'Ada' }, { email: 'ada@mail.test' }, { orderNumber: 'HB-1' }, { text: 'All of it' }])(
    'is not replaced by another one under its id: %j',
    async (other) => {
      const { declare, withdrawals } = await withdrawalsInMemory();
      const withdrawalId = newId();
      await declare.execute({ withdrawalId, statement: sams, address: 'here' });
      const replacing = declare.execute({ withdrawalId, statement: { ...sams, ...other }, address: 'here' });
      await expect(replacing).rejects.toThrow(WithdrawalIdTaken);
      expect((await withdrawals.find(withdrawalId))!.state).toMatchObject(sams);
    },
  );

  it('belongs to the order whose number and e-mail address it has', async () => {
    const { declared, match, withdrawals, outbox, order } = await withdrawalsInMemory();
    const withdrawalId = await declared();
    await match.execute({ withdrawalId });
    expect((await withdrawals.find(withdrawalId))!.state.orderId).toBe(order.id);
    expect(outbox.events.at(-1)).toEqual(new WithdrawalReceived(withdrawalId, order.id, at));
  });

  it.each([
    ['another address', { email: 'ada@mail.test' }, true],
    ['an unknown number', { orderNumber: 'HB-41' }, false],
    ['no number', { orderNumber: 'the blue one' }, false],
  ])('with %s belongs to no order, which is announced, too', async (_, statement, isNamed) => {
    const { declared, match, withdrawals, outbox, order } = await withdrawalsInMemory();
    const withdrawalId = await declared(statement);
    await match.execute({ withdrawalId });
    const { orderId, namedOrderId, matchedAt } = (await withdrawals.find(withdrawalId))!.state;
    expect({ orderId, namedOrderId, matchedAt }).toEqual({
      orderId: null,
      namedOrderId: isNamed ? order.id : null,
      matchedAt: noon,
    });
    expect(outbox.events.at(-1)).toEqual(new WithdrawalReceived(withdrawalId, null, at));
  });

  it('is matched once, however often the job runs', async () => {
    const { declared, match, outbox } = await withdrawalsInMemory();
    const withdrawalId = await declared();
    await match.execute({ withdrawalId });
    await match.execute({ withdrawalId });
    expect(outbox.events).toHaveLength(2);
  });

  it('is assigned by an admin, which is audited, and announced', async () => {
    const { declared, match, assign, withdrawals, outbox, audit, order } = await withdrawalsInMemory();
    const withdrawalId = await declared({ orderNumber: 'the blue one' });
    await assign.execute({ withdrawalId, orderNumber: '42' });
    await match.execute({ withdrawalId });
    expect((await withdrawals.find(withdrawalId))!.state.orderId).toBe(order.id);
    expect(outbox.events).toContainEqual(new WithdrawalAssigned(withdrawalId, order.id, at));
    expect(audit.entries).toMatchObject([
      { subject: 'withdrawal', action: 'assigned', before: { order: null }, after: { order: 'HB-42' } },
    ]);
    expect(audit.entries[0]!.label).toBe('Sam, the blue one');
  });

  it('that is assigned to another order is to be carried out for that one', () => {
    const withdrawal = Withdrawal.declare(newId(), sams, noon);
    withdrawal.assign('one', noon);
    expect([withdrawal.isToCarryOut('one'), withdrawal.isToCarryOut('other')]).toEqual([true, false]);
    withdrawal.carryOut({ cancellationId: null, returnId: 'return' }, noon);
    expect(withdrawal.isToCarryOut('one')).toBe(false);
    withdrawal.assign('other', noon);
    expect(withdrawal.isToCarryOut('other')).toBe(true);
    expect(withdrawal.state).toMatchObject({ carriedOutAt: null, returnId: null });
  });

  it('cannot be assigned to an order that there is not', async () => {
    const { declared, assign, withdrawals, audit } = await withdrawalsInMemory();
    const withdrawalId = await declared();
    await expect(assign.execute({ withdrawalId, orderNumber: 'HB-41' })).rejects.toThrow(NoOrderOfThisNumber);
    await expect(assign.execute({ withdrawalId: newId(), orderNumber: 'HB-42' })).rejects.toThrow(
      NoSuchWithdrawal,
    );
    expect((await withdrawals.find(withdrawalId))!.state.orderId).toBeNull();
    expect(audit.entries).toEqual([]);
  });

  it('is dealt with, and opened again, which is audited', async () => {
    const { declared, settle, withdrawals, audit } = await withdrawalsInMemory();
    const withdrawalId = await declared();
    await settle.execute({ withdrawalId, isDone: true });
    await settle.execute({ withdrawalId, isDone: true });
    expect((await withdrawals.find(withdrawalId))!.state.settledAt).toEqual(noon);
    await settle.execute({ withdrawalId, isDone: false });
    expect((await withdrawals.find(withdrawalId))!.state.settledAt).toBeNull();
    expect(audit.entries.map(({ action }) => action)).toEqual(['dealt with', 'opened again']);
    await expect(settle.execute({ withdrawalId: newId(), isDone: true })).rejects.toThrow(NoSuchWithdrawal);
  });
});
