import { newId } from '../../src/shared/ids';
import type { Chance } from '../../test/support/chance';
import type { Person } from '../../test/support/shop/people';
import type { ShopResponse } from '../../test/support/shop/shop-client';
import type { Pieces } from '../parcels/paid-order';
import { RefundedOrder } from '../refunds/refunded-order';

interface WantedPieces extends Pieces {
  reason?: string;
  /** Another size of the same product is to replace them. */
  wantedVariantId?: string;
}

export interface ShownReturn {
  _id: string;
  state: string;
  pieces: { _id: string; judged: string | null }[];
}

const reasons = [undefined, 'too-small', 'too-large', 'faulty', 'changed-mind'];
const judgements = ['sellable', 'sellable', 'sellable', 'damaged', 'kept', 'not-there'];
const exchanges = 0.4;
const inTwoTabs = 0.4;
const sentTwice = 0.3;
const posts = 0.3;
const cancels = 0.15;
const declaresAsStaff = 0.15;
const leavesSomeUnjudged = 0.3;
const settlesAtOnce = 0.3;
const refundsBesides = 0.1;

/** A paid order of which pieces are sent back: declared in two tabs and by admins, judged, and paid back, in a shop whose servers die. */
export class ReturnedOrder extends RefundedOrder {
  /** The pieces of returns that the shop accepted, by their ids. */
  readonly declared = new Map<string, Pieces[]>();
  /** The ids of returns that the shop refused. */
  readonly undeclared = new Set<string>();

  /** Most pieces leave in one parcel, and arrive. */
  async deliver(): Promise<void> {
    const packed = await this.asStaff(`orders/${this.orderId}/parcels`, { sent: true });
    if (!this.isDone(packed)) return;
    const { data } = packed.body as { data: { parcelId: string } };
    this.isDone(await this.asStaff(`parcels/${data.parcelId}/delivered`, {}));
  }

  /** One change after the other. */
  async returnAsShopper(times: number, chance: Chance): Promise<void> {
    for (let time = 0; time < times; time += 1) await this.declareAsShopper(chance);
  }

  /** One step of a return after the other. */
  async handleReturns(times: number, chance: Chance, by: Person, colleague: Person): Promise<void> {
    for (let time = 0; time < times; time += 1) {
      if (chance.isLucky(declaresAsStaff)) await this.declareAsStaff(chance, by);
      else if (chance.isLucky(refundsBesides)) await this.refundAsStaff(1, chance, by, colleague);
      else await this.handleOne(chance, by, colleague);
    }
  }

  async shownReturns(by: Person): Promise<ShownReturn[]> {
    const shown = await this.ask(() => by.client.get(`/api/admin/orders/${this.orderId}/returns`));
    return (shown.body as { data: { returns: ShownReturn[] } }).data.returns;
  }

  private async declareAsShopper(chance: Chance): Promise<void> {
    const pieces = this.drawnPieces(chance);
    const previewed = await this.asShopper('/preview', { pieces });
    if (!this.isDone(previewed)) return;
    const { amount } = (previewed.body as { data: { amount: number } }).data;
    const id = newId();
    const ids = chance.isLucky(inTwoTabs) ? [id, newId()] : [id, ...(chance.isLucky(sentTwice) ? [id] : [])];
    await Promise.all(
      ids.map((_id) => this.declare(_id, pieces, () => this.asShopper('', { _id, pieces, amount }))),
    );
    if (this.declared.has(id) && chance.isLucky(posts)) this.isDone(await this.post(id));
    if (this.declared.has(id) && chance.isLucky(cancels))
      this.isDone(await this.asShopper(`/${id}/cancel`, {}));
  }

  private async declareAsStaff(chance: Chance, by: Person): Promise<void> {
    const [_id, pieces] = [newId(), this.drawnPieces(chance)];
    const body = { _id, kind: chance.oneOf(['return', 'claim']), pieces };
    await this.declare(_id, pieces, () => this.asStaff(`orders/${this.orderId}/returns`, body, by));
  }

  private async declare(id: string, pieces: Pieces[], ask: () => Promise<ShopResponse>): Promise<void> {
    if (this.isDone(await ask())) this.declared.set(id, pieces);
    else this.undeclared.add(id);
    if (this.declared.has(id)) this.undeclared.delete(id);
  }

  private async handleOne(chance: Chance, by: Person, colleague: Person): Promise<void> {
    const open = (await this.shownReturns(by)).filter(
      ({ state }) => !['settled', 'cancelled'].includes(state),
    );
    if (open.length === 0) return;
    const one = chance.oneOf(open);
    const path = `returns/${one._id}`;
    if (chance.isLucky(cancels)) this.isDone(await this.asStaff(`${path}/cancel`, {}, by));
    else if (one.state !== 'arrived') this.isDone(await this.asStaff(`${path}/arrived`, {}, by));
    else if (one.pieces.some(({ judged }) => judged === null)) await this.judge(one, chance, by);
    else await this.settle(path, chance, [by, colleague]);
  }

  private async judge({ _id, pieces }: ShownReturn, chance: Chance, by: Person): Promise<void> {
    const unjudged = pieces.filter(({ judged }) => judged === null);
    const some = chance.isLucky(leavesSomeUnjudged) ? unjudged.slice(0, 1) : unjudged;
    const given = some.map((piece) => ({ pieceId: piece._id, judged: chance.oneOf(judgements) }));
    const path = `/api/admin/returns/${_id}/judgements`;
    this.isDone(await this.ask(() => by.client.put(path, { pieces: given })));
  }

  private async settle(path: string, chance: Chance, [by, colleague]: [Person, Person]): Promise<void> {
    const previewed = await this.asStaff(`${path}/settle/preview`, {}, by);
    if (!this.isDone(previewed)) return;
    const { amount, left } = (previewed.body as { data: { amount: number; left: number } }).data;
    const people = chance.isLucky(settlesAtOnce) ? [by, colleague] : [by];
    const settled = people.map((person) => this.asStaff(`${path}/settle`, { amount, left }, person));
    for (const response of await Promise.all(settled)) this.isDone(response);
  }

  private post(id: string): Promise<ShopResponse> {
    const path = `${this.returnsPath}/${id}/posted`;
    return this.ask(() => this.buyer.client.put(path, { carrier: 'Post', trackingNumber: 'RR123456785PT' }));
  }

  private asShopper(path: string, body: object): Promise<ShopResponse> {
    return this.ask(() => this.buyer.client.post(`${this.returnsPath}${path}`, body));
  }

  private drawnPieces(chance: Chance): WantedPieces[] {
    const reason = chance.oneOf(reasons);
    const isExchanged = chance.isLucky(exchanges);
    return this.somePieces(chance).map((pieces) => {
      const wantedVariantId = isExchanged ? this.otherSizeOf(pieces, chance) : undefined;
      return { ...pieces, ...(reason && { reason }), ...(wantedVariantId && { wantedVariantId }) };
    });
  }

  private otherSizeOf({ variantId }: Pieces, chance: Chance): string {
    const { goods } = this.buyers;
    const { productId } = goods.find((one) => one.variantId === variantId)!;
    return chance.oneOf(goods.filter((one) => one.productId === productId && one.variantId !== variantId))
      .variantId;
  }

  private get returnsPath(): string {
    return `/api/shop/order/${this.orderId}/returns`;
  }
}
