import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { PublicData } from '../../../../platform/response-cache/public-data';
import { maxPageSize } from '../../../../platform/http/list';
import { jsonResponse, type JsonResponse, RespondsJson } from '../../../../platform/http/responses';
import { Public } from '../../../../platform/http/session';
import { Id } from '../../../../platform/http/wire';
import { ProductQueries } from '../../application/ports';
import { pageResponse } from './page-response';
import { productResponse } from '../../../../catalogue/product-response';
import {
  IdOrSlug,
  maxProducts,
  ProductListResponse,
  ProductPageResponse,
  ProductsByIdQuery,
  ProductsQuery,
  ShowcaseResponse,
} from './listing.schemas';
import { ProductResponse } from '../../../../catalogue/product.schemas';

/** The storefront reads products here. */
@Controller('shop/products')
@ApiTags('shop products')
@Public()
export class ProductsController {
  constructor(private readonly products: ProductQueries) {}

  @Get('get')
  @RespondsJson(200, ProductPageResponse)
  @PublicData()
  async browse(
    @Query({ schema: ProductsQuery }) query: z.output<typeof ProductsQuery>,
  ): Promise<JsonResponse> {
    const { sortBy: sort, limit, cursor, ...filter } = query;
    if (limit === undefined && cursor === undefined) {
      return pageResponse(await this.products.wholeList({ ...filter, sort, limit: maxProducts }));
    }
    return pageResponse(await this.products.page({ ...filter, sort, limit: limit ?? maxPageSize, cursor }));
  }

  @Get('showcase')
  @RespondsJson(200, ShowcaseResponse)
  @PublicData()
  async showcase(): Promise<JsonResponse> {
    return jsonResponse(await this.products.showcase());
  }

  @Get('related/:id')
  @RespondsJson(200, ProductListResponse)
  @PublicData()
  async related(@Param('id', { schema: Id }) id: string): Promise<JsonResponse> {
    return jsonResponse(await this.products.related(id));
  }

  @Get('by-id')
  @RespondsJson(200, ProductListResponse)
  async byIds(@Query({ schema: ProductsByIdQuery }) query: z.output<typeof ProductsByIdQuery>) {
    return jsonResponse(await this.products.byIds(query.ids));
  }

  @Get('get/:id')
  @RespondsJson(200, ProductResponse)
  @PublicData()
  async details(@Param('id', { schema: IdOrSlug }) idOrSlug: string): Promise<JsonResponse> {
    return productResponse(await this.products.details(idOrSlug));
  }
}
