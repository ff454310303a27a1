import { DomainError } from '../../../shared/domain-error';

export const maxMatching = 10_000;

export class TooManyMatching extends DomainError.of(
  'conflict',
  'TOO_MANY_MATCHING',
  'At most 10,000 products can be changed at once. Narrow the filters.',
) {}

/** Since an admin saw how many products match, it has become another number. */
export class MatchesChanged extends DomainError {
  constructor(expected: number, found: number) {
    super(
      'conflict',
      'MATCHES_CHANGED',
      `Now ${found} products match, not ${expected}. Look at the list again.`,
    );
  }
}

export class NoSuchStateChange extends DomainError.of('not-found', 'NOT_FOUND', 'This change is not known') {}
