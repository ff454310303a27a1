import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { maxPageSize } from '../../../../platform/http/list';
import { type JsonResponse, jsonResponse, RespondsJson } from '../../../../platform/http/responses';
import { ForAdmins } from '../../../../platform/http/session';
import { RequiresPermission } from '../../../../platform/http/access/permissions';
import { ProductQueries } from '../../../listing/application/ports';
import { unfiltered } from '../../../listing/application/product-filter';
import { ProductListQueries, type ProductList, listSorts } from '../../application/product-list';
import {
  AdminProductsResponse,
  listIn,
  maxProducts,
  ProductListQuery,
} from '../../../listing/adapters/http/listing.schemas';

type ListQuery = z.output<typeof ProductListQuery>;

@Controller('admin/products')
@ApiTags('admin products')
@ForAdmins()
export class AdminProductListController {
  constructor(
    private readonly products: ProductQueries,
    private readonly lists: ProductListQueries,
  ) {}

  @Get('get')
  @RequiresPermission('catalogue.read')
  @RespondsJson(200, AdminProductsResponse)
  async list(@Query({ schema: ProductListQuery }) query: ListQuery): Promise<JsonResponse> {
    const { limit, cursor } = query;
    const list = listIn(query);
    if (limit === undefined && cursor === undefined && isWhole(list)) return this.wholeList();
    const { products, meta } = await this.lists.page(list, { limit: limit ?? maxPageSize, cursor });
    return jsonResponse(products, meta);
  }

  private async wholeList(): Promise<JsonResponse> {
    const list = await this.products.wholeList({ ...unfiltered, sort: 'title-atoz', limit: maxProducts });
    return jsonResponse(list.products);
  }
}

/** The query asks for nothing in particular. */
const isWhole = ({ sort, ...filter }: ProductList): boolean =>
  sort === listSorts[0] && Object.values(filter).every(({ length }) => length === 0);
