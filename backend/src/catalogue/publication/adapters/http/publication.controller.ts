import { Body, Controller, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { Responds } from '../../../../platform/http/responses';
import { ForAdmins } from '../../../../platform/http/session';
import { RequiresPermission } from '../../../../platform/http/access/permissions';
import { Done } from '../../../../platform/http/wire';
import { ShopDays } from '../../../../shared/time/shop-days';
import { ChangePublication } from '../../application/change-publication';
import { ChangePublicationBody, publicationIn } from './publication.schemas';
import { ChangesPublicData } from '../../../../platform/response-cache/changes-public-data';

type StateChange = z.output<typeof ChangePublicationBody>;

@ChangesPublicData()
@Controller('admin/products')
@ApiTags('admin products')
@ForAdmins()
export class PublicationController {
  constructor(
    private readonly changePublication: ChangePublication,
    private readonly days: ShopDays,
  ) {}

  /** Changes all of these products or none. */
  @Put('state')
  @RequiresPermission('catalogue.change')
  @Responds(200, Done)
  async change(@Body({ schema: ChangePublicationBody }) body: StateChange) {
    const productIds = [...new Set(body.ids)];
    await this.changePublication.execute({ productIds, publication: publicationIn(body, this.days) });
    const products = productIds.length === 1 ? 'Product' : `${productIds.length} products`;
    return { success: true, message: `${products} updated successfully` };
  }
}
