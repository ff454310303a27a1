import { WaitlistEntry } from './waitlist-entry';
import { WaitlistLinkInvalid } from './waitlist.errors';

const now = new Date('2026-05-04T10:00:00.000Z');
const later = new Date('2026-05-05T10:00:00.000Z');
const wanted = { id: 'an-entry', productId: 'tee', variantId: 'tee-m' };

describe('an entry of the waitlist', () => {
  it('of a shopper waits at once', () => {
    const entry = WaitlistEntry.ofShopper(wanted, 'sam', now);
    expect(entry.stage).toBe('waiting');
    expect(entry.state).toMatchObject({ shopperId: 'sam', email: null, confirmedAt: now });
  });

  it('of a visitor waits from the confirmation of the address on, however often that is repeated', () => {
    const entry = WaitlistEntry.ofVisitor(wanted, 'kim@mail.test', now);
    expect(entry.stage).toBe('unconfirmed');
    entry.confirm(later);
    entry.confirm(new Date());
    expect(entry.stage).toBe('waiting');
    expect(entry.state.confirmedAt).toEqual(later);
  });

  it('is told once, after which its link confirms nothing', () => {
    const entry = WaitlistEntry.ofShopper(wanted, 'sam', now);
    entry.tell('a-restock', later);
    expect(entry.state).toMatchObject({ toldAt: later, toldOf: 'a-restock' });
    expect(entry.stage).toBe('told');
    expect(() => entry.tell('another-restock', later)).toThrow();
    expect(() => entry.confirm(later)).toThrow(WaitlistLinkInvalid);
  });

  it('is not told before its address is confirmed', () => {
    const entry = WaitlistEntry.ofVisitor(wanted, 'kim@mail.test', now);
    expect(() => entry.tell('a-restock', later)).toThrow();
  });
});
