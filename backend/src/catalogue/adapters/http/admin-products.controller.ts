import {
  Body,
  Controller,
  Delete,
  Get,
  Param,
  Post,
  Put,
  UploadedFile,
  UseInterceptors,
} from '@nestjs/common';
import { FileInterceptor } from '@nestjs/platform-express';
import { ApiBody, ApiConsumes, ApiTags } from '@nestjs/swagger';
import { rm } from 'node:fs/promises';
import type { z } from 'zod';
import { Answers } from '../../../platform/http/api-answers';
import { AnswersJson, type JsonAnswer } from '../../../platform/http/json-answer';
import { ForAdmins } from '../../../platform/http/session';
import { Done, Id } from '../../../platform/http/wire';
import { AddProduct } from '../../application/add-product';
import { DeleteProduct } from '../../application/delete-product';
import { EditProduct } from '../../application/edit-product';
import { ProductQueries } from '../../application/ports';
import { UploadImage } from '../../application/upload-image';
import { NotAPicture } from '../../domain/catalogue.errors';
import { maxPictureBytes } from '../../domain/picture';
import { pageAnswer, productAnswer } from './product.answers';
import { unfolded } from './flat-product';
import { UploadTurns } from './upload-turns.interceptor';
import {
  AddProductBody,
  EditProductBody,
  maxProducts,
  ProductAnswer,
  ProductPageAnswer,
  UploadImageAnswer,
} from './products.schemas';

@Controller('admin/products')
@ApiTags('admin products')
@ForAdmins()
export class AdminProductsController {
  constructor(
    private readonly products: ProductQueries,
    private readonly uploadImage: UploadImage,
    private readonly addProduct: AddProduct,
    private readonly editProduct: EditProduct,
    private readonly deleteProduct: DeleteProduct,
  ) {}

  @Post('upload-image')
  @Answers(201, UploadImageAnswer)
  @ApiConsumes('multipart/form-data')
  @ApiBody({ schema: { type: 'object', properties: { my_file: { type: 'string', format: 'binary' } } } })
  @UseInterceptors(
    UploadTurns,
    FileInterceptor('my_file', { limits: { fileSize: maxPictureBytes, files: 1, fields: 10 } }),
  )
  async upload(@UploadedFile() file: Express.Multer.File | undefined) {
    if (!file) throw new NotAPicture();
    try {
      return { success: true, result: await this.uploadImage.execute(file.path) };
    } finally {
      await rm(file.path, { force: true });
    }
  }

  @Get('get')
  @AnswersJson(200, ProductPageAnswer)
  async list(): Promise<JsonAnswer> {
    const everything = { category: [], brand: [], cursor: undefined };
    return pageAnswer(await this.products.page({ ...everything, sort: 'title-atoz', limit: maxProducts }));
  }

  @Post('add')
  @AnswersJson(201, ProductAnswer)
  async add(@Body({ schema: AddProductBody }) body: z.output<typeof AddProductBody>): Promise<JsonAnswer> {
    const id = await this.addProduct.execute(unfolded(body));
    return productAnswer(await this.products.details(id));
  }

  @Put('edit/:id')
  @AnswersJson(200, ProductAnswer)
  async edit(
    @Param('id', { schema: Id }) productId: string,
    @Body({ schema: EditProductBody }) body: z.output<typeof EditProductBody>,
  ): Promise<JsonAnswer> {
    const { version: seenVersion, ...flat } = body;
    await this.editProduct.execute({ productId, ...unfolded(flat), seenVersion });
    return productAnswer(await this.products.details(productId));
  }

  @Delete('delete/:id')
  @Answers(200, Done)
  async delete(@Param('id', { schema: Id }) productId: string) {
    await this.deleteProduct.execute(productId);
    return { success: true, message: 'Product deleted successfully' };
  }
}
