import { newId } from '../../src/shared/ids';
import type { Chance } from '../../test/support/chance';
import type { ShopResponse } from '../../test/support/shop/shop-client';
import type { Buyer, Buyers } from '../buying/buyers';

export interface Pieces {
  variantId: string;
  quantity: number;
}

const mostPieces = 2;
const packsTheRest = 0.2;
const sendsAtOnce = 0.5;
/** A request that is sent twice, as after a lost answer. */
const repeats = 0.4;
/** How often what is lost is refunded, and how often an order is rejected instead of a parcel's move. */
const refunds = 0.5;
const rejects = 0.1;
const moves = ['sent', 'sent', 'delivered', 'lost', 'lost', 'unpacked'];

/** A paid order that its shopper and the staff change at the same time. */
export class PaidOrder {
  readonly parcels: string[] = [];
  /** Cancelled pieces by the id of their cancellation, so that a repeated one counts once. */
  readonly cancelled = new Map<string, Pieces[]>();
  /** Lost ones whose pieces are refunded. */
  readonly refundedParcels = new Set<string>();
  /** How many parcels got lost, by what became of their pieces. */
  readonly lost = { refund: 0, 'send-again': 0 };
  readonly failures: string[] = [];
  refusals = 0;

  constructor(
    readonly orderId: string,
    protected readonly buyer: Buyer,
    protected readonly buyers: Buyers,
  ) {}

  /** One change after the other. */
  async changeAsStaff(times: number, chance: Chance): Promise<void> {
    for (let time = 0; time < times; time += 1) {
      const draw = chance.below(5);
      if (draw === 0) await this.cancel(chance, this.cancelAsStaff);
      else if (draw === 1 && chance.isLucky(rejects)) await this.reject();
      else if (draw <= 3 && this.parcels.length > 0) await this.moveParcel(chance);
      else await this.pack(chance);
    }
  }

  async changeAsShopper(times: number, chance: Chance): Promise<void> {
    for (let time = 0; time < times; time += 1) await this.cancel(chance, this.cancelAsShopper);
  }

  private async pack(chance: Chance): Promise<void> {
    const pieces = chance.isLucky(packsTheRest) ? undefined : this.somePieces(chance);
    const sent = chance.isLucky(sendsAtOnce);
    const response = await this.asStaff(`orders/${this.orderId}/parcels`, { pieces, sent });
    if (!this.isDone(response)) return;
    this.parcels.push((response.body as { data: { parcelId: string } }).data.parcelId);
  }

  private async moveParcel(chance: Chance): Promise<void> {
    const [parcel, move] = [chance.oneOf(this.parcels), chance.oneOf(moves)];
    const remedy = chance.isLucky(refunds) ? 'refund' : 'send-again';
    const isDone = this.isDone(await this.asStaff(`parcels/${parcel}/${move}`, { remedy }));
    if (move !== 'lost') return;
    if (isDone) this.lost[remedy] += 1;
    if (remedy === 'refund') this.refundedParcels.add(parcel);
  }

  private async reject(): Promise<void> {
    const path = `/api/admin/orders/update/${this.orderId}`;
    const { client } = this.buyers.shopAdmin;
    this.isDone(await this.ask(() => client.put(path, { orderStatus: 'rejected' })));
  }

  private async cancel(
    chance: Chance,
    ask: (id: string, pieces: Pieces[]) => Promise<ShopResponse>,
  ): Promise<void> {
    const [id, pieces] = [newId(), this.somePieces(chance)];
    const times = chance.isLucky(repeats) ? 2 : 1;
    const responses = await Promise.all(Array.from({ length: times }, () => ask(id, pieces)));
    if (responses.map((response) => this.isDone(response)).includes(true)) this.cancelled.set(id, pieces);
  }

  private readonly cancelAsStaff = (_id: string, pieces: Pieces[]): Promise<ShopResponse> =>
    this.asStaff(`orders/${this.orderId}/cancellations`, { _id, pieces });

  private readonly cancelAsShopper = (id: string, pieces: Pieces[]): Promise<ShopResponse> =>
    this.ask(() => this.buyer.cancelPieces(this, id, pieces));

  protected asStaff(path: string, body: object, { client } = this.buyers.shopAdmin): Promise<ShopResponse> {
    return this.ask(() => client.post(`/api/admin/${path}`, body));
  }

  /** Every request of the shop goes through here. */
  protected ask(request: () => Promise<ShopResponse>): Promise<ShopResponse> {
    return request();
  }

  protected somePieces(chance: Chance): Pieces[] {
    const { variantId } = chance.oneOf(this.buyers.goods);
    return [{ variantId, quantity: 1 + chance.below(mostPieces) }];
  }

  /** A conflict is a refusal: somebody else was first. */
  protected isDone({ status, body }: ShopResponse): boolean {
    if (status === 409) this.refusals += 1;
    else if (status >= 300) this.failures.push(`${status} ${JSON.stringify(body)}`);
    return status < 300;
  }
}
