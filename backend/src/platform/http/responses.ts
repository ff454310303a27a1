import { applyDecorators, Header, HttpCode } from '@nestjs/common';
import { ApiDefaultResponse, ApiResponse } from '@nestjs/swagger';
import type { z } from 'zod';
import type { Json } from '../../shared/json';
import { Refusal } from './wire';

/** The status and the schema of a successful response; the contract adds the envelope of refusals. */
export const Responds = (status: 200 | 201, schema: z.ZodType) =>
  applyDecorators(
    HttpCode(status),
    ApiResponse({ status, standardSchema: schema }),
    ApiDefaultResponse({ standardSchema: Refusal }),
  );

/** A whole response, envelope and data, as text. */
export type JsonResponse = Json<'Response'>;

/** Puts data that is JSON already into the envelope. */
export function jsonResponse(data: Json<string>, meta?: object): JsonResponse {
  const more = meta ? `,"meta":${JSON.stringify(meta)}` : '';
  return `{"success":true,"data":${data}${more}}` as JsonResponse;
}

type JsonHandler = (...parameters: never[]) => Promise<JsonResponse> | JsonResponse;

/** `Responds`, for a method that returns JSON text; one that returns another string does not compile. */
export const RespondsJson =
  (status: 200 | 201, schema: z.ZodType) =>
  <Method extends JsonHandler>(target: object, key: string, method: TypedPropertyDescriptor<Method>): void =>
    applyDecorators(Responds(status, schema), Header('Content-Type', 'application/json; charset=utf-8'))(
      target,
      key,
      method,
    );
