import { applyDecorators, UseInterceptors } from '@nestjs/common';
import { FileInterceptor } from '@nestjs/platform-express';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import { memoryStorage } from 'multer';
import { ConcurrencyLimit } from '../http/limits/limit-concurrency';

/** This many files are read at once, and this many wait unread. More are refused. */
const atOnce = [1, 10] as const;

/** A form whose field `file` is a CSV file; the method reads it with `@UploadedFile()`. */
export const ReceivesCsv = (maxBytes: number) =>
  applyDecorators(
    ApiConsumes('multipart/form-data'),
    ApiBody({ schema: { type: 'object', properties: { file: { type: 'string', format: 'binary' } } } }),
    UseInterceptors(
      new ConcurrencyLimit(...atOnce),
      FileInterceptor('file', {
        storage: memoryStorage(),
        limits: { fileSize: maxBytes, files: 1, fields: 10 },
        // Browsers send file names in UTF-8.
        defParamCharset: 'utf8',
      }),
    ),
  );
