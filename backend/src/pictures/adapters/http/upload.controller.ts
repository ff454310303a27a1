import { Controller, Post, UploadedFile, UseInterceptors } from '@nestjs/common';
import { FileInterceptor } from '@nestjs/platform-express';
import { ApiBody, ApiConsumes, ApiTags } from '@nestjs/swagger';
import { rm } from 'node:fs/promises';
import { Responds } from '../../../platform/http/responses';
import { ConcurrencyLimit } from '../../../platform/http/limits/limit-concurrency';
import { ForAdmins } from '../../../platform/http/session';
import { RequiresPermission } from '../../../platform/http/access/permissions';
import { UploadImage } from '../../application/upload-image';
import { maxPictureBytes } from '../../domain/picture';
import { NotAPicture } from '../../domain/picture.errors';
import { UploadImageResponse } from './upload.schemas';

/** This many are received at once, and this many wait unread. More are refused. */
const uploads = [3, 100] as const;

@Controller('admin/products')
@ApiTags('admin products')
@ForAdmins()
export class UploadController {
  constructor(private readonly uploadImage: UploadImage) {}

  @Post('upload-image')
  @RequiresPermission('catalogue.change', 'content.change')
  @Responds(201, UploadImageResponse)
  @ApiConsumes('multipart/form-data')
  @ApiBody({ schema: { type: 'object', properties: { my_file: { type: 'string', format: 'binary' } } } })
  @UseInterceptors(
    new ConcurrencyLimit(...uploads),
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
}
