import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { type JsonResponse, Responds, RespondsJson } from '../../../../platform/http/responses';
import { ForAdmins } from '../../../../platform/http/session';
import { RequiresPermission } from '../../../../platform/http/access/permissions';
import { Done, Id } from '../../../../platform/http/wire';
import { AddCollection } from '../../application/add-collection';
import { DeleteCollection } from '../../application/delete-collection';
import { EditCollection } from '../../application/edit-collection';
import { PickProduct } from '../../application/pick-product';
import { CollectionQueries } from '../../application/ports';
import { ReorderCollections } from '../../application/reorder-collections';
import { NoSuchCollection } from '../../domain/collection.errors';
import { pageResponse } from '../../../listing/adapters/http/page-response';
import { ProductPageResponse } from '../../../listing/adapters/http/listing.schemas';
import {
  AddCollectionBody,
  AdminCollectionResponse,
  CollectionsOfProductResponse,
  CollectionsResponse,
  EditCollectionBody,
  PreviewQuery,
  ReorderCollectionsBody,
} from './collections.schemas';
import { NoSuchProduct } from '../../../../catalogue/catalogue.errors';
import { SlugParam } from '../../../../catalogue/catalogue.schemas';
import { presentCollection, presentListed } from './present-collection';
import { ChangesPublicData } from '../../../../platform/response-cache/changes-public-data';

const previewed = 12;

@ChangesPublicData()
@Controller('admin/collections')
@ApiTags('admin collections')
@ForAdmins()
export class AdminCollectionsController {
  constructor(
    private readonly collections: CollectionQueries,
    private readonly addCollection: AddCollection,
    private readonly editCollection: EditCollection,
    private readonly reorderCollections: ReorderCollections,
    private readonly pickProduct: PickProduct,
    private readonly deleteCollection: DeleteCollection,
  ) {}

  @Get()
  @RequiresPermission('catalogue.read', 'content.change')
  @Responds(200, CollectionsResponse)
  async list() {
    return { success: true, data: (await this.collections.all()).map(presentListed) };
  }

  /** The number and the first products of a rule that is not saved. */
  @Get('preview')
  @RequiresPermission('content.change')
  @RespondsJson(200, ProductPageResponse)
  async preview(@Query({ schema: PreviewQuery }) rule: z.output<typeof PreviewQuery>): Promise<JsonResponse> {
    return pageResponse(await this.collections.preview({ rule }, previewed));
  }

  @Get('of/:productId')
  @RequiresPermission('catalogue.read', 'content.change')
  @Responds(200, CollectionsOfProductResponse)
  async ofProduct(@Param('productId', { schema: Id }) productId: string) {
    const collections = await this.collections.ofProduct(productId);
    if (!collections) throw new NoSuchProduct();
    return { success: true, data: collections };
  }

  @Get(':slug')
  @RequiresPermission('catalogue.read', 'content.change')
  @Responds(200, AdminCollectionResponse)
  async find(@Param('slug', { schema: SlugParam }) slug: string) {
    const collection = await this.collections.find(slug);
    if (!collection) throw new NoSuchCollection();
    return { success: true, data: presentCollection(collection) };
  }

  @Post()
  @RequiresPermission('content.change')
  @Responds(201, Done)
  async add(@Body({ schema: AddCollectionBody }) body: z.output<typeof AddCollectionBody>) {
    await this.addCollection.execute(body);
    return { success: true, message: 'Collection added successfully' };
  }

  @Put('order')
  @RequiresPermission('content.change')
  @Responds(200, Done)
  async reorder(
    @Body({ schema: ReorderCollectionsBody }) { slugs }: z.output<typeof ReorderCollectionsBody>,
  ) {
    await this.reorderCollections.execute(slugs);
    return { success: true, message: 'Collections reordered successfully' };
  }

  @Put(':slug')
  @RequiresPermission('content.change')
  @Responds(200, Done)
  async edit(
    @Param('slug', { schema: SlugParam }) slug: string,
    @Body({ schema: EditCollectionBody })
    { version: seenVersion, ...details }: z.output<typeof EditCollectionBody>,
  ) {
    await this.editCollection.execute({ slug, seenVersion, ...details });
    return { success: true, message: 'Collection updated successfully' };
  }

  @Delete(':slug')
  @RequiresPermission('content.change')
  @Responds(200, Done)
  async delete(@Param('slug', { schema: SlugParam }) slug: string) {
    await this.deleteCollection.execute(slug);
    return { success: true, message: 'Collection deleted successfully' };
  }

  @Put(':slug/products/:productId')
  @RequiresPermission('content.change')
  @Responds(200, Done)
  async pick(
    @Param('slug', { schema: SlugParam }) slug: string,
    @Param('productId', { schema: Id }) productId: string,
  ) {
    await this.pickProduct.execute({ slug, productId, isPicked: true });
    return { success: true, message: 'Collection updated successfully' };
  }

  @Delete(':slug/products/:productId')
  @RequiresPermission('content.change')
  @Responds(200, Done)
  async remove(
    @Param('slug', { schema: SlugParam }) slug: string,
    @Param('productId', { schema: Id }) productId: string,
  ) {
    await this.pickProduct.execute({ slug, productId, isPicked: false });
    return { success: true, message: 'Collection updated successfully' };
  }
}
