import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { Responds } from '../../../platform/http/responses';
import { RefusalWithData } from '../../../platform/http/refusals/refusals';
import {
  assertOwnCart,
  BecomesBuyer,
  type Buyer,
  CurrentBuyer,
  ForBuyers,
} from '../../../platform/http/session';
import { BuyerId, Id, visitorsName } from '../../../platform/http/wire';
import { AddToCart } from '../../application/add-to-cart';
import { ChangeQuantity } from '../../application/change-quantity';
import { ExchangeVariant } from '../../application/exchange-variant';
import { RemoveFromCart } from '../../application/remove-from-cart';
import { RefreshCart } from '../../application/refresh-cart';
import type { CartContents } from '../../cart.facade';
import { NoSuchItem, QuantityUnavailable } from '../../domain/cart.errors';
import { cartResponse } from './cart-response';
import { CartResponse, CartLineBody, ExchangeVariantBody, RemoveLineQuery } from './cart.schemas';

@Controller('shop/cart')
@ApiTags('cart')
@ForBuyers()
export class CartController {
  constructor(
    private readonly refreshCart: RefreshCart,
    private readonly addToCart: AddToCart,
    private readonly changeQuantity: ChangeQuantity,
    private readonly exchangeVariant: ExchangeVariant,
    private readonly removeFromCart: RemoveFromCart,
  ) {}

  @Post('add')
  @BecomesBuyer()
  @Responds(200, CartResponse)
  async add(
    @CurrentBuyer() buyer: Buyer,
    @Body({ schema: CartLineBody }) { userId, ...line }: z.output<typeof CartLineBody>,
  ) {
    assertOwnCart(buyer, userId);
    const { beginning, kind } = buyer;
    if (!beginning)
      return this.cartAfter(buyer, (shopperId) =>
        this.addToCart.execute({ shopperId, isVisitor: kind === 'visitor', ...line }),
      );
    const added = await this.changed(buyer, () =>
      this.addToCart.execute({ shopperId: () => beginning.begin(), ...line }),
    );
    beginning.giveCookie();
    return added;
  }

  @Get('get/:userId')
  @Responds(200, CartResponse)
  async view(@CurrentBuyer() buyer: Buyer, @Param('userId', { schema: BuyerId }) userId: string) {
    assertOwnCart(buyer, userId);
    return this.cartOf(buyer);
  }

  @Put('update-cart')
  @Responds(200, CartResponse)
  async update(
    @CurrentBuyer() buyer: Buyer,
    @Body({ schema: CartLineBody }) { userId, ...line }: z.output<typeof CartLineBody>,
  ) {
    assertOwnCart(buyer, userId);
    return this.cartAfter(buyer, (shopperId) => this.changeQuantity.execute({ shopperId, ...line }));
  }

  @Put('exchange-variant')
  @Responds(200, CartResponse)
  async exchange(
    @CurrentBuyer() buyer: Buyer,
    @Body({ schema: ExchangeVariantBody }) { userId, ...exchange }: z.output<typeof ExchangeVariantBody>,
  ) {
    assertOwnCart(buyer, userId);
    return this.cartAfter(buyer, (shopperId) => this.exchangeVariant.execute({ shopperId, ...exchange }));
  }

  @Delete(':userId/:productId')
  @Responds(200, CartResponse)
  async remove(
    @CurrentBuyer() buyer: Buyer,
    @Param('userId', { schema: BuyerId }) userId: string,
    @Param('productId', { schema: Id }) productId: string,
    @Query({ schema: RemoveLineQuery }) { variantId }: z.output<typeof RemoveLineQuery>,
  ) {
    assertOwnCart(buyer, userId);
    return this.cartAfter(buyer, (shopperId) =>
      this.removeFromCart.execute({ shopperId, productId, variantId }),
    );
  }

  private async cartAfter(buyer: Buyer, change: (shopperId: string) => Promise<CartContents>) {
    const { id } = buyer;
    if (id === null) throw new NoSuchItem();
    return this.changed(buyer, () => change(id));
  }

  /** The refusal of a quantity carries the unchanged cart. */
  private async changed(buyer: Buyer, change: () => Promise<CartContents>) {
    try {
      return cartOf(buyer, await change());
    } catch (refusal) {
      if (!(refusal instanceof QuantityUnavailable)) throw refusal;
      throw new RefusalWithData(refusal, (await this.cartOf(buyer)).data);
    }
  }

  private async cartOf(buyer: Buyer) {
    return cartOf(buyer, buyer.id === null ? nothing : await this.refreshCart.execute(buyer.id));
  }
}

/** A visitor has this before putting something into it. */
const nothing: CartContents = { shopperId: visitorsName, lines: [], lostLines: false, cappedVariantIds: [] };

/** Clients get no id of a visitor. */
const cartOf = ({ kind }: Buyer, contents: CartContents) =>
  cartResponse(kind === 'visitor' ? { ...contents, shopperId: visitorsName } : contents);
