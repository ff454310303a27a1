import { DomainError } from '../../../shared/domain-error';

/** After an update or a rebuild, days are added up one by one. */
export class FiguresAreComputed extends DomainError.of(
  'conflict',
  'FIGURES_ARE_COMPUTED',
  'Some days of this period are still being added up. Try again in a few minutes.',
) {}
