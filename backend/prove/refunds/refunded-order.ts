import { newId } from '../../src/shared/ids';
import type { Chance } from '../../test/support/chance';
import type { Person } from '../../test/support/shop/people';
import type { ShopResponse } from '../../test/support/shop/shop-client';
import { persistently } from '../buying/buyers';
import { PaidOrder, type Pieces } from '../parcels/paid-order';

/** An admin chooses these in the form of a refund. */
interface Wanted {
  pieces?: Pieces[];
  delivery?: boolean;
  other?: number;
}

interface Shown {
  amount: number;
  left: number;
}

/** How often both admins send what they saw, and how often one of them sends it twice. */
const bothAtOnce = 0.3;
const sentTwice = 0.3;
const restocks = 0.3;
const asksAgain = 0.2;
const mostOther = 2_000;
const reasons = ['returned', 'damaged', 'late', 'goodwill', 'other'];

/** A paid order of which two admins also give money back, in a shop whose servers die. */
export class RefundedOrder extends PaidOrder {
  /** The amounts that admins were shown, by the ids of refunds that the shop accepted. */
  readonly accepted = new Map<string, number>();
  /** The ids of refunds that the shop refused. */
  readonly refused = new Set<string>();
  /** Two admins saw the same, and both were told that it goes back: which is right only when the provider refused one of them. */
  readonly twice: [string, string][] = [];

  /** One refund after the other. */
  async refundAsStaff(times: number, chance: Chance, by: Person, colleague: Person): Promise<void> {
    for (let time = 0; time < times; time += 1) {
      if (chance.isLucky(asksAgain)) await this.askAgain(chance, by);
      else await this.refund(chance, by, colleague);
    }
  }

  protected override ask(request: () => Promise<ShopResponse>): Promise<ShopResponse> {
    return persistently(request);
  }

  private async refund(chance: Chance, by: Person, colleague: Person): Promise<void> {
    const wanted = this.drawn(chance);
    const previewed = await this.asStaff(`${this.path}/preview`, wanted, by);
    if (!this.isDone(previewed)) return;
    const { amount, left } = (previewed.body as { data: Shown }).data;
    const seen = {
      ...wanted,
      amount,
      left,
      reason: chance.oneOf(reasons),
      restock: chance.isLucky(restocks),
    };
    const send = (_id: string, person: Person) => this.send({ _id, ...seen }, person);
    if (chance.isLucky(bothAtOnce)) {
      const [one, other] = [newId(), newId()];
      const both = await Promise.all([send(one, by), send(other, colleague)]);
      if (!both.includes(false)) this.twice.push([one, other]);
    } else {
      const id = newId();
      await Promise.all(Array.from({ length: chance.isLucky(sentTwice) ? 2 : 1 }, () => send(id, by)));
    }
  }

  private async send(body: { _id: string; amount: number }, by: Person): Promise<boolean> {
    const isDone = this.isDone(await this.asStaff(this.path, body, by));
    // A repeat finds another amount left than the request before it.
    if (isDone) this.accepted.set(body._id, body.amount);
    else this.refused.add(body._id);
    if (this.accepted.has(body._id)) this.refused.delete(body._id);
    return isDone;
  }

  private async askAgain(chance: Chance, by: Person): Promise<void> {
    const details = await this.ask(() => by.client.get(`/api/admin/orders/details/${this.orderId}`));
    const { refundList } = (details.body as { data: { refundList: { _id: string; state: string }[] } }).data;
    const refused = refundList.filter(({ state }) => state === 'refused');
    if (refused.length > 0) await this.haveAskedAgain(chance.oneOf(refused)._id, by);
  }

  /** The provider has refused it. */
  async haveAskedAgain(refundId: string, by: Person): Promise<void> {
    this.isDone(await this.asStaff(`${this.path}/${refundId}/ask-again`, {}, by));
  }

  private drawn(chance: Chance): Wanted {
    const draw = chance.below(10);
    if (draw === 0) return { delivery: true };
    if (draw <= 2) return { other: (1 + chance.below(mostOther)) / 100 };
    return { pieces: this.somePieces(chance), delivery: draw === 3 };
  }

  private get path(): string {
    return `orders/${this.orderId}/refunds`;
  }
}
