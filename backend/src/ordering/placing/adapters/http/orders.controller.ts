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
import { assertOwn, CurrentUser, ForShoppers, type SessionUser } from '../../../../platform/http/session';
import { Id } from '../../../../platform/http/wire';
import { CloseOwnOrder } from '../../../unpaid-orders/application/close-own-order';
import { CompleteCheckout } from '../../../completion/application/complete-checkout';
import type { OpenedOrder } from '../../application/open-order';
import { PayOrder } from '../../application/pay-order';
import { PlaceOrder } from '../../application/place-order';
import { OrderQueries } from '../../../order-views/application/ports';
import {
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
  PlaceOrderResponse,
  PlaceOrderBody,
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
  ) {}

  @Post('create')
  @Responds(201, PlaceOrderResponse)
  @ApiHeader({ name: 'Idempotency-Key', required: false })
  async create(
    @CurrentUser() user: SessionUser,
    @PublicOrigin() origin: string,
    @IdempotencyKey() idempotencyKey: string | undefined,
    @Body({ schema: PlaceOrderBody }) body: z.output<typeof PlaceOrderBody>,
  ) {
    if (body.userId !== undefined) assertOwn(user, body.userId);
    const input = {
      shopperId: user.id,
      addressId: body.addressInfo?.addressId ?? undefined,
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
    return placed(
      await this.placeOrder.execute(input).catch((error: unknown) => this.refused(error, user.id)),
    );
  }

  @Post('pay/:orderId')
  @Responds(200, PlaceOrderResponse)
  async pay(
    @CurrentUser() user: SessionUser,
    @PublicOrigin() origin: string,
    @Param('orderId', { schema: Id }) orderId: string,
  ) {
    return placed(await this.payOrder.execute({ orderId, shopperId: user.id, waysBack: waysBackTo(origin) }));
  }

  @Post('cancel/:orderId')
  @RespondsJson(200, OrderResponse)
  async cancel(
    @CurrentUser() user: SessionUser,
    @Param('orderId', { schema: Id }) orderId: string,
  ): Promise<JsonResponse> {
    await this.closeOwnOrder.execute({ orderId, shopperId: user.id });
    return orderResponse(await this.orders.detailsOfShopper(orderId, user.id));
  }

  @Post('capture')
  @RespondsJson(200, OrderResponse)
  async capture(
    @CurrentUser() user: SessionUser,
    @Body({ schema: CapturePaymentBody }) { paymentId, ...body }: z.output<typeof CapturePaymentBody>,
  ): Promise<JsonResponse> {
    const orderId = body.orderId ?? (await this.payments.orderOf(Id.parse(paymentId)));
    if (!orderId) throw new NoSuchOrder();
    const result = await this.completeCheckout.execute({
      orderId,
      shopperId: user.id,
      paymentReference: paymentId,
    });
    if (result.kind !== 'paid') throw new refusals[result.kind]();
    return orderResponse(await this.orders.detailsOfShopper(orderId, user.id));
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
  @RespondsJson(200, OrderResponse)
  async details(
    @CurrentUser() user: SessionUser,
    @Param('orderId', { schema: OrderName }) orderId: string,
  ): Promise<JsonResponse> {
    return orderResponse(await this.orders.detailsOfShopper(orderId, user.id));
  }

  /** A shopper whose cart can't be ordered as it was seen is shown what it is now. */
  private async refused(error: unknown, shopperId: string): Promise<never> {
    if (!(error instanceof PriceChanged || error instanceof OutOfStock)) throw error;
    throw new RefusalWithData(error, await this.carts.refresh(shopperId));
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
