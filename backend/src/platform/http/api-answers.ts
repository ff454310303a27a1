import { applyDecorators, HttpCode } from '@nestjs/common';
import { ApiDefaultResponse, ApiResponse } from '@nestjs/swagger';
import type { z } from 'zod';
import { Refusal } from './wire';

/** What a call answers when it works, and the envelope of its refusals, as code and contract both have it. */
export const Answers = (status: 200 | 201, schema: z.ZodType) =>
  applyDecorators(
    HttpCode(status),
    ApiResponse({ status, standardSchema: schema }),
    ApiDefaultResponse({ standardSchema: Refusal }),
  );
