import { Body, Controller, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { RequiresPermission } from '../../../../platform/http/access/permissions';
import { Responds } from '../../../../platform/http/responses';
import { ForAdmins } from '../../../../platform/http/session';
import { Id } from '../../../../platform/http/wire';
import { ChangesPublicData } from '../../../../platform/response-cache/changes-public-data';
import { changedOrderView } from '../../../administration/adapters/http/changed-order-view';
import { MovedOrdersResponse } from '../../../order-views/adapters/http/orders.schemas';
import { ShipOrders } from '../../application/ship-orders';
import { UndoDispatch } from '../../application/undo-dispatch';
import { DispatchOrdersBody, UndoneDispatchResponse } from './dispatches.schemas';

/** The client names a dispatch, adds orders to it in steps, and may undo all of it until the customers are told. */
@ChangesPublicData()
@Controller('admin/dispatches/:id')
@ApiTags('admin shipping')
@ForAdmins()
export class DispatchesController {
  constructor(
    private readonly shipOrders: ShipOrders,
    private readonly undoDispatch: UndoDispatch,
  ) {}

  @Put('orders')
  @RequiresPermission('orders.ship')
  @Responds(200, MovedOrdersResponse)
  async ship(
    @Param('id', { schema: Id }) dispatchId: string,
    @Body({ schema: DispatchOrdersBody }) { orderIds }: z.output<typeof DispatchOrdersBody>,
  ) {
    const shipped = await this.shipOrders.execute({ dispatchId, orderIds });
    return { success: true, data: shipped.map(changedOrderView) };
  }

  @Post('undo')
  @RequiresPermission('orders.ship')
  @Responds(200, UndoneDispatchResponse)
  async undo(@Param('id', { schema: Id }) dispatchId: string) {
    return { success: true, data: { parcels: await this.undoDispatch.execute(dispatchId) } };
  }
}
