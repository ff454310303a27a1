import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiHeader, ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { CartFacade } from '../../../../cart/cart.facade';
import { type PaymentResult, PaymentsFacade } from '../../../../payments/payments.facade';
import { type JsonResponse, jsonResponse, Responds, RespondsJson } from '../../../../platform/http/responses';
import type { DomainError } from '../../../../shared/domain-error';
import type { Json } from '../../../../shared/json';
import { IdempotencyKey } from './idempotency-key';
import { PublicOrigin } from '../../../../platform/http/security/public-origin';
import { RefusalWithData } from '../../../../platform/http/refusals/refusals';
import {
  assertOwn,
  assertOwnCart,
  type Buyer,
  CurrentBuyer,
  CurrentUser,
  ForBuyers,
  ForShoppers,
  SessionOptional,
  type SessionUser,
} from '../../../../platform/http/session';
import { OrderLinks } from '../../../order-links';
import { OrderAccess } from '../../../links/adapters/http/order-access';
import { type Caller, OrderCaller } from '../../../links/adapters/http/order-caller';
import { PlaceOrderBody, PlaceOrderResponse } from './place-order.schemas';
import { guestOf } from './guest-of';
import { Id, visitorsName } from '../../../../platform/http/wire';
import { CloseOwnOrder } from '../../../unpaid-orders/application/close-own-order';
import { CompleteCheckout } from '../../../completion/application/complete-checkout';
import type { OpenedOrder } from '../../application/open-order';
import { PayOrder } from '../../application/pay-order';
import { PlaceOrder } from '../../application/place-order';
import { OrderQueries } from '../../../order-views/application/ports';
import {
  CartIsEmpty,
  NoSuchOrder,
  OutOfStock,
  PaymentDeclined,
  PaymentDenied,
  PaymentInReview,
  PaymentNotApproved,
  PriceChanged,
  OrderWasRefunded,
} from '../../../orders/domain/order.errors';
import {
  CapturePaymentBody,
  OrderResponse,
  maxListedOrders,
  OrderListQuery,
  OrderName,
  OrderPageResponse,
} from '../../../order-views/adapters/http/orders.schemas';
import { ChangesPublicData } from '../../../../platform/response-cache/changes-public-data';

@ChangesPublicData()
@Controller('shop/order')
@ApiTags('orders')
@ForShoppers()
export class OrdersController {
  constructor(
    private readonly placeOrder: PlaceOrder,
    private readonly payOrder: PayOrder,
    private readonly completeCheckout: CompleteCheckout,
    private readonly closeOwnOrder: CloseOwnOrder,
    private readonly payments: PaymentsFacade,
    private readonly orders: OrderQueries,
    private readonly carts: CartFacade,
    private readonly links: OrderLinks,
    private readonly access: OrderAccess,
  ) {}

  @Post('create')
  @ForBuyers()
  @Responds(201, PlaceOrderResponse)
  @ApiHeader({ name: 'Idempotency-Key', required: false })
  async create(
    @CurrentBuyer() buyer: Buyer,
    @PublicOrigin() origin: string,
    @IdempotencyKey() idempotencyKey: string | undefined,
    @Body({ schema: PlaceOrderBody }) body: z.output<typeof PlaceOrderBody>,
  ) {
    if (body.userId !== undefined) assertOwnCart(buyer, body.userId);
    if (buyer.id === null) throw new CartIsEmpty();
    const shopperId = buyer.id;
    const input = {
      shopperId,
      ...(buyer.kind === 'visitor'
        ? { guest: guestOf(body.guest), addressId: undefined }
        : { addressId: body.addressInfo?.addressId ?? undefined }),
      deliveryMethodId: body.deliveryMethodId,
      seen: {
        lines: body.cartItems?.map(({ price, ...line }) => ({ ...line, unitPrice: price })),
        delivery: body.deliveryAmount,
        total: body.totalAmount,
        promised: body.deliveryDates,
      },
      idempotencyKey,
      waysBack: waysBackTo(origin),
    };
    const opened = await this.placeOrder
      .execute(input)
      .catch((error: unknown) => this.refused(error, { ...buyer, id: shopperId }));
    const orderLink = buyer.kind === 'visitor' ? await this.links.issue(opened.orderId) : undefined;
    return { ...placed(opened), ...(orderLink !== undefined && { orderLink }) };
  }

  @Post('pay/:orderId')
  @SessionOptional()
  @Responds(200, PlaceOrderResponse)
  async pay(
    @OrderCaller() caller: Caller,
    @PublicOrigin() origin: string,
    @Param('orderId', { schema: Id }) orderId: string,
  ) {
    const shopperId = await this.access.shopperOf(caller, orderId);
    return placed(await this.payOrder.execute({ orderId, shopperId, waysBack: waysBackTo(origin) }));
  }

  @Post('cancel/:orderId')
  @SessionOptional()
  @RespondsJson(200, OrderResponse)
  async cancel(
    @OrderCaller() caller: Caller,
    @Param('orderId', { schema: Id }) orderId: string,
  ): Promise<JsonResponse> {
    const shopperId = await this.access.shopperOf(caller, orderId);
    await this.closeOwnOrder.execute({ orderId, shopperId });
    return orderResponse(await this.orders.detailsOfShopper(orderId, shopperId));
  }

  @Post('capture')
  @SessionOptional()
  @RespondsJson(200, OrderResponse)
  async capture(
    @OrderCaller() caller: Caller,
    @Body({ schema: CapturePaymentBody }) { paymentId, ...body }: z.output<typeof CapturePaymentBody>,
  ): Promise<JsonResponse> {
    const orderId = body.orderId ?? (await this.payments.orderOf(Id.parse(paymentId)));
    if (!orderId) throw new NoSuchOrder();
    const shopperId = await this.access.shopperOf(caller, orderId);
    const result = await this.completeCheckout.execute({
      orderId,
      shopperId,
      paymentReference: paymentId,
    });
    if (result.kind !== 'paid') throw new refusals[result.kind]();
    return orderResponse(await this.orders.detailsOfShopper(orderId, shopperId));
  }

  @Get('list/:userId')
  @RespondsJson(200, OrderPageResponse)
  async list(
    @CurrentUser() user: SessionUser,
    @Param('userId', { schema: Id }) userId: string,
    @Query({ schema: OrderListQuery }) query: z.output<typeof OrderListQuery>,
  ): Promise<JsonResponse> {
    assertOwn(user, userId);
    const { limit = maxListedOrders, cursor, attempts } = query;
    const list = { limit, cursor, hidesAttempts: attempts === 'hidden' };
    const { orders, ...meta } = await this.orders.ofShopper(user.id, list);
    return jsonResponse(orders, meta);
  }

  @Get('details/:orderId')
  @SessionOptional()
  @RespondsJson(200, OrderResponse)
  async details(
    @OrderCaller() caller: Caller,
    @Param('orderId', { schema: OrderName }) orderId: string,
  ): Promise<JsonResponse> {
    const shopperId = await this.access.shopperOf(caller, orderId);
    return orderResponse(await this.orders.detailsOfShopper(orderId, shopperId));
  }

  /** A shopper whose cart can't be ordered as it was seen is shown what it is now. */
  private async refused(error: unknown, { kind, id }: Buyer & { id: string }): Promise<never> {
    if (!(error instanceof PriceChanged || error instanceof OutOfStock)) throw error;
    const cart = await this.carts.refresh(id);
    throw new RefusalWithData(error, kind === 'visitor' ? { ...cart, ...visitorsIds } : cart);
  }
}

/** A client gets this error for an order that is not paid. */
const refusals: Record<Exclude<PaymentResult['kind'], 'paid'>, new () => DomainError> = {
  declined: PaymentDeclined,
  denied: PaymentDenied,
  refunded: OrderWasRefunded,
  'in-review': PaymentInReview,
  'not-approved': PaymentNotApproved,
};

/** Clients get no id of a visitor. */
const visitorsIds = { _id: visitorsName, userId: visitorsName };

const waysBackTo = (origin: string) => (paymentId: string) => ({
  returnUrl: `${origin}/shop/paypal-return?paymentId=${paymentId}`,
  cancelUrl: `${origin}/api/shop/order/cancelled/${paymentId}`,
});

const placed = ({ orderId, approvalUrl, isNothingOwed }: OpenedOrder) => ({
  success: true,
  approvalURL: approvalUrl,
  orderId,
  ...(isNothingOwed && { nothingOwed: true }),
});

/** @throws NoSuchOrder */
function orderResponse(order: Json<'Order'> | undefined): JsonResponse {
  if (!order) throw new NoSuchOrder();
  return jsonResponse(order);
}
