import { setTimeout as pause } from 'node:timers/promises';
import type { Person } from '../../test/support/people';
import type { Answer } from '../../test/support/shop-client';
import { type Buyer, Buyers, openOrderOf, persistently } from '../buyers';
import { brokenInvariants } from '../invariants';
import { onDatabase, settlePayments } from '../shop-database';
import { atLeast, type Finding, noneOf, type Trial, type TrialContext } from '../trial';

const whole = { buyers: 200, ordersOfEach: 5 };
const shortened = { buyers: 24, ordersOfEach: 2 };

/** How long a buyer looks at a price before ordering, at most. */
const looksForMs = 60;
const prices = [0, 2.9, 4.9, 6.9, 12.9];
const changed = ['PRICE_CHANGED', 'DELIVERY_UNAVAILABLE'];

interface Shown {
  orderId: string;
  methodId: string;
  /** In dollars. */
  price: number;
  total: number;
}

type Offer = Omit<Shown, 'orderId'>;

interface Method {
  id: string;
  name: string;
}

/** Many buyers order and pay while an admin edits the deliveries: each is charged what was shown, or sees the new price first. */
export const deliveries: Trial = async (context) => {
  const { postgres, short, say, openShop } = context;
  const size = short ? shortened : whole;
  const shop = await openShop();
  const buyers = await Buyers.gather(() => shop, size.buyers);
  const editor = await Editor.withMethods(buyers.keeper, context);
  const checkouts = new Checkouts(context, buyers);
  const editing = editor.editUntilEnd();
  await Promise.all(buyers.all.map((buyer) => checkouts.of(buyer, size.ordersOfEach)));
  editor.end();
  await editing;
  say(`${checkouts.shown.length} orders, ${checkouts.refusals} refused first, ${editor.edits} edits`);
  const isSettled = await settlePayments(postgres.url);
  const findings = [
    { what: 'payments settle', figure: String(isSettled), good: isSettled },
    atLeast('orders that were paid', checkouts.shown.length, size.buyers * size.ordersOfEach),
    atLeast('orders refused because their delivery had changed', checkouts.refusals, 1),
    noneOf('orders refused for another reason', checkouts.failures),
    await chargedOtherwise(postgres.url, checkouts.shown),
    noneOf('broken invariants', await brokenInvariants(postgres.url)),
  ];
  await shop.stop();
  return findings;
};

/** An admin who changes prices, names and availability without a pause. The first method stays on. */
class Editor {
  edits = 0;
  private isOver = false;

  private constructor(
    private readonly person: Person,
    private readonly context: TrialContext,
  ) {}

  static async withMethods(person: Person, context: TrialContext): Promise<Editor> {
    const editor = new Editor(person, context);
    const [standard] = await editor.methods();
    for (const name of ['Express', 'Courier'])
      await person.client.post('/api/admin/delivery/methods', { ...standard, name });
    return editor;
  }

  async editUntilEnd(): Promise<void> {
    const chance = this.context.chance.for('editor');
    while (!this.isOver) {
      for (const [place, { id, ...method }] of (await this.methods()).entries()) {
        const price = prices[chance.below(prices.length)]!;
        const body = {
          ...method,
          name: `${method.name.split(' ')[0]} ${this.edits}`,
          isOn: place === 0 || chance.isLucky(0.7),
          table: { measure: 'subtotal', steps: [{ from: 0, price }] },
        };
        const edited = await this.person.client.put(`/api/admin/delivery/methods/${id}`, body);
        if (edited.status !== 200) throw new Error(`The edit was refused: ${edited.status}`);
        this.edits += 1;
      }
    }
  }

  end(): void {
    this.isOver = true;
  }

  private async methods(): Promise<Method[]> {
    const answer = await this.person.client.get('/api/admin/delivery');
    return (answer.body as { data: { methods: Method[] } }).data.methods;
  }
}

class Checkouts {
  readonly shown: Shown[] = [];
  readonly failures: string[] = [];
  refusals = 0;

  constructor(
    private readonly context: TrialContext,
    private readonly buyers: Buyers,
  ) {}

  async of(buyer: Buyer, times: number): Promise<void> {
    for (let time = 0; time < times; time += 1) await this.buy(buyer, time);
  }

  private async buy(buyer: Buyer, time: number): Promise<void> {
    const purchase = `buyer ${this.buyers.all.indexOf(buyer)} ${time}`;
    const chance = this.context.chance.for(purchase);
    await persistently(() => buyer.fillCart());
    for (let look = 0; ; look += 1) {
      const offers = await offersOf(buyer);
      const offer = offers[chance.below(offers.length)]!;
      await pause(chance.below(looksForMs));
      const { methodId: deliveryMethodId, price: deliveryAmount, total: totalAmount } = offer;
      const seen = { deliveryMethodId, deliveryAmount, totalAmount };
      const answer = await persistently(() => buyer.create(`${purchase} ${look}`, seen));
      if (answer.status === 201) return this.pay(buyer, answer, offer);
      if (changed.includes((answer.body as { code: string }).code)) this.refusals += 1;
      else return void this.failures.push(`${answer.status} ${JSON.stringify(answer.body)}`);
    }
  }

  private async pay(buyer: Buyer, answer: Answer, { methodId, price, total }: Offer): Promise<void> {
    const order = openOrderOf(answer);
    await this.buyers.approve(order);
    const captured = await persistently(() => buyer.capture(order));
    if (captured.status !== 200) this.failures.push(`capture: ${JSON.stringify(captured.body)}`);
    const shown = { orderId: order.orderId, methodId, price, total };
    this.context.record({ ...shown });
    this.shown.push(shown);
  }
}

async function offersOf(buyer: Buyer): Promise<Offer[]> {
  const answer = await persistently(() => buyer.deliveries());
  return (answer.body as { data: { offers: Offer[] } }).data.offers;
}

/** By the order, by its payment and by the provider's ledger. */
async function chargedOtherwise(databaseUrl: string, shown: Shown[]): Promise<Finding> {
  const rows = await onDatabase<{ id: string }>(
    databaseUrl,
    `SELECT s."orderId" AS id
       FROM json_to_recordset($1) AS s ("orderId" uuid, "methodId" text, price numeric, total numeric)
       LEFT JOIN ordering.orders o ON o.id = s."orderId" LEFT JOIN payments.payments p ON p.id = o.payment_id
       LEFT JOIN paypal_simulator.captures c ON c.invoice_id = o.id::text AND c.status = 'COMPLETED'
      WHERE (o.total_cents, p.amount_cents, c.amount_cents, o.delivery ->> 'methodId') IS DISTINCT FROM
            ((s.total * 100)::integer, (s.total * 100)::integer, (s.total * 100)::integer, s."methodId")
         OR (s.price * 100)::integer <> (SELECT sum(delivery_share_cents) FROM ordering.order_lines WHERE order_id = o.id)`,
    [JSON.stringify(shown)],
  );
  return noneOf(
    'buyers who were charged other than was shown',
    rows.map(({ id }) => id),
  );
}
