import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { jsonResponse, type JsonResponse, Responds, RespondsJson } from '../../../../platform/http/responses';
import { ForAdmins } from '../../../../platform/http/session';
import { RequiresPermission } from '../../../../platform/http/access/permissions';
import { Done } from '../../../../platform/http/wire';
import { AddCategory } from '../../application/add-category';
import { DeleteCategory } from '../../application/delete-category';
import { EditCategory } from '../../application/edit-category';
import { TaxonomyQueries } from '../../../taxonomy-queries';
import { ReorderCategories } from '../../application/reorder-categories';
import {
  AddCategoryBody,
  AdminCategoriesResponse,
  EditCategoryBody,
  ReorderCategoriesBody,
} from './taxonomy.schemas';
import { SlugParam } from '../../../catalogue.schemas';
import { ChangesPublicData } from '../../../../platform/response-cache/changes-public-data';

@ChangesPublicData()
@Controller('admin/categories')
@ApiTags('admin categories')
@ForAdmins()
export class AdminCategoriesController {
  constructor(
    private readonly taxonomy: TaxonomyQueries,
    private readonly addCategory: AddCategory,
    private readonly editCategory: EditCategory,
    private readonly reorderCategories: ReorderCategories,
    private readonly deleteCategory: DeleteCategory,
  ) {}

  @Get()
  @RequiresPermission('catalogue.read')
  @RespondsJson(200, AdminCategoriesResponse)
  async list(): Promise<JsonResponse> {
    return jsonResponse(await this.taxonomy.categoriesForAdmin());
  }

  @Post()
  @RequiresPermission('catalogue.change')
  @Responds(201, Done)
  async add(@Body({ schema: AddCategoryBody }) body: z.output<typeof AddCategoryBody>) {
    await this.addCategory.execute(body);
    return { success: true, message: 'Category added successfully' };
  }

  /** Declared before `edit`: `order` is no slug here. */
  @Put('order')
  @RequiresPermission('catalogue.change')
  @Responds(200, Done)
  async reorder(@Body({ schema: ReorderCategoriesBody }) body: z.output<typeof ReorderCategoriesBody>) {
    await this.reorderCategories.execute(body);
    return { success: true, message: 'Categories reordered successfully' };
  }

  @Put(':slug')
  @RequiresPermission('catalogue.change')
  @Responds(200, Done)
  async edit(
    @Param('slug', { schema: SlugParam }) slug: string,
    @Body({ schema: EditCategoryBody }) details: z.output<typeof EditCategoryBody>,
  ) {
    await this.editCategory.execute({ slug, ...details });
    return { success: true, message: 'Category updated successfully' };
  }

  @Delete(':slug')
  @RequiresPermission('catalogue.change')
  @Responds(200, Done)
  async delete(@Param('slug', { schema: SlugParam }) slug: string) {
    await this.deleteCategory.execute(slug);
    return { success: true, message: 'Category deleted successfully' };
  }
}
