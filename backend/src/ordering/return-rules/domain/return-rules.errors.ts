import { DomainError } from '../../../shared/domain-error';

/** Someone else saved them since this editor read them. */
export class StaleReturnRules extends DomainError.of(
  'conflict',
  'STALE_RETURN_RULES',
  'Someone else has changed the rules of returns. Reload them and try again.',
) {}
