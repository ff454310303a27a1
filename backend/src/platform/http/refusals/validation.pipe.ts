import { StandardSchemaValidationPipe } from '@nestjs/common';
import { MalformedRequest } from './refusals';

/** Checks bodies, queries and paths against the schemas that controllers name. */
export const validationPipe = () =>
  new StandardSchemaValidationPipe({
    exceptionFactory: (issues) =>
      MalformedRequest.of(issues.map(({ path, message }) => ({ path: (path ?? []).map(keyOf), message }))),
  });

const keyOf = (segment: PropertyKey | { key: PropertyKey }): PropertyKey =>
  typeof segment === 'object' ? segment.key : segment;
