import type { DomainError } from '../../shared/domain-error';

/** A body, query or path that is not what the call takes. */
export class MalformedRequest extends Error {
  constructor(readonly errors: { path: string; message: string }[]) {
    super(
      errors[0] ? `${errors[0].path || 'The request'}: ${errors[0].message}` : 'The request is malformed',
    );
  }

  static of(issues: { path: PropertyKey[]; message: string }[]): MalformedRequest {
    return new MalformedRequest(
      issues.map(({ path, message }) => ({ path: path.map(String).join('.'), message })),
    );
  }
}

/** A refusal of the business together with what the client should look at now, such as the fresh cart. */
export class RefusalWithData extends Error {
  constructor(
    override readonly cause: DomainError,
    readonly data: unknown,
  ) {
    super(cause.message);
  }
}
