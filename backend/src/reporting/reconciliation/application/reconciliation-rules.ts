import { CatalogueReconciliation, PriceReconciliation } from '../../../catalogue/catalogue-reconciliation';
import { StockReconciliation } from '../../../inventory/stock-reconciliation';
import { CustomerReconciliation } from '../../../identity/customer-reconciliation';
import { OrderReconciliation } from '../../../ordering/order-reconciliation';
import { OrderFigures } from '../../../ordering/order-figures';
import { PaymentLedger } from '../../../payments/payment-ledger';
import { PaymentReconciliation } from '../../../payments/payment-reconciliation';
import { Clock } from '../../../shared/time/clock';
import { ShopDays } from '../../../shared/time/shop-days';
import { DailyRollups } from '../../figures/application/ports';
import { RecomputeDay } from '../../figures/application/recompute-day';
import { PieceQueries } from '../../places/application/ports';
import { type ReconciliationRule } from './reconciliation-rule';
import { productsAgainstReviews, variantsAgainstSizes, wordsAgainstProducts } from './catalogue-rules';
import { ordersAgainstPurchases, customersAgainstPurchases } from './customer-rules';
import { daysAgainstOrders } from './day-rules';
import { ordersAgainstPayments, ordersAgainstReservations } from './order-rules';
import { ordersAgainstParcels, parcelsAgainstStock } from './parcel-rules';
import { paymentsAgainstOrders, providerAgainstPayments } from './payment-rules';
import { pricesAgainstHistory } from './price-rules';
import { reservationsAgainstOrders, stockAgainstMovements } from './stock-rules';

type Sources = [
  OrderReconciliation,
  PaymentReconciliation,
  StockReconciliation,
  CustomerReconciliation,
  PriceReconciliation,
  CatalogueReconciliation,
  DailyRollups,
  RecomputeDay,
  OrderFigures,
  PaymentLedger,
  ShopDays,
  Clock,
  PieceQueries,
];

/** The nightly check applies all of them. */
export const reconciliationRules = (...sources: Sources): ReconciliationRule[] => {
  const [orders, payments, stock, customers, prices, catalogue, rollups, recomputeDay, ...others] = sources;
  const [figures, ledger, days, clock, pieces] = others;
  return [
    ordersAgainstPayments(orders, payments),
    paymentsAgainstOrders(payments, orders),
    ordersAgainstReservations(orders, stock),
    reservationsAgainstOrders(stock, orders),
    ordersAgainstParcels(orders),
    parcelsAgainstStock(orders, stock),
    ordersAgainstPurchases(orders, customers),
    customersAgainstPurchases(customers),
    stockAgainstMovements(stock, pieces),
    providerAgainstPayments(payments),
    pricesAgainstHistory(prices),
    productsAgainstReviews(catalogue),
    variantsAgainstSizes(catalogue),
    wordsAgainstProducts(catalogue),
    daysAgainstOrders({ rollups, recomputeDay, orders: figures, ledger, days, clock }),
  ];
};
