import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { RequiresPermission } from '../../../../platform/http/access/permissions';
import { Responds } from '../../../../platform/http/responses';
import { ForAdmins } from '../../../../platform/http/session';
import { Clock } from '../../../../shared/time/clock';
import { ShopDays } from '../../../../shared/time/shop-days';
import { lateOn } from '../../../order-views/application/late-orders';
import { ShippingFigures } from '../../../order-views/application/ports';
import { ShippingCountsResponse } from './shipping-counts.schemas';

@Controller('admin/orders/shipping-counts')
@ApiTags('admin shipping')
@ForAdmins()
export class ShippingCountsController {
  constructor(
    private readonly figures: ShippingFigures,
    private readonly days: ShopDays,
    private readonly clock: Clock,
  ) {}

  @Get()
  @RequiresPermission('orders.read')
  @Responds(200, ShippingCountsResponse)
  async counts() {
    return { success: true, data: await this.figures.counts(lateOn(this.clock.now(), this.days)) };
  }
}
