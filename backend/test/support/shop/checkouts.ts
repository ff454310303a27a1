import { withAddress } from './goods';
import { PayPalSimulatorControls } from '../paypal/paypal-simulator-controls';
import { admin, inDatabase, type Person, shopper } from './people';
import type { ShopResponse } from './shop-client';
import { testShop, type TestShopOptions } from './test-shop';

interface Capture {
  by?: Person;
  /** The provider's id of the payment, or ours. */
  paymentId?: string;
}

/**
 * A shop with its seller and, new for each test, a shopper with an address; and what is done at its checkout. Call what
 * it returns inside a test.
 */
export function checkouts(settings: NodeJS.ProcessEnv = {}, options: TestShopOptions = {}) {
  const shop = testShop(settings, options);
  let theSeller: Person;
  let theShopper: Person;
  let theAddressId: string;
  beforeAll(async () => {
    theSeller = await admin(shop());
  });
  beforeEach(async () => {
    theShopper = await shopper(shop());
    theAddressId = await withAddress(theShopper);
  });

  const seller = () => theSeller;
  const sam = () => theShopper;
  const addressId = () => theAddressId;
  const payPal = () => new PayPalSimulatorControls(`${shop().url}/simulators/paypal`);
  const capturesOf = async (placed: ShopResponse) =>
    (await payPal().ledger()).captures.filter(({ orderId }) => orderId === tokenOf(placed));

  const order = (person = sam(), body: object = {}, headers = {}) =>
    person.client.post(
      '/api/shop/order/create',
      { addressInfo: { addressId: addressId() }, ...body },
      headers,
    );
  const capture = (placed: ShopResponse, { by = sam(), paymentId = tokenOf(placed) }: Capture = {}) =>
    by.client.post('/api/shop/order/capture', {
      orderId: placed.body.orderId,
      paymentId,
      payerId: 'PAYER',
    });
  const orderOf = async (placed: ShopResponse) =>
    (await sam().client.get(`/api/shop/order/details/${placed.body.orderId}`)).body.data;
  /** Makes all waiting jobs due. */
  const runJobsNow = () =>
    inDatabase(
      shop(),
      'SELECT graphile_worker.reschedule_jobs(ARRAY(SELECT id FROM graphile_worker.jobs), run_at => now())',
    );

  return { shop, seller, sam, addressId, payPal, capturesOf, order, capture, orderOf, runJobsNow };
}

/** The provider calls the payment of a new order by this token. */
export const tokenOf = ({ body }: ShopResponse): string =>
  new URL(body.approvalURL).searchParams.get('token')!;
