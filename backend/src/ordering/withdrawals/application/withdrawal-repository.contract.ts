import { newId } from '../../../shared/ids';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import { type Statement, Withdrawal } from '../domain/withdrawal';
import type { WithdrawalRepository } from './ports';

interface World {
  withdrawals: WithdrawalRepository;
  unitOfWork: UnitOfWork;
  /** An order that exists. */
  anOrderId: () => Promise<string>;
}

const noon = new Date('2026-03-01T12:00:00Z');
const later = new Date('2026-03-02T09:30:07Z');

export const statement: Statement = {
  name: 'Sam Shopper',
  email: 'sam@haberdash.test',
  orderNumber: 'HB-10001',
  text: 'Both pairs of socks.\nThank you',
};

export function describeWithdrawalRepository(world: () => World): void {
  const run = <T>(work: () => Promise<T>) => world().unitOfWork.run(work);
  const declared = async () => {
    const withdrawal = Withdrawal.declare(newId(), statement, noon);
    expect(await run(() => world().withdrawals.add(withdrawal))).toBe(true);
    return withdrawal;
  };

  it('finds what was declared, to the letter', async () => {
    const withdrawal = await declared();
    expect((await world().withdrawals.find(withdrawal.id))!.state).toEqual(withdrawal.state);
  });

  it('adds nothing under an id that was used before', async () => {
    const { id, state } = await declared();
    const other = Withdrawal.declare(id, { ...statement, name: 'Somebody else' }, later);
    expect(await run(() => world().withdrawals.add(other))).toBe(false);
    expect((await world().withdrawals.find(id))!.state).toEqual(state);
  });

  it('saves what the shop does about it, and leaves the declaration as it was', async () => {
    const { id } = await declared();
    const orderId = await world().anOrderId();
    const saved = await run(async () => {
      const withdrawal = (await world().withdrawals.findForChange(id))!;
      withdrawal.match({ id: orderId, email: 'Sam@Haberdash.test' }, later);
      withdrawal.settle(later);
      await world().withdrawals.save(withdrawal);
      return withdrawal.state;
    });
    expect(saved).toMatchObject({ ...statement, at: noon, orderId, matchedAt: later, settledAt: later });
    expect((await world().withdrawals.find(id))!.state).toEqual(saved);
  });

  it('finds what an earlier withdrawal of an order led to', async () => {
    const [{ id }, { id: other }] = [await declared(), await declared()];
    const orderId = await world().anOrderId();
    const outcome = { cancellationId: newId(), returnId: null };
    const change = (change: (withdrawal: Withdrawal) => void, withdrawalId = id) =>
      run(async () => {
        const withdrawal = (await world().withdrawals.findForChange(withdrawalId))!;
        change(withdrawal);
        await world().withdrawals.save(withdrawal);
      });
    await change((one) => one.assign(orderId, later), other);
    await change((one) => one.assign(orderId, later));
    expect(await world().withdrawals.outcomeOf(orderId)).toBeUndefined();
    await change((one) => one.carryOut(outcome, later));
    expect(await world().withdrawals.outcomeOf(orderId)).toEqual(outcome);
    expect((await world().withdrawals.find(id))!.state).toMatchObject({ ...outcome, carriedOutAt: later });
  });

  it('finds nothing by an unknown id', async () => {
    expect(await world().withdrawals.find(newId())).toBeUndefined();
    expect(await run(() => world().withdrawals.findForChange(newId()))).toBeUndefined();
  });
}
