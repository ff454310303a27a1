import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { type JsonResponse, Responds, RespondsJson } from '../../../../platform/http/responses';
import { ForAdmins } from '../../../../platform/http/session';
import { RequiresPermission } from '../../../../platform/http/access/permissions';
import { Done, Id } from '../../../../platform/http/wire';
import { AddProduct } from '../../application/add-product';
import { DeleteProduct } from '../../application/delete-product';
import { EditFlatProduct } from '../../application/edit-flat-product';
import { EditProduct } from '../../application/edit-product';
import { draft, published } from '../../../publication/domain/publication';
import { ProductViews } from '../../../product-views';
import { Stock } from '../../../../inventory/stock';
import { isLegacyFlatEdit, asSeenByClient } from './legacy-flat-edit';
import { AddProductBody, EditProductBody } from './product-bodies.schemas';
import { assortmentIn, assortmentOfOne, detailsIn, flatIn } from './product-body';
import { productResponse } from '../../../product-response';
import { AdminProductResponse, AdminProductView } from '../../../product.schemas';
import { ChangesPublicData } from '../../../../platform/response-cache/changes-public-data';

@ChangesPublicData()
@Controller('admin/products')
@ApiTags('admin products')
@ForAdmins()
export class AdminProductsController {
  constructor(
    private readonly products: ProductViews,
    private readonly addProduct: AddProduct,
    private readonly editProduct: EditProduct,
    private readonly editFlatProduct: EditFlatProduct,
    private readonly deleteProduct: DeleteProduct,
    private readonly stock: Stock,
  ) {}

  @Get('get/:id')
  @RequiresPermission('catalogue.read', 'stock.read')
  @RespondsJson(200, AdminProductResponse)
  async details(@Param('id', { schema: Id }) id: string): Promise<JsonResponse> {
    return productResponse(await this.products.forAdmin(id));
  }

  @Post('add')
  @RequiresPermission('catalogue.change')
  @RespondsJson(201, AdminProductResponse)
  async add(@Body({ schema: AddProductBody }) body: z.output<typeof AddProductBody>): Promise<JsonResponse> {
    const assortment = assortmentIn(body) ?? assortmentOfOne(body);
    const id = await this.addProduct.execute({
      details: detailsIn(body),
      slug: body.slug,
      pictures: body.pictures,
      focalPoints: body.focalPoints,
      facts: body.facts,
      publication: body.state === 'draft' ? draft() : published,
      ...assortment,
    });
    return productResponse(await this.products.forAdmin(id));
  }

  @Put('edit/:id')
  @RequiresPermission('catalogue.change')
  @RespondsJson(200, AdminProductResponse)
  async edit(
    @Param('id', { schema: Id }) productId: string,
    @Body({ schema: EditProductBody }) body: z.output<typeof EditProductBody>,
  ): Promise<JsonResponse> {
    const { version: seenVersion, seenStock } = body;
    const { slug, pictures, focalPoints, facts } = body;
    const edit = { productId, details: detailsIn(body), slug, pictures, focalPoints, facts, seenVersion };
    const assortment = assortmentIn(body);
    if (assortment && !(await this.isFlatEdit(productId, body))) {
      await this.editProduct.execute({ ...edit, ...assortment });
    } else await this.editFlatProduct.execute({ ...edit, ...flatIn(body), seenStock });
    return productResponse(await this.products.forAdmin(productId));
  }

  private async isFlatEdit(productId: string, body: z.output<typeof EditProductBody>): Promise<boolean> {
    const json = await this.products.forAdmin(productId);
    if (json === undefined) return false;
    const product = AdminProductView.parse(JSON.parse(json));
    return isLegacyFlatEdit(body, await asSeenByClient(body, product, this.stock));
  }

  @Delete('delete/:id')
  @RequiresPermission('catalogue.change')
  @Responds(200, Done)
  async delete(@Param('id', { schema: Id }) productId: string) {
    await this.deleteProduct.execute(productId);
    return { success: true, message: 'Product deleted successfully' };
  }
}
