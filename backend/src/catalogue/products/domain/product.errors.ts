import { wholeNumberOf } from '../../../shared/currency/written-amount';
import { DomainError } from '../../../shared/domain-error';
import { Money } from '../../../shared/money';

export const maxPrice = Money.ofCents(1_000_000_00);

/** `from 0.01 to 1,000,000`, or `from 1 to 100,000,000` in yen. */
export const priceRange = (): string => `from ${Money.ofCents(1).toString()} to ${wholeNumberOf(maxPrice)}`;

export class PriceOutOfRange extends DomainError {
  constructor() {
    super('invalid', 'PRICE_OUT_OF_RANGE', `The price must be ${priceRange()}`);
  }
}

export class SalePriceTooHigh extends DomainError.of(
  'invalid',
  'SALE_PRICE_TOO_HIGH',
  'The sale price must be 0 or below the price',
) {}

/** Someone else saved the product since this editor read it. */
export class StaleProduct extends DomainError.of(
  'conflict',
  'STALE_PRODUCT',
  'Someone else has changed this product.',
) {}

/** Since the editor read the stock, so much was sold or returned that the correction is impossible. */
export class StockChanged extends DomainError.of(
  'conflict',
  'STOCK_CHANGED',
  'The stock has changed since you opened this product. Reload it and try again.',
) {}

/** An edit names a variant that the product does not have. */
export class NoSuchVariant extends DomainError.of(
  'invalid',
  'NO_SUCH_VARIANT',
  'This product has no variant with this id',
  { field: 'variants' },
) {}

export class VariantTwice extends DomainError.of(
  'invalid',
  'DUPLICATE_VARIANT',
  'Two variants have the same size and colour',
  {
    field: 'variants',
  },
) {}

/** An edit names one variant twice. */
export class VariantEditedTwice extends DomainError.of(
  'invalid',
  'DUPLICATE_VARIANT',
  'Two variants have the same id',
  { field: 'variants' },
) {}

export class ColourTwice extends DomainError.of(
  'invalid',
  'DUPLICATE_COLOUR',
  'Two colours have the same name',
  { field: 'variants' },
) {}

export class ColourWithoutHex extends DomainError {
  constructor(name: string) {
    super('invalid', 'COLOUR_WITHOUT_HEX', `The colour ${name} needs a hex value, such as #1f3a5f`, {
      field: 'variants',
    });
  }
}

export class UnknownColour extends DomainError.of(
  'invalid',
  'UNKNOWN_COLOUR',
  "A variant has a colour that is not among the product's colours",
  {
    field: 'variants',
  },
) {}

export class PictureOfUnknownColour extends DomainError.of(
  'invalid',
  'UNKNOWN_COLOUR',
  'A picture is of a colour that the product does not have',
  {
    field: 'pictures',
  },
) {}

export class UnknownSize extends DomainError {
  constructor(size: string, field: string) {
    super('invalid', 'UNKNOWN_SIZE', `The shop has no size ${size}. Add it to the sizes first.`, { field });
  }
}

export class MixedSizeScales extends DomainError.of(
  'invalid',
  'MIXED_SIZES',
  'All sizes of a product must be on the same scale',
  {
    field: 'variants',
  },
) {}

export class VariantsNotAlike extends DomainError.of(
  'invalid',
  'VARIANTS_NOT_ALIKE',
  'Give every variant a size, or none; the same goes for colours',
  {
    field: 'variants',
  },
) {}

export class TooManyVariants extends DomainError.of(
  'invalid',
  'TOO_MANY_VARIANTS',
  'A product can have at most 100 variants',
  { field: 'variants' },
) {}

export class NothingOnSale extends DomainError.of(
  'invalid',
  'NOTHING_ON_SALE',
  'A product needs at least one variant for sale',
  {
    field: 'variants',
  },
) {}

/** SKUs are unique in the shop. */
export class SkuTaken extends DomainError {
  readonly skus: readonly string[];

  constructor(...skus: string[]) {
    super('conflict', 'SKU_TAKEN', `Another variant already has the SKU ${skus.join(', ')}`);
    this.skus = skus;
  }
}

/** GTINs are unique in the shop. */
export class GtinTaken extends DomainError {
  constructor(...gtins: string[]) {
    super('conflict', 'GTIN_TAKEN', `Another variant already has the GTIN ${gtins.join(', ')}`);
  }
}

/** An address leads to one product. */
export class SlugOfOtherProduct extends DomainError {
  constructor(slug: string, title: string, isCurrent: boolean) {
    const held = isCurrent ? 'is the address of' : 'was an address of';
    super('conflict', 'SLUG_TAKEN', `“${slug}” ${held} “${title}”. Choose another one.`, { field: 'slug' });
  }
}

export interface RefusedVariant {
  variantId: string;
  error: DomainError;
}

/** Some rows of a table of variants can't be saved as they are, so none was. */
export class VariantsRefused extends DomainError {
  constructor(readonly rows: readonly RefusedVariant[]) {
    const { size } = new Set(rows.map(({ variantId }) => variantId));
    const isInvalid = rows.every(({ error }) => error.kind === 'invalid');
    super(
      isInvalid ? 'invalid' : 'conflict',
      'VARIANTS_REFUSED',
      `Nothing was saved, because of ${size === 1 ? 'one variant' : `${size} variants`}.`,
    );
  }
}

/** A client without variants changed the stock of a product that has several. */
export class HasVariants extends DomainError.of(
  'conflict',
  'HAS_VARIANTS',
  'This product has several variants. Set the stock of each variant.',
) {}
