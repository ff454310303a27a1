import { all, call, delay, put, takeLatest, type SagaGenerator } from '@haberdash/kit/effects';
import { permissions } from '../access/permissions';
import { fetchCustomers, fetchOrders, fetchProducts, type PaletteTarget } from './palette.api';
import { paletteClosed, targetsFound, wordsTyped } from './palette.slice';

/** Within it, more is typed. */
const pauseMs = 200;
/** The lists search for words of three characters or more. */
const shortestWord = 3;

export function* paletteSaga(): SagaGenerator<void> {
  yield* takeLatest([wordsTyped, paletteClosed], search);
}

function* search(action: ReturnType<typeof wordsTyped | typeof paletteClosed>) {
  if (!wordsTyped.match(action) || action.payload === '') return;
  const words = action.payload;
  if (!words.split(/\s+/).some(({ length }) => length >= shortestWord))
    return yield* put(targetsFound({ found: [], isIncomplete: false }));
  yield* delay(pauseMs);
  // Words find an order by its customer and its products, too: these come first.
  const may = yield* permissions();
  const finders = (numberIn(words) ? [orders, products, customers] : [products, customers, orders]).filter(
    ({ needs }) => may(needs),
  );
  const parts = yield* all(finders.map(({ find }) => call(find, words)));
  const isIncomplete = parts.includes(undefined);
  return yield* put(targetsFound({ found: parts.flatMap((part) => part ?? []), isIncomplete }));
}

/** The digits of an order's number, with `HB-` or without. */
const numberIn = (words: string): string | undefined => /^(?:hb-?)?(\d+)$/i.exec(words)?.[1];

type Found = SagaGenerator<PaletteTarget[] | undefined>;

function* findOrders(words: string): Found {
  const result = yield* fetchNumberedOrWith(words);
  if (!result.ok) return undefined;
  return result.body.data.map(({ _id, orderNumber, userName }) => ({
    kind: 'Order',
    label: orderNumber,
    hint: userName,
    to: `/admin/orders?order=${_id}`,
  }));
}

/** The order of exactly this number, which many longer numbers contain; without it, those. */
function* fetchNumberedOrWith(words: string) {
  const digits = numberIn(words);
  if (!digits) return yield* fetchOrders(words);
  const numbered = yield* fetchOrders(`HB-${digits}`);
  const isMissing = numbered.ok && numbered.body.data.length === 0;
  return isMissing ? yield* fetchOrders(digits) : numbered;
}

function* findProducts(words: string): Found {
  const result = yield* fetchProducts(words);
  if (!result.ok) return undefined;
  return result.body.data.map(({ _id, title, brand }) => ({
    kind: 'Product',
    label: title,
    hint: brand,
    to: `/admin/products/${_id}`,
  }));
}

function* findCustomers(words: string): Found {
  const result = yield* fetchCustomers(words);
  if (!result.ok) return undefined;
  return result.body.data.map(({ _id, userName, email }) => ({
    kind: 'Customer',
    label: userName,
    hint: email,
    to: `/admin/customers/${_id}`,
  }));
}

const orders = { find: findOrders, needs: 'orders.read' } as const;
const products = { find: findProducts, needs: 'catalogue.read' } as const;
const customers = { find: findCustomers, needs: 'customers.read' } as const;
