import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { OrderNumbers } from '../../../../inventory/order-numbers';
import { Responds } from '../../../../platform/http/responses';
import { ForAdmins } from '../../../../platform/http/session';
import { RequiresPermission } from '../../../../platform/http/access/permissions';
import { actorNamed } from '../../../../shared/actor';
import { type PiecesInPlace, PieceQueries } from '../../application/ports';
import { piecesIn, places } from '../../domain/places';
import { NoSuchVariant } from '../../domain/places.errors';
import { PiecesQuery, PiecesResponse, type PiecesView, PlacesQuery, PlacesResponse } from './pieces.schemas';

const usualPageSize = 50;

/** Where the pieces of a variant are. */
@Controller('admin/stock')
@ApiTags('admin products')
@ForAdmins()
export class PiecesController {
  constructor(
    private readonly pieces: PieceQueries,
    private readonly orderNumbers: OrderNumbers,
  ) {}

  @Get('places')
  @RequiresPermission('stock.read')
  @Responds(200, PlacesResponse)
  async places(@Query({ schema: PlacesQuery }) { variant: id }: z.output<typeof PlacesQuery>) {
    const variant = await this.pieces.ofVariant(id);
    if (!variant) throw new NoSuchVariant();
    const counts = places.map((place) => ({ place, pieces: piecesIn(variant, [place]) }));
    return { success: true, data: { places: counts, sum: piecesIn(variant, places) } };
  }

  @Get('pieces')
  @RequiresPermission('stock.read')
  @Responds(200, PiecesResponse)
  async list(
    @Query({ schema: PiecesQuery })
    { variant, place, sort, limit = usualPageSize, cursor }: z.output<typeof PiecesQuery>,
  ) {
    const { rows, meta } = await this.pieces.page({ variantId: variant, place, sort }, { limit, cursor });
    const orderIds = new Set(rows.flatMap(({ orderId }) => orderId ?? []));
    const numbers = await this.orderNumbers.numbersOf([...orderIds]);
    return {
      success: true,
      data: rows.map((row) => toView(row, numbers.get(row.orderId ?? '') ?? null)),
      meta,
    };
  }
}

function toView(row: PiecesInPlace, orderNumber: string | null): PiecesView {
  const { id, quantity, parcelNumber, since, actor, actorName, ...same } = row;
  return {
    ...same,
    _id: id,
    pieces: quantity,
    orderNumber,
    parcelNumber: parcelNumber === null ? null : `${orderNumber}-${parcelNumber}`,
    since: since && since.toISOString(),
    by: actor === null ? null : { kind: actorNamed(actor).kind, name: actorName },
  };
}
