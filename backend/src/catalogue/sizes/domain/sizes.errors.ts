import { DomainError } from '../../../shared/domain-error';

/** Someone else saved the sizes since this editor read them. */
export class StaleSizes extends DomainError.of(
  'conflict',
  'STALE_SIZES',
  'Someone else has changed the sizes. Reload to see them.',
) {}

/** An editor names a scale that does not exist, or names one twice. */
export class UnknownScale extends DomainError.of('invalid', 'UNKNOWN_SCALE', 'There is no such scale', {
  field: 'scales',
}) {}

export class TooManySizes extends DomainError.of(
  'invalid',
  'TOO_MANY_SIZES',
  'You can have at most 1000 sizes. Remove some first.',
  { field: 'scales' },
) {}

export class SizeTwice extends DomainError {
  constructor(size: string) {
    super('invalid', 'SIZE_TWICE', `The size ${size} is there twice. A size has one place in the shop.`, {
      field: 'scales',
    });
  }
}

/** Its variants would have a size that does not exist, or their product sizes of two scales. */
export class SizeUsed extends DomainError {
  constructor(size: string, variants: number) {
    const who = variants === 1 ? '1 variant comes' : `${variants} variants come`;
    super(
      'conflict',
      'SIZE_IN_USE',
      `The size ${size} can't be removed or moved to another scale: ${who} in it.`,
    );
  }
}

/** Without it, the rule would select other products than its author meant. */
export class SizeInRule extends DomainError {
  /** @param collection its title */
  constructor(size: string, collection: string) {
    super(
      'conflict',
      'SIZE_IN_RULE',
      `The rule of the collection “${collection}” names the size ${size}. Change that before you remove the size.`,
    );
  }
}
