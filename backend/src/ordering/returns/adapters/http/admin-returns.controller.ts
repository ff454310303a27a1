import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { ShopContact } from '../../../../content/shop-contact';
import { maxPageSize } from '../../../../platform/http/list';
import { Responds } from '../../../../platform/http/responses';
import { ForAdmins } from '../../../../platform/http/session';
import { RequiresPermission } from '../../../../platform/http/access/permissions';
import { Id } from '../../../../platform/http/wire';
import { Clock } from '../../../../shared/time/clock';
import { ShopDays } from '../../../../shared/time/shop-days';
import { lateBefore } from '../../../withdrawals/domain/legal-days';
import { DeclareReturn } from '../../application/declare-return';
import type { ShownReturn } from '../../../shown-returns';
import { ReturnQueries } from '../../application/ports';
import { ViewReturnable } from '../../application/view-returnable';
import { NoSuchReturn } from '../../domain/return.errors';
import { adminReturnView, returnableView } from './return-view';
import {
  AdminDeclareReturnBody,
  AdminOrderReturnsResponse,
  AdminReturnResponse,
  FindReturnQuery,
  ReturnListQuery,
  ReturnPageResponse,
} from './returns.schemas';
import { wantedPiecesOf } from './wanted-pieces';

@Controller('admin')
@ApiTags('admin returns')
@ForAdmins()
export class AdminReturnsController {
  constructor(
    private readonly queries: ReturnQueries,
    private readonly declareReturn: DeclareReturn,
    private readonly viewReturnable: ViewReturnable,
    private readonly contact: ShopContact,
    private readonly days: ShopDays,
    private readonly clock: Clock,
  ) {}

  @Get('returns/get')
  @RequiresPermission('orders.read')
  @Responds(200, ReturnPageResponse)
  async list(
    @Query({ schema: ReturnListQuery })
    { limit = maxPageSize, cursor, q: words, kind: kinds, ...query }: z.output<typeof ReturnListQuery>,
  ) {
    const late = lateBefore(this.clock.now(), this.days);
    const list = { words, kinds, orderId: undefined, tab: undefined, ...query, lateBefore: late };
    const { returns, meta } = await this.queries.page(list, { limit, cursor });
    const counts = await this.queries.counts(late);
    return { success: true, data: await this.viewsOf(returns), meta, counts };
  }

  @Get('returns/find')
  @RequiresPermission('orders.read')
  @Responds(200, AdminReturnResponse)
  async find(@Query({ schema: FindReturnQuery }) { code }: z.output<typeof FindReturnQuery>) {
    const id = await this.queries.idOf(code);
    if (id === undefined) throw new NoSuchReturn();
    return this.show(id);
  }

  @Get('returns/:id')
  @RequiresPermission('orders.read')
  @Responds(200, AdminReturnResponse)
  read(@Param('id', { schema: Id }) id: string) {
    return this.show(id);
  }

  @Get('orders/:id/returns')
  @RequiresPermission('orders.read')
  @Responds(200, AdminOrderReturnsResponse)
  async ofOrder(@Param('id', { schema: Id }) orderId: string) {
    const { window, lines } = await this.viewReturnable.execute(orderId);
    const returns = await this.viewsOf(await this.queries.ofOrder(orderId));
    return { success: true, data: { window, lines: lines.map(returnableView), returns } };
  }

  @Post('orders/:id/returns')
  @RequiresPermission('returns.judge')
  @Responds(201, AdminReturnResponse)
  async declare(
    @Param('id', { schema: Id }) orderId: string,
    @Body({ schema: AdminDeclareReturnBody }) body: z.output<typeof AdminDeclareReturnBody>,
  ) {
    const { _id: returnId, kind } = body;
    await this.declareReturn.execute({ returnId, orderId, kind, pieces: wantedPiecesOf(body) });
    return this.show(returnId);
  }

  private async show(id: string) {
    const shown = await this.queries.find(id);
    if (!shown) throw new NoSuchReturn();
    const [data] = await this.viewsOf([shown]);
    return { success: true, data };
  }

  private async viewsOf(returns: ShownReturn[]) {
    const { postalAddress: address } = await this.contact.current();
    const given = { address, days: this.days, now: this.clock.now() };
    return returns.map((one) => adminReturnView(one, given));
  }
}
