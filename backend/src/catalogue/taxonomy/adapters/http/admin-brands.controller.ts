import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { jsonResponse, type JsonResponse, Responds, RespondsJson } from '../../../../platform/http/responses';
import { ForAdmins } from '../../../../platform/http/session';
import { RequiresPermission } from '../../../../platform/http/access/permissions';
import { Done } from '../../../../platform/http/wire';
import { AddBrand } from '../../application/add-brand';
import { DeleteBrand } from '../../application/delete-brand';
import { EditBrand } from '../../application/edit-brand';
import { TaxonomyQueries } from '../../../taxonomy-queries';
import { AddBrandBody, AdminBrandsResponse, EditBrandBody } from './taxonomy.schemas';
import { SlugParam } from '../../../catalogue.schemas';
import { ChangesPublicData } from '../../../../platform/response-cache/changes-public-data';

@ChangesPublicData()
@Controller('admin/brands')
@ApiTags('admin brands')
@ForAdmins()
export class AdminBrandsController {
  constructor(
    private readonly taxonomy: TaxonomyQueries,
    private readonly addBrand: AddBrand,
    private readonly editBrand: EditBrand,
    private readonly deleteBrand: DeleteBrand,
  ) {}

  @Get()
  @RequiresPermission('catalogue.read')
  @RespondsJson(200, AdminBrandsResponse)
  async list(): Promise<JsonResponse> {
    return jsonResponse(await this.taxonomy.brandsForAdmin());
  }

  @Post()
  @RequiresPermission('catalogue.change')
  @Responds(201, Done)
  async add(@Body({ schema: AddBrandBody }) body: z.output<typeof AddBrandBody>) {
    await this.addBrand.execute(body);
    return { success: true, message: 'Brand added successfully' };
  }

  @Put(':slug')
  @RequiresPermission('catalogue.change')
  @Responds(200, Done)
  async edit(
    @Param('slug', { schema: SlugParam }) slug: string,
    @Body({ schema: EditBrandBody }) { version: seenVersion, ...details }: z.output<typeof EditBrandBody>,
  ) {
    await this.editBrand.execute({ slug, seenVersion, ...details });
    return { success: true, message: 'Brand updated successfully' };
  }

  @Delete(':slug')
  @RequiresPermission('catalogue.change')
  @Responds(200, Done)
  async delete(@Param('slug', { schema: SlugParam }) slug: string) {
    await this.deleteBrand.execute(slug);
    return { success: true, message: 'Brand deleted successfully' };
  }
}
