import type { DomainError } from '../../../shared/domain-error';
import { longestMessage, shortened } from '../../../shared/shortened';

/** Names of fields may be the client's own. */
const longestPath = 200;

/** A body, query or path that is not what the call takes. */
export class MalformedRequest extends Error {
  readonly errors: { path: string; message: string }[];

  constructor(errors: { path: string; message: string }[]) {
    const [first, ...others] = errors.map(({ path, message }) => ({
      path: shortened(path, longestPath),
      message: shortened(message, longestMessage),
    }));
    super(first ? `${first.path || 'The request'}: ${first.message}` : 'The request is malformed');
    this.errors = first ? [first, ...others] : [];
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
