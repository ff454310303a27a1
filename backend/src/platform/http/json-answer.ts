import { applyDecorators, Header } from '@nestjs/common';
import type { z } from 'zod';
import type { Json } from '../../shared/json';
import { Answers } from './api-answers';

/** A whole answer, envelope and data. */
export type JsonAnswer = Json<'Answer'>;

/** Puts data that is JSON already into the envelope. */
export function jsonAnswer(data: Json<string>, meta?: object): JsonAnswer {
  const more = meta ? `,"meta":${JSON.stringify(meta)}` : '';
  return `{"success":true,"data":${data}${more}}` as JsonAnswer;
}

/** A controller's method that gives one. */
export type JsonHandler = (...parameters: never[]) => Promise<JsonAnswer> | JsonAnswer;

/** `Answers`, for a call whose answer is JSON already; what gives another string does not compile. */
export const AnswersJson =
  (status: 200 | 201, schema: z.ZodType) =>
  <Method extends JsonHandler>(target: object, key: string, method: TypedPropertyDescriptor<Method>): void =>
    applyDecorators(Answers(status, schema), Header('Content-Type', 'application/json; charset=utf-8'))(
      target,
      key,
      method,
    );
