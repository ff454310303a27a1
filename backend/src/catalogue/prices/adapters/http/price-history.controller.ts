import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { Responds } from '../../../../platform/http/responses';
import { ForAdmins } from '../../../../platform/http/session';
import { RequiresPermission } from '../../../../platform/http/access/permissions';
import { actorNamed } from '../../../../shared/actor';
import { Money } from '../../../../shared/money';
import { type PriceChange, PriceHistory } from '../../application/price-history';
import { PriceChangesResponse, type PriceChangeView, PriceHistoryQuery } from './price-history.schemas';

const usualPageSize = 50;

/** Each price that a variant has had. */
@Controller('admin/prices')
@ApiTags('admin products')
@ForAdmins()
export class PriceHistoryController {
  constructor(private readonly history: PriceHistory) {}

  @Get('get')
  @RequiresPermission('catalogue.read')
  @Responds(200, PriceChangesResponse)
  async list(@Query({ schema: PriceHistoryQuery }) query: z.output<typeof PriceHistoryQuery>) {
    const { variant: variantId, sort, limit = usualPageSize, cursor } = query;
    const { changes, meta } = await this.history.page({ variantId, sort }, { limit, cursor });
    return { success: true, data: changes.map(toView), meta };
  }
}

const toView = ({ id, at, actor, actorName, saleId, saleName, ...prices }: PriceChange): PriceChangeView => ({
  _id: id,
  at: at.toISOString(),
  price: Money.ofCents(prices.priceCents).toMajor(),
  salePrice: Money.ofCents(prices.salePriceCents).toMajor(),
  ...(saleId !== null && saleName !== null && { sale: { _id: saleId, name: saleName } }),
  by: { kind: actorNamed(actor).kind, name: actorName },
});
