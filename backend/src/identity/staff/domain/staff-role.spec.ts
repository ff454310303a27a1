import { permissions } from '../../../shared/access/permission';
import { Money } from '../../../shared/money';
import { ownerRoleId, StaffRole } from './staff-role';

const owner = StaffRole.restore({
  id: ownerRoleId,
  name: 'Owner',
  isOwner: true,
  permissions: [],
  refundLimitCents: 0,
});
const packer = {
  name: 'Packer',
  permissions: ['orders.read', 'orders.ship'],
  refundLimitCents: null,
} as const;
const support = {
  name: 'Support',
  permissions: ['orders.read', 'refunds.give'],
  refundLimitCents: 5_000,
} as const;

describe('a role of the staff', () => {
  it('of owners allows everything, without a limit of refunds', () => {
    expect(permissions.every((one) => owner.allows(one))).toBe(true);
    expect(owner.mayRefund('any')).toBe(true);
  });

  it('allows what it lists, and nothing else', () => {
    const role = StaffRole.create(packer);
    expect(role.allows('orders.ship')).toBe(true);
    expect(role.allows('refunds.give')).toBe(false);
    expect(role.mayRefund(Money.ofCents(1))).toBe(false);
  });

  it('gives money back up to its limit, to the cent', () => {
    const role = StaffRole.create(support);
    const amounts = [Money.ofCents(5_000), Money.ofCents(5_001), 'any'] as const;
    expect(amounts.map((amount) => role.mayRefund(amount))).toEqual([true, false, false]);
  });

  it('covers a role with no other permissions', () => {
    const role = StaffRole.create(support);
    expect(role.covers(role)).toBe(true);
    expect(role.covers(StaffRole.create({ ...support, permissions: ['orders.read'] }))).toBe(true);
    expect(role.covers(StaffRole.create(packer))).toBe(false);
    expect(owner.covers(role)).toBe(true);
  });

  it('does not cover owners, not even with all permissions', () => {
    const all = StaffRole.create({ name: 'All', permissions, refundLimitCents: null });
    expect(all.covers(owner)).toBe(false);
    expect(owner.covers(owner)).toBe(true);
  });

  it.each([
    [5_000, true],
    [5_001, false],
    [null, false],
  ])('with a limit of 5000 cents covers one with a limit of %p: %p', (refundLimitCents, expected) => {
    expect(StaffRole.create(support).covers(StaffRole.create({ ...support, refundLimitCents }))).toBe(
      expected,
    );
  });

  it('covers a role without refunds, whatever the limit of that role says', () => {
    const reader = StaffRole.create({ ...packer, permissions: ['orders.read'] });
    expect(StaffRole.create(support).covers(reader)).toBe(true);
  });
});
