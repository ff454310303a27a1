import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Responds } from '../../../platform/http/responses';
import { ForAdmins } from '../../../platform/http/session';
import { RequiresPermission } from '../../../platform/http/access/permissions';
import { Id } from '../../../platform/http/wire';
import { CartQueries } from '../../application/ports';
import { presentCart } from '../../application/present-cart';
import { CartResponse } from './cart.schemas';

@Controller('admin/carts')
@ApiTags('admin carts')
@ForAdmins()
export class AdminCartsController {
  constructor(private readonly carts: CartQueries) {}

  /** Empty for a shopper who has nothing in it. Lines whose product is gone are left out. */
  @Get('details/:userId')
  @RequiresPermission('customers.read')
  @Responds(200, CartResponse)
  async details(@Param('userId', { schema: Id }) userId: string) {
    const { contents } = await this.carts.contentsOf(userId);
    return { success: true, data: presentCart(contents) };
  }
}
