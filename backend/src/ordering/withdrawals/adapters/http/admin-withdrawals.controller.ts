import { Body, Controller, Get, Param, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { maxPageSize } from '../../../../platform/http/list';
import { Responds } from '../../../../platform/http/responses';
import { ForAdmins } from '../../../../platform/http/session';
import { RequiresPermission } from '../../../../platform/http/access/permissions';
import { Done, Id } from '../../../../platform/http/wire';
import { Money } from '../../../../shared/money';
import { Clock } from '../../../../shared/time/clock';
import { ShopDays } from '../../../../shared/time/shop-days';
import { orderNumberOf } from '../../../orders/domain/order-number';
import { AssignWithdrawal } from '../../application/assign-withdrawal';
import { type ListedWithdrawal, type WithdrawalList, WithdrawalListQueries } from '../../application/ports';
import { SettleWithdrawal } from '../../application/settle-withdrawal';
import { isWithin, lateBefore, moneyDeadlineOf, withdrawalPeriodOf } from '../../domain/legal-days';
import {
  type AdminWithdrawalView,
  AssignWithdrawalBody,
  SettleWithdrawalBody,
  WithdrawalListQuery,
  WithdrawalPageResponse,
} from './withdrawals.schemas';

type ListQuery = Omit<z.output<typeof WithdrawalListQuery>, 'limit' | 'cursor'>;

@Controller('admin/withdrawals')
@ApiTags('admin withdrawals')
@ForAdmins()
export class AdminWithdrawalsController {
  constructor(
    private readonly lists: WithdrawalListQueries,
    private readonly assignWithdrawal: AssignWithdrawal,
    private readonly settleWithdrawal: SettleWithdrawal,
    private readonly days: ShopDays,
    private readonly clock: Clock,
  ) {}

  @Get('get')
  @RequiresPermission('orders.read')
  @Responds(200, WithdrawalPageResponse)
  async list(
    @Query({ schema: WithdrawalListQuery })
    { limit = maxPageSize, cursor, ...query }: z.output<typeof WithdrawalListQuery>,
  ) {
    const { withdrawals, meta } = await this.lists.page(this.listFrom(query), { limit, cursor });
    return { success: true, data: withdrawals.map((one) => this.viewOf(one)), meta };
  }

  @Put(':id/order')
  @RequiresPermission('refunds.give')
  @Responds(200, Done)
  async assign(
    @Param('id', { schema: Id }) withdrawalId: string,
    @Body({ schema: AssignWithdrawalBody }) { orderNumber }: z.output<typeof AssignWithdrawalBody>,
  ) {
    await this.assignWithdrawal.execute({ withdrawalId, orderNumber });
    return { success: true, message: 'The withdrawal belongs to this order now' };
  }

  @Put(':id/done')
  @RequiresPermission('orders.change')
  @Responds(200, Done)
  async settle(
    @Param('id', { schema: Id }) withdrawalId: string,
    @Body({ schema: SettleWithdrawalBody }) { done }: z.output<typeof SettleWithdrawalBody>,
  ) {
    await this.settleWithdrawal.execute({ withdrawalId, isDone: done });
    return { success: true, message: done ? 'The withdrawal is dealt with' : 'The withdrawal waits again' };
  }

  private listFrom({ q, state, order, orderId, late, sort }: ListQuery): WithdrawalList {
    const before = late ? lateBefore(this.clock.now(), this.days) : undefined;
    return { words: q, states: state, matches: order, orderId, before, sort };
  }

  private viewOf(listed: ListedWithdrawal): z.output<typeof AdminWithdrawalView> {
    const { at, orderId, namedOrderId, matchedNumber, namedNumber } = listed;
    const { lastDay: moneyDueDay, daysLeft } = moneyDeadlineOf(at, this.clock.now(), this.days);
    return {
      _id: listed.id,
      receivedDate: at.toISOString(),
      name: listed.name,
      email: listed.email,
      orderNumber: listed.orderNumber,
      text: listed.text,
      order: referenceTo(orderId, matchedNumber),
      orderOfOther: orderId === null ? referenceTo(namedOrderId, namedNumber) : null,
      isChecked: listed.matchedAt !== null,
      isAssigned: listed.assignedAt !== null,
      ...outcomeOf(listed),
      doneDate: listed.settledAt?.toISOString() ?? null,
      period: orderId === null ? null : this.periodOf(listed),
      moneyDueDay,
      moneyDaysLeft: daysLeft,
    };
  }

  private periodOf({ pieces, at }: ListedWithdrawal) {
    const period = withdrawalPeriodOf(pieces, this.days);
    return { ...period, isInTime: isWithin(period, at, this.days) };
  }
}

function outcomeOf({ carriedOutAt, cancelled, returned, returnId }: ListedWithdrawal) {
  return {
    isCarriedOut: carriedOutAt !== null,
    cancelled: cancelled && { pieces: cancelled.pieces, amount: Money.ofCents(cancelled.cents).toMajor() },
    return:
      returned && returnId ? { _id: returnId, returnNumber: returned.number, state: returned.state } : null,
  };
}

function referenceTo(orderId: string | null, number: number | null) {
  return orderId === null || number === null ? null : { orderId, orderNumber: orderNumberOf(number) };
}
