import { InMemoryAuditTrail } from '../../../src/audit/adapters/memory/in-memory-audit-trail';
import { InProcessCartFacade } from '../../../src/cart/adapters/contexts/in-process-cart.facade';
import { InMemoryCartQueries } from '../../../src/cart/adapters/memory/in-memory-cart.queries';
import { InMemoryCartRepository } from '../../../src/cart/adapters/memory/in-memory-cart.repository';
import { MergeCarts } from '../../../src/cart/application/merge-carts';
import { AddToCart } from '../../../src/cart/application/add-to-cart';
import { RemoveFromCart } from '../../../src/cart/application/remove-from-cart';
import { RefreshCart } from '../../../src/cart/application/refresh-cart';
import { InMemoryOffers } from '../../../src/catalogue/products/adapters/memory/in-memory-offers';
import { noPictures } from './no-pictures';
import { InMemoryProductSlugs } from '../../../src/catalogue/products/adapters/memory/in-memory-product-slugs';
import { InMemoryProductRepository } from '../../../src/catalogue/products/adapters/memory/in-memory-product.repository';
import { InMemoryProducts } from '../../../src/catalogue/products/adapters/memory/in-memory-products';
import { InMemorySkus } from '../../../src/catalogue/products/adapters/memory/in-memory-skus';
import { InMemoryWeights } from '../../../src/catalogue/facts/adapters/memory/in-memory-weights';
import { InMemorySizeChartRepository } from '../../../src/catalogue/sizes/adapters/memory/in-memory-size-chart.repository';
import { InMemoryStock } from '../../../src/catalogue/products/adapters/memory/in-memory-stock';
import { AddProduct } from '../../../src/catalogue/products/application/add-product';
import { EditFlatProduct } from '../../../src/catalogue/products/application/edit-flat-product';
import { EditProduct } from '../../../src/catalogue/products/application/edit-product';
import { noFacts } from '../../../src/catalogue/facts/domain/product-facts';
import { EditVariants } from '../../../src/catalogue/products/application/edit-variants';
import { UnusedVariants } from '../../../src/catalogue/products/application/unused-variants';
import { InMemoryVariantReferences } from '../../../src/cart/adapters/memory/in-memory-variant-references';
import { FixedShopCountry } from '../../../src/content/adapters/memory/fixed-shop-country';
import { FixedShopName } from '../../../src/content/adapters/memory/fixed-shop-name';
import { InMemoryLegalPages } from '../../../src/content/adapters/memory/in-memory-legal-pages';
import { InMemoryPageRepository } from '../../../src/content/adapters/memory/in-memory-page.repository';
import { AddPage } from '../../../src/content/application/add-page';
import { EditPage } from '../../../src/content/application/edit-page';
import { InMemoryCancellationRepository } from '../../../src/ordering/parcels/adapters/memory/in-memory-cancellation.repository';
import { InMemoryOrderRepository } from '../../../src/ordering/orders/adapters/memory/in-memory-order.repository';
import { InMemoryParcelRepository } from '../../../src/ordering/parcels/adapters/memory/in-memory-parcel.repository';
import { InMemoryRefundRepository } from '../../../src/ordering/refunds/adapters/memory/in-memory-refund.repository';
import { GiveBack } from '../../../src/ordering/refunds/application/give-back';
import { RefundOrder } from '../../../src/ordering/refunds/application/refund-order';
import { InMemoryReturnRepository } from '../../../src/ordering/returns/adapters/memory/in-memory-return.repository';
import { ExpireAbandonedCheckout } from '../../../src/ordering/unpaid-orders/application/expire-abandoned-checkout';
import { CloseUnpaidOrder } from '../../../src/ordering/unpaid-orders/application/close-unpaid-order';
import { CloseOwnOrder } from '../../../src/ordering/unpaid-orders/application/close-own-order';
import { CloseFailedOpening } from '../../../src/ordering/unpaid-orders/application/close-failed-opening';
import { ChooseDelivery } from '../../../src/ordering/placing/application/choose-delivery';
import { PreviewDeliveries } from '../../../src/ordering/placing/application/preview-deliveries';
import { CompleteApprovedCheckout } from '../../../src/ordering/completion/application/complete-approved-checkout';
import { CompleteCheckout } from '../../../src/ordering/completion/application/complete-checkout';
import { EarlierOrders } from '../../../src/ordering/placing/application/earlier-orders';
import { ChangeParcels } from '../../../src/ordering/parcels/application/change-parcels';
import { ChangeOrderStatus } from '../../../src/ordering/administration/application/change-order-status';
import { ConfirmOrder } from '../../../src/ordering/completion/application/confirm-order';
import { ExpireOrder } from '../../../src/ordering/unpaid-orders/application/expire-order';
import { ReleaseUnpaidOrder } from '../../../src/ordering/unpaid-orders/application/release-unpaid-order';
import { HoldOrder } from '../../../src/ordering/administration/application/hold-order';
import { HoldOrderForReview } from '../../../src/ordering/completion/application/hold-order-for-review';
import { MoveParcel } from '../../../src/ordering/parcels/application/move-parcel';
import { NewOrders } from '../../../src/ordering/placing/application/new-orders';
import { OpenAgain } from '../../../src/ordering/placing/application/open-again';
import { OpenOrder } from '../../../src/ordering/placing/application/open-order';
import { PayOrder } from '../../../src/ordering/placing/application/pay-order';
import { CancelPieces } from '../../../src/ordering/cancellations/application/cancel-pieces';
import { CancelWindow } from '../../../src/ordering/cancellations/application/cancel-window';
import { RecordRefundElsewhere } from '../../../src/ordering/cancellations/application/record-refund-elsewhere';
import { RecordRefundOfPieces } from '../../../src/ordering/cancellations/application/record-refund-of-pieces';
import { LoseParcel } from '../../../src/ordering/parcels/application/lose-parcel';
import { PackParcel } from '../../../src/ordering/parcels/application/pack-parcel';
import { PaymentDeadline } from '../../../src/ordering/unpaid-orders/application/payment-deadline';
import { PlaceOrder } from '../../../src/ordering/placing/application/place-order';
import { ReleaseOrder } from '../../../src/ordering/administration/application/release-order';
import { RemindOfPayment } from '../../../src/ordering/unpaid-orders/application/remind-of-payment';
import { RefundCancellation } from '../../../src/ordering/parcels/application/refund-cancellation';
import { RejectWronglyPaidOrder } from '../../../src/ordering/completion/application/reject-wrongly-paid-order';
import { RecordRefund } from '../../../src/ordering/cancellations/application/record-refund';
import { InProcessPaymentsFacade } from '../../../src/payments/attempts/adapters/contexts/in-process-payments.facade';
import { InMemoryPaymentGateway } from '../../../src/payments/gateway/adapters/memory/in-memory-payment.gateway';
import { InMemoryPaymentRefundRepository } from '../../../src/payments/refunds/adapters/memory/in-memory-payment-refund.repository';
import { InMemoryPaymentRepository } from '../../../src/payments/records/adapters/memory/in-memory-payment.repository';
import { PaymentAttempts } from '../../../src/payments/attempts/application/payment-attempts';
import { CompareRefunds } from '../../../src/payments/refunds/application/compare-refunds';
import { ReconcilePayment } from '../../../src/payments/reconciliation/application/reconcile-payment';
import { AskRefund } from '../../../src/payments/refunds/application/ask-refund';
import { RefundsOfPayments } from '../../../src/payments/refunds/application/refunds-of-payments';
import { RefundRequests } from '../../../src/payments/refunds/application/refund-requests';
import { deliveryInMemory } from './delivery-in-memory';
import { FixedActor } from './fixed-actor';
import { FixedClock } from './fixed-clock';
import { InMemoryJobs } from './in-memory-jobs';
import { InMemoryOutbox } from './in-memory-outbox';
import { InMemoryUnitOfWork } from './in-memory-unit-of-work';
import { OneAddress } from '../one-address';
import { Money } from '../../../src/shared/money';

/** $25 in the sale, seven of them. */
export const shirt = {
  title: 'Oxford shirt',
  description: 'Crisp.',
  category: 'men' as const,
  brand: 'zara' as const,
  image: 'https://pictures.test/shirt.webp',
  price: Money.ofMajor(40),
  salePrice: Money.ofMajor(25),
  stock: 7,
};

/** A product of one variant, written as one flat thing. */
export const unfolded = ({ price, salePrice, stock, ...details }: typeof shirt) => ({
  details,
  colours: [],
  variants: [{ size: null, colour: null, sku: null, price, salePrice, stock }] as const,
});

/** A piece of the product weighs so many grams. */
export const weighing = (weightGrams: number) => ({ facts: { ...noFacts, weightGrams } });

export type ShopInMemory = ReturnType<typeof shopInMemory>;

/** All use cases from the new product to the refund on in-memory adapters: no database, no provider, no waiting. */
export function shopInMemory() {
  const clock = new FixedClock();
  const [jobs, outbox] = [new InMemoryJobs(clock), new InMemoryOutbox()];
  const products = new InMemoryProducts();
  const productRepository = new InMemoryProductRepository(products);
  const [slugs, charts] = [new InMemoryProductSlugs(products), new InMemorySizeChartRepository()];
  const stock = new InMemoryStock(products, new FixedActor(), clock);
  const offers = new InMemoryOffers(products, stock);
  const pages = new InMemoryPageRepository();
  const audit = new InMemoryAuditTrail(new FixedActor());
  const carts = new InMemoryCartRepository();
  const payments = new InMemoryPaymentRepository(outbox, new FixedActor());
  const paymentRefunds = new InMemoryPaymentRefundRepository();
  const cancellations = new InMemoryCancellationRepository(outbox);
  const refunds = new InMemoryRefundRepository(outbox);
  const returns = new InMemoryReturnRepository(outbox);
  const orders = new InMemoryOrderRepository(outbox, clock, new FixedActor());
  const parcels = new InMemoryParcelRepository(outbox, new FixedActor());
  const unitOfWork = new InMemoryUnitOfWork(
    products,
    pages,
    stock,
    carts,
    payments,
    paymentRefunds,
    cancellations,
    refunds,
    returns,
    orders,
    parcels,
    jobs,
    outbox,
    audit,
  );

  const cartQueries = new InMemoryCartQueries(carts, offers);
  const refreshCart = new RefreshCart(cartQueries, carts, unitOfWork);
  const cart = new InProcessCartFacade(carts, cartQueries, refreshCart);
  const unused = new UnusedVariants(stock, new InMemoryVariantReferences(carts));

  const changeParcels = new ChangeParcels(
    orders,
    parcels,
    cancellations,
    refunds,
    returns,
    audit,
    unitOfWork,
    clock,
  );
  const identity = new OneAddress();
  const gateway = new InMemoryPaymentGateway();
  const refundsOfPayments = new RefundsOfPayments(payments, paymentRefunds);
  const compareRefunds = new CompareRefunds(refundsOfPayments, gateway, unitOfWork, clock);
  const refundRequests = new RefundRequests(refundsOfPayments, jobs, new FixedActor(), clock);
  const askRefund = new AskRefund(refundsOfPayments, gateway, compareRefunds, jobs, unitOfWork, clock);
  const attempts = new PaymentAttempts(20, payments, gateway, refundRequests, jobs, unitOfWork, clock);
  const paying = new InProcessPaymentsFacade(payments, attempts, refundRequests, jobs);

  const { tables: deliveryTables, delivery } = deliveryInMemory({ clock });
  const [weights, shopCountry] = [new InMemoryWeights(products), new FixedShopCountry('US')];
  const chooseDelivery = new ChooseDelivery(delivery, weights, shopCountry);

  const giveBack = new GiveBack(refunds, paying, { assertAllowed: async () => undefined }, jobs, clock);
  const refundCancellation = new RefundCancellation(cancellations, stock, giveBack);
  const recordRefundOfPieces = new RecordRefundOfPieces(orders, cancellations, refunds, unitOfWork, clock);
  const deadline = new PaymentDeadline(30, jobs, clock);
  const openAgain = new OpenAgain(paying, deadline);
  const releaseUnpaidOrder = new ReleaseUnpaidOrder(orders, stock, paying, deadline, clock);
  const closeUnpaidOrder = new CloseUnpaidOrder(orders, releaseUnpaidOrder, unitOfWork);
  const openOrder = new OpenOrder(
    new FixedShopName('Thimble'),
    new CloseFailedOpening(orders, paying, closeUnpaidOrder, unitOfWork),
  );
  const newOrders = new NewOrders(
    orders,
    cart,
    stock,
    new InMemorySkus(products),
    new InMemoryLegalPages(pages),
    paying,
    deadline,
    clock,
  );
  const confirmOrder = new ConfirmOrder(orders, cart, identity, stock, giveBack, deadline, unitOfWork, clock);
  const holdOrderForReview = new HoldOrderForReview(orders, stock, deadline, unitOfWork, clock);
  const completeCheckout = new CompleteCheckout(
    orders,
    stock,
    paying,
    confirmOrder,
    holdOrderForReview,
    deadline,
    unitOfWork,
    clock,
  );
  return {
    clock,
    changeParcels,
    unitOfWork,
    jobs,
    outbox,
    gateway,
    audit,
    addPage: new AddPage(pages, audit, unitOfWork),
    editPage: new EditPage(pages, audit, unitOfWork),
    orders,
    payments,
    offers,
    stock,
    addProduct: new AddProduct(productRepository, slugs, charts, stock, noPictures, audit, unitOfWork, clock),
    editProduct: new EditProduct(productRepository, slugs, stock, unused, noPictures, audit, unitOfWork),
    products,
    editVariants: new EditVariants(productRepository, stock, audit, unitOfWork),
    editFlatProduct: new EditFlatProduct(productRepository, slugs, stock, noPictures, audit, unitOfWork),
    addToCart: new AddToCart(carts, cartQueries, offers, { hold: async () => undefined }, unitOfWork),
    mergeCarts: new MergeCarts(carts, cartQueries, stock),
    removeFromCart: new RemoveFromCart(carts, cartQueries, unitOfWork),
    refreshCart,
    newOrders,
    placeOrder: new PlaceOrder(
      cart,
      identity,
      chooseDelivery,
      new EarlierOrders(orders, identity, stock, releaseUnpaidOrder),
      newOrders,
      openAgain,
      openOrder,
      shopCountry,
      unitOfWork,
    ),
    deliveryTables,
    previewDeliveries: new PreviewDeliveries(cart, identity, shopCountry, chooseDelivery),
    payOrder: new PayOrder(orders, identity, openAgain, openOrder, unitOfWork),
    completeCheckout,
    completeApprovedCheckout: new CompleteApprovedCheckout(orders, completeCheckout, unitOfWork, clock),
    expireAbandonedCheckout: new ExpireAbandonedCheckout(orders, paying, releaseUnpaidOrder, unitOfWork),
    confirmOrder,
    remindOfPayment: new RemindOfPayment(orders, unitOfWork),
    expireOrder: new ExpireOrder(orders, paying, releaseUnpaidOrder, jobs, unitOfWork),
    changeOrderStatus: new ChangeOrderStatus(stock, paying, giveBack, changeParcels, unitOfWork),
    closeOwnOrder: new CloseOwnOrder(orders, closeUnpaidOrder, unitOfWork),
    holdOrderForReview,
    closeUnpaidOrder,
    rejectWronglyPaidOrder: new RejectWronglyPaidOrder(orders, stock, unitOfWork, clock),
    recordRefund: new RecordRefund(changeParcels, stock, unitOfWork),
    reconcilePayment: new ReconcilePayment(payments, gateway, attempts, jobs, unitOfWork, clock),
    /** All refunds of the payment are asked for. */
    refundPayment: {
      execute: async ({ paymentId }: { paymentId: string }) => {
        for (const { id } of await paymentRefunds.ofPayment(paymentId))
          await askRefund.execute({ refundId: id });
      },
    },
    cancelPieces: new CancelPieces(
      new CancelWindow(2, { by: 'shopper', isRecalculated: true }, orders),
      orders,
      cancellations,
      changeParcels,
      refundCancellation,
      unitOfWork,
    ),
    refunds,
    refundOrder: new RefundOrder(orders, refunds, cancellations, changeParcels, giveBack, stock, unitOfWork),
    loseParcel: new LoseParcel(changeParcels, refundCancellation, stock, unitOfWork),
    cancellations,
    identity,
    releaseOrder: new ReleaseOrder(changeParcels),
    parcels,
    packParcel: new PackParcel(changeParcels),
    moveParcel: new MoveParcel(changeParcels),
    recordRefundOfPieces,
    recordRefundElsewhere: new RecordRefundElsewhere(
      orders,
      cancellations,
      recordRefundOfPieces,
      unitOfWork,
      clock,
    ),
    compareRefunds,
    holdOrder: new HoldOrder(orders, unitOfWork, clock),
    askRefund,
  };
}
