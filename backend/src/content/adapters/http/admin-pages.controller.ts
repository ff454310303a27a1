import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { type JsonResponse, jsonResponse, Responds, RespondsJson } from '../../../platform/http/responses';
import { ForAdmins } from '../../../platform/http/session';
import { RequiresPermission } from '../../../platform/http/access/permissions';
import { Done } from '../../../platform/http/wire';
import type { Json } from '../../../shared/json';
import { AddPage } from '../../application/add-page';
import { DeletePage } from '../../application/delete-page';
import { EditPage } from '../../application/edit-page';
import { ContentQueries, Markdown } from '../../application/ports';
import { NoSuchPage } from '../../domain/content.errors';
import {
  AddPageBody,
  AdminPagesResponse,
  EditedPageResponse,
  EditPageBody,
  PagePreviewResponse,
  PageSlug,
  PageVersionsResponse,
  PageVersionTextResponse,
  PreviewPageBody,
  SavedResponse,
  Version,
} from './pages.schemas';
import { ChangesPublicData } from '../../../platform/response-cache/changes-public-data';

@ChangesPublicData()
@Controller('admin/pages')
@ApiTags('admin pages')
@ForAdmins()
export class AdminPagesController {
  constructor(
    private readonly content: ContentQueries,
    private readonly markdown: Markdown,
    private readonly addPage: AddPage,
    private readonly editPage: EditPage,
    private readonly deletePage: DeletePage,
  ) {}

  @Get()
  @RequiresPermission('content.change')
  @RespondsJson(200, AdminPagesResponse)
  async list(): Promise<JsonResponse> {
    return jsonResponse(await this.content.pages());
  }

  @Post()
  @RequiresPermission('content.change')
  @Responds(201, SavedResponse)
  async add(@Body({ schema: AddPageBody }) body: z.output<typeof AddPageBody>) {
    return { success: true, data: { version: await this.addPage.execute(body) } };
  }

  /** The preview saves nothing. */
  @Post('preview')
  @RequiresPermission('content.change')
  @Responds(200, PagePreviewResponse)
  preview(@Body({ schema: PreviewPageBody }) { body }: z.output<typeof PreviewPageBody>) {
    return { success: true, data: { html: this.markdown.toHtml(body) } };
  }

  @Get(':slug')
  @RequiresPermission('content.change')
  @RespondsJson(200, EditedPageResponse)
  async page(@Param('slug', { schema: PageSlug }) slug: string): Promise<JsonResponse> {
    return jsonResponse(orNotFound(await this.content.pageToEdit(slug)));
  }

  @Put(':slug')
  @RequiresPermission('content.change')
  @Responds(200, SavedResponse)
  async edit(
    @Param('slug', { schema: PageSlug }) slug: string,
    @Body({ schema: EditPageBody }) body: z.output<typeof EditPageBody>,
  ) {
    return { success: true, data: { version: await this.editPage.execute({ slug, ...body }) } };
  }

  @Delete(':slug')
  @RequiresPermission('content.change')
  @Responds(200, Done)
  async delete(@Param('slug', { schema: PageSlug }) slug: string) {
    await this.deletePage.execute(slug);
    return { success: true, message: 'Page deleted successfully' };
  }

  @Get(':slug/versions')
  @RequiresPermission('content.change')
  @RespondsJson(200, PageVersionsResponse)
  async versions(@Param('slug', { schema: PageSlug }) slug: string): Promise<JsonResponse> {
    return jsonResponse(orNotFound(await this.content.versions(slug)));
  }

  @Get(':slug/versions/:version')
  @RequiresPermission('content.change')
  @Responds(200, PageVersionTextResponse)
  async version(
    @Param('slug', { schema: PageSlug }) slug: string,
    @Param('version', { schema: Version }) version: number,
  ) {
    const page = await this.content.page(slug, version);
    if (!page) throw new NoSuchPage();
    return { success: true, data: { ...page, html: this.markdown.toHtml(page.body) } };
  }
}

/** @throws NoSuchPage */
function orNotFound<Shape extends string>(json: Json<Shape> | undefined): Json<Shape> {
  if (json === undefined) throw new NoSuchPage();
  return json;
}
