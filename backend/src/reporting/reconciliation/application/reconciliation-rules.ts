import { CatalogueReconciliation, PriceReconciliation } from '../../../catalogue/catalogue-reconciliation';
import { StockReconciliation } from '../../../inventory/stock-reconciliation';
import { CustomerReconciliation } from '../../../identity/customer-reconciliation';
import { OrderReconciliation } from '../../../ordering/order-reconciliation';
import { OrderFigures } from '../../../ordering/order-figures';
import { PaymentReconciliation } from '../../../payments/payment-reconciliation';
import { Clock } from '../../../shared/time/clock';
import { ShopDays } from '../../../shared/time/shop-days';
import { DailyRollups } from '../../figures/application/ports';
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
  OrderFigures,
  ShopDays,
  Clock,
];

/** The nightly check applies all of them. */
export const reconciliationRules = (...sources: Sources): ReconciliationRule[] => {
  const [orders, payments, stock, customers, prices, catalogue, rollups, figures, days, clock] = sources;
  return [
    ordersAgainstPayments(orders, payments),
    paymentsAgainstOrders(payments, orders),
    ordersAgainstReservations(orders, stock),
    reservationsAgainstOrders(stock, orders),
    ordersAgainstParcels(orders),
    parcelsAgainstStock(orders, stock),
    ordersAgainstPurchases(orders, customers),
    customersAgainstPurchases(customers),
    stockAgainstMovements(stock),
    providerAgainstPayments(payments),
    pricesAgainstHistory(prices),
    productsAgainstReviews(catalogue),
    variantsAgainstSizes(catalogue),
    wordsAgainstProducts(catalogue),
    daysAgainstOrders({ rollups, orders: figures, days, clock }),
  ];
};
