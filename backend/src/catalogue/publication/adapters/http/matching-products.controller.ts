import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { RequiresPermission } from '../../../../platform/http/access/permissions';
import { Responds } from '../../../../platform/http/responses';
import { ForAdmins } from '../../../../platform/http/session';
import { Id } from '../../../../platform/http/wire';
import { ShopDays } from '../../../../shared/time/shop-days';
import { ChangeMatching } from '../../application/change-matching';
import { CountMatching } from '../../application/count-matching';
import { StateChanges } from '../../application/state-changes';
import { NoSuchStateChange } from '../../domain/matching.errors';
import {
  ChangeMatchingBody,
  MatchingCountResponse,
  MatchingQuery,
  publicationIn,
  StateChangeResponse,
} from './publication.schemas';

/** All products that match a query of the admin's list, also those on its other pages. */
@Controller('admin/products/matching')
@ApiTags('admin products')
@ForAdmins()
export class MatchingProductsController {
  constructor(
    private readonly countMatching: CountMatching,
    private readonly changeMatching: ChangeMatching,
    private readonly changes: StateChanges,
    private readonly days: ShopDays,
  ) {}

  @Get('count')
  @RequiresPermission('catalogue.read')
  @Responds(200, MatchingCountResponse)
  async count(@Query({ schema: MatchingQuery }) { query }: z.output<typeof MatchingQuery>) {
    return { success: true, data: { count: await this.countMatching.execute(query) } };
  }

  /** A job changes them, some at a time; `total` is how many. It is refused when another number matches than was expected. */
  @Post('state')
  @RequiresPermission('catalogue.change')
  @Responds(201, StateChangeResponse)
  async change(@Body({ schema: ChangeMatchingBody }) body: z.output<typeof ChangeMatchingBody>) {
    const { query, expected } = body;
    const publication = publicationIn(body, this.days);
    const { id, total } = await this.changeMatching.execute({ query, expected, publication });
    return { success: true, data: { _id: id, done: 0, total } };
  }

  @Get('state/:id')
  @RequiresPermission('catalogue.read')
  @Responds(200, StateChangeResponse)
  async progress(@Param('id', { schema: Id }) id: string) {
    const progress = await this.changes.progress(id);
    if (!progress) throw new NoSuchStateChange();
    return { success: true, data: { _id: id, ...progress } };
  }
}
