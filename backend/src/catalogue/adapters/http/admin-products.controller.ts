import {
  Body,
  Controller,
  Delete,
  Get,
  Header,
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
import { ForAdmins } from '../../../platform/http/session';
import { Done, Id } from '../../../platform/http/wire';
import { AddProduct } from '../../application/add-product';
import { DeleteProduct } from '../../application/delete-product';
import { EditProduct } from '../../application/edit-product';
import { ProductQueries } from '../../application/ports';
import { UploadImage } from '../../application/upload-image';
import { NotAPicture } from '../../domain/catalogue.errors';
import { mostPictureBytes } from '../../domain/picture';
import { mostProducts } from './page-size';
import { UploadTurns } from './upload-turns.interceptor';
import {
  AddProductBody,
  EditProductBody,
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
    FileInterceptor('my_file', { limits: { fileSize: mostPictureBytes, files: 1, fields: 10 } }),
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
  @Answers(200, ProductPageAnswer)
  @Header('Content-Type', 'application/json; charset=utf-8')
  list(): Promise<string> {
    const everything = { category: [], brand: [], cursor: undefined };
    return this.products.page({ ...everything, sort: 'title-atoz', limit: mostProducts });
  }

  @Post('add')
  @Answers(201, ProductAnswer)
  @Header('Content-Type', 'application/json; charset=utf-8')
  async add(@Body({ schema: AddProductBody }) body: z.output<typeof AddProductBody>): Promise<string> {
    const id = await this.addProduct.execute(flat(body));
    return this.products.details(id);
  }

  @Put('edit/:id')
  @Answers(200, ProductAnswer)
  @Header('Content-Type', 'application/json; charset=utf-8')
  async edit(
    @Param('id', { schema: Id }) productId: string,
    @Body({ schema: EditProductBody }) body: z.output<typeof EditProductBody>,
  ): Promise<string> {
    const { version: seenVersion, seenStock } = body;
    await this.editProduct.execute({ productId, flat: flat(body), seenVersion, seenStock });
    return this.products.details(productId);
  }

  @Delete('delete/:id')
  @Answers(200, Done)
  async delete(@Param('id', { schema: Id }) productId: string) {
    await this.deleteProduct.execute(productId);
    return { success: true, message: 'Product deleted successfully' };
  }
}

const flat = ({ totalStock, ...others }: z.output<typeof AddProductBody>) => ({
  ...others,
  stock: totalStock,
});
