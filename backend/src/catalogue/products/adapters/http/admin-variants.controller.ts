import { Body, Controller, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { RefusalWithData } from '../../../../platform/http/refusals/refusals';
import { type JsonResponse, jsonResponse, RespondsJson } from '../../../../platform/http/responses';
import { ForAdmins } from '../../../../platform/http/session';
import { RequiresPermission } from '../../../../platform/http/access/permissions';
import { type EditedVariant, EditVariants } from '../../application/edit-variants';
import { VariantsRefused } from '../../domain/product.errors';
import { ProductViews } from '../../../product-views';
import { EditVariantsBody } from './product-bodies.schemas';
import { VariantRowsResponse } from '../../../product.schemas';
import { ChangesPublicData } from '../../../../platform/response-cache/changes-public-data';

type Rows = z.output<typeof EditVariantsBody>;

@ChangesPublicData()
@Controller('admin/products')
@ApiTags('admin products')
@ForAdmins()
export class AdminVariantsController {
  constructor(
    private readonly editVariants: EditVariants,
    private readonly products: ProductViews,
  ) {}

  /** Edits all variants or none. A refusal lists each refused variant with its saved state. */
  @Put('variants')
  @RequiresPermission('catalogue.change')
  @RespondsJson(200, VariantRowsResponse)
  async edit(@Body({ schema: EditVariantsBody }) { variants }: Rows): Promise<JsonResponse> {
    try {
      await this.editVariants.execute(variants.map(rowIn));
    } catch (error) {
      throw error instanceof VariantsRefused ? await this.withCurrentVariants(error) : error;
    }
    return jsonResponse(await this.products.variantRows(variants.map(({ _id }) => _id)));
  }

  private async withCurrentVariants(refused: VariantsRefused): Promise<RefusalWithData> {
    const ids = [...new Set(refused.rows.map(({ variantId }) => variantId))];
    const current = JSON.parse(await this.products.variantRows(ids)) as { _id: string }[];
    const rows = refused.rows.map(({ variantId, error: { code, message } }) => ({
      _id: variantId,
      code,
      message,
      current: current.find(({ _id }) => _id === variantId) ?? null,
    }));
    return new RefusalWithData(refused, { variants: rows });
  }
}

function rowIn({ _id: id, version: seenVersion, stock, seenStock, ...values }: Rows['variants'][number]) {
  const correction =
    stock === undefined || seenStock === undefined ? undefined : { counted: stock, seen: seenStock };
  return { id, seenVersion, ...values, stock: correction } satisfies EditedVariant;
}
