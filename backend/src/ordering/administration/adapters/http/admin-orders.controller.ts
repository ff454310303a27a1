import { Body, Controller, Get, Param, Post, Put, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import type { z } from 'zod';
import { RespondsCsv, sendCsv } from '../../../../platform/csv/csv';
import { Responds } from '../../../../platform/http/responses';
import { ForAdmins } from '../../../../platform/http/session';
import { RequiresPermission } from '../../../../platform/http/access/permissions';
import { Done, Id } from '../../../../platform/http/wire';
import { Clock } from '../../../../shared/time/clock';
import { ShopDays } from '../../../../shared/time/shop-days';
import { AddStaffNote } from '../../application/add-staff-note';
import { ChangeOrderStatus } from '../../application/change-order-status';
import { MoveOrdersOn } from '../../application/move-orders-on';
import { PackOrders } from '../../application/pack-orders';
import { lateOn } from '../../../order-views/application/late-orders';
import type { OrderList } from '../../../order-views/application/ports';
import { NoSuchOrder } from '../../../orders/domain/order.errors';
import { AdminOrderDetails } from './admin-order-details';
import { AdminOrderList } from './admin-order-list';
import { changedOrderView } from './changed-order-view';
import { orderColumns } from './order-csv';
import {
  AddStaffNoteBody,
  AdminOrderResponse,
  AdminOrderListQuery,
  ChangeOrderStatusBody,
  ListedOrdersResponse,
  maxListedOrders,
  MovedOrdersResponse,
  MoveOrdersOnBody,
  PackOrdersBody,
} from '../../../order-views/adapters/http/orders.schemas';
import { ChangesPublicData } from '../../../../platform/response-cache/changes-public-data';

type ListedOrdersQuery = z.output<typeof AdminOrderListQuery>;

@ChangesPublicData()
@Controller('admin/orders')
@ApiTags('admin orders')
@ForAdmins()
export class AdminOrdersController {
  constructor(
    private readonly orderList: AdminOrderList,
    private readonly orderDetails: AdminOrderDetails,
    private readonly changeOrderStatus: ChangeOrderStatus,
    private readonly moveOrdersOn: MoveOrdersOn,
    private readonly packOrders: PackOrders,
    private readonly addStaffNote: AddStaffNote,
    private readonly days: ShopDays,
    private readonly clock: Clock,
  ) {}

  @Get('get')
  @RequiresPermission('orders.read')
  @Responds(200, ListedOrdersResponse)
  async list(
    @Query({ schema: AdminOrderListQuery }) { limit = maxListedOrders, cursor, ...query }: ListedOrdersQuery,
  ) {
    return { success: true, ...(await this.orderList.page(this.listFrom(query), { limit, cursor })) };
  }

  @Get('export')
  @RequiresPermission('orders.read')
  @RespondsCsv()
  async export(
    @Query({ schema: AdminOrderListQuery }) query: ListedOrdersQuery,
    @Res() response: Response,
  ): Promise<void> {
    const batches = this.orderList.batches(this.listFrom(query));
    await sendCsv(response, { name: 'orders.csv', days: this.days, columns: orderColumns, batches });
  }

  @Get('details/:id')
  @RequiresPermission('orders.read')
  @Responds(200, AdminOrderResponse)
  async details(@Param('id', { schema: Id }) id: string) {
    const data = await this.orderDetails.of(id);
    if (!data) throw new NoSuchOrder();
    return { success: true, data };
  }

  @Put('update/:id')
  @RequiresPermission('orders.change')
  @Responds(200, Done)
  async update(
    @Param('id', { schema: Id }) orderId: string,
    @Body({ schema: ChangeOrderStatusBody }) body: z.output<typeof ChangeOrderStatusBody>,
  ) {
    const { orderStatus: status, seenUpdateDate: seen } = body;
    await this.changeOrderStatus.execute({ orderId, status, seen });
    return { success: true, message: 'Order status is updated successfully!' };
  }

  @Put('move-on')
  @RequiresPermission('orders.change')
  @Responds(200, MovedOrdersResponse)
  async moveOn(@Body({ schema: MoveOrdersOnBody }) body: z.output<typeof MoveOrdersOnBody>) {
    const { orderIds, orderStatus: status } = body;
    const moved = await this.moveOrdersOn.execute({ orderIds, status });
    return { success: true, data: moved.map(changedOrderView) };
  }

  @Put('pack')
  @RequiresPermission('orders.ship')
  @Responds(200, MovedOrdersResponse)
  async pack(@Body({ schema: PackOrdersBody }) { orderIds }: z.output<typeof PackOrdersBody>) {
    const packed = await this.packOrders.execute(orderIds);
    return { success: true, data: packed.map(changedOrderView) };
  }

  @Post('notes/:id')
  @RequiresPermission('orders.change', 'orders.ship')
  @Responds(201, Done)
  async addNote(
    @Param('id', { schema: Id }) orderId: string,
    @Body({ schema: AddStaffNoteBody }) { note }: z.output<typeof AddStaffNoteBody>,
  ) {
    await this.addStaffNote.execute({ orderId, note });
    return { success: true, message: 'The note is saved' };
  }

  private listFrom(query: Omit<ListedOrdersQuery, 'limit' | 'cursor'>): OrderList {
    const { q, status, payment, minAmount, maxAmount, product, variant, customer, ids, held, toSend, sort } =
      query;
    const { from, to, paidFrom, paidTo, refundedFrom, refundedTo, moneyFrom, moneyTo } = query;
    return {
      words: q,
      statuses: status,
      payments: payment,
      placedFrom: this.days.beginOf(from),
      placedTo: this.days.endOf(to),
      paidFrom: this.days.beginOf(paidFrom),
      paidTo: this.days.endOf(paidTo),
      refundedFrom: this.days.beginOf(refundedFrom),
      refundedTo: this.days.endOf(refundedTo),
      moneyFrom: this.days.beginOf(moneyFrom),
      moneyTo: this.days.endOf(moneyTo),
      minTotal: minAmount,
      maxTotal: maxAmount,
      productId: product,
      variantId: variant,
      shopperId: customer,
      ids,
      held,
      toSend: toSend === 'late' ? lateOn(this.clock.now(), this.days) : toSend,
      sort,
    };
  }
}
