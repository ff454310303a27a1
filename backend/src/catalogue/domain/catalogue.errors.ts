import { DomainError } from '../../shared/domain-error';

export class NoSuchProduct extends DomainError {
  readonly code = 'NOT_FOUND';
  readonly kind = 'not-found';
  constructor() {
    super('Product not found');
  }
}

export class PriceOutOfRange extends DomainError {
  readonly code = 'PRICE_OUT_OF_RANGE';
  readonly kind = 'invalid';
  constructor() {
    super('The price must be from 0.01 to 1,000,000');
  }
}

export class SalePriceTooHigh extends DomainError {
  readonly code = 'SALE_PRICE_TOO_HIGH';
  readonly kind = 'invalid';
  constructor() {
    super('The sale price must be 0 or below the price');
  }
}

/** Someone else saved the product since this editor read it. */
export class StaleProduct extends DomainError {
  readonly code = 'STALE_PRODUCT';
  readonly kind = 'conflict';
  constructor() {
    super('Someone else has changed this product.');
  }
}

/** So much was sold or returned since this editor read the stock that the correction leads nowhere. */
export class StockChanged extends DomainError {
  readonly code = 'STOCK_CHANGED';
  readonly kind = 'conflict';
  constructor() {
    super('The stock has changed since you opened this product. Reload it and try again.');
  }
}

/** An edit names a variant that the product does not have. */
export class NoSuchVariant extends DomainError {
  readonly code = 'NO_SUCH_VARIANT';
  readonly kind = 'invalid';
  override readonly field = 'variants';
  constructor() {
    super('This product has no variant with this id');
  }
}

export class VariantTwice extends DomainError {
  readonly code = 'DUPLICATE_VARIANT';
  readonly kind = 'invalid';
  override readonly field = 'variants';
  constructor() {
    super('Two variants have the same size and colour');
  }
}

/** An edit names one variant twice. */
export class VariantEditedTwice extends DomainError {
  readonly code = 'DUPLICATE_VARIANT';
  readonly kind = 'invalid';
  override readonly field = 'variants';
  constructor() {
    super('Two variants have the same id');
  }
}

export class ColourTwice extends DomainError {
  readonly code = 'DUPLICATE_COLOUR';
  readonly kind = 'invalid';
  override readonly field = 'variants';
  constructor() {
    super('Two colours have the same name');
  }
}

export class ColourWithoutHex extends DomainError {
  readonly code = 'COLOUR_WITHOUT_HEX';
  readonly kind = 'invalid';
  override readonly field = 'variants';
  constructor(name: string) {
    super(`The colour ${name} needs a hex value, such as #1f3a5f`);
  }
}

export class UnknownColour extends DomainError {
  readonly code = 'UNKNOWN_COLOUR';
  readonly kind = 'invalid';
  override readonly field = 'variants';
  constructor() {
    super("A variant has a colour that is not among the product's colours");
  }
}

export class PictureOfUnknownColour extends DomainError {
  readonly code = 'UNKNOWN_COLOUR';
  readonly kind = 'invalid';
  override readonly field = 'pictures';
  constructor() {
    super('A picture is of a colour that the product does not have');
  }
}

export class UnknownSize extends DomainError {
  readonly code = 'UNKNOWN_SIZE';
  readonly kind = 'invalid';
  override readonly field = 'variants';
  constructor() {
    super('A variant has an unknown size');
  }
}

export class MixedSizeScales extends DomainError {
  readonly code = 'MIXED_SIZES';
  readonly kind = 'invalid';
  override readonly field = 'variants';
  constructor() {
    super('All sizes of a product must be on the same scale');
  }
}

export class VariantsNotAlike extends DomainError {
  readonly code = 'VARIANTS_NOT_ALIKE';
  readonly kind = 'invalid';
  override readonly field = 'variants';
  constructor() {
    super('Give every variant a size, or none; the same goes for colours');
  }
}

export class TooManyVariants extends DomainError {
  readonly code = 'TOO_MANY_VARIANTS';
  readonly kind = 'invalid';
  override readonly field = 'variants';
  constructor() {
    super('A product can have at most 100 variants');
  }
}

export class NothingOnSale extends DomainError {
  readonly code = 'NOTHING_ON_SALE';
  readonly kind = 'invalid';
  override readonly field = 'variants';
  constructor() {
    super('A product needs at least one variant for sale');
  }
}

/** The shop's own numbers tell all its variants apart. */
export class SkuTaken extends DomainError {
  readonly code = 'SKU_TAKEN';
  readonly kind = 'conflict';
  constructor(sku: string) {
    super(`Another variant already has the SKU ${sku}`);
  }
}

/** A client that knows no variants changed the stock of a product that has several. */
export class HasVariants extends DomainError {
  readonly code = 'HAS_VARIANTS';
  readonly kind = 'conflict';
  constructor() {
    super('This product has several variants. Set the stock of each variant.');
  }
}

export class NotAPicture extends DomainError {
  readonly code = 'NOT_AN_IMAGE';
  readonly kind = 'not-an-image';
  constructor() {
    super('Choose a JPEG, PNG, WebP, AVIF or GIF picture');
  }
}

export class PictureTooLarge extends DomainError {
  readonly code = 'TOO_LARGE';
  readonly kind = 'too-large';
  constructor() {
    super('Choose a picture of at most 50 megapixels');
  }
}

/** Within the limits of bytes and pixels, but not of memory and time. */
export class PictureTooCostly extends DomainError {
  readonly code = 'TOO_LARGE';
  readonly kind = 'too-large';
  constructor() {
    super('This picture is too large to process. Make it smaller, or save it as a JPEG.');
  }
}

/** A well-formed path, but of no picture. */
export class NoSuchPicture extends DomainError {
  readonly code = 'NO_SUCH_PICTURE';
  readonly kind = 'invalid';
  override readonly field = 'image';
  constructor() {
    super('There is no uploaded picture at this path. Upload it again.');
  }
}

export class NotARating extends DomainError {
  readonly code = 'NOT_A_RATING';
  readonly kind = 'invalid';
  override readonly field = 'reviewValue';
  constructor() {
    super('Please give 1 to 5 stars');
  }
}

export class NoSuchReview extends DomainError {
  readonly code = 'NOT_FOUND';
  readonly kind = 'not-found';
  constructor() {
    super('Review not found');
  }
}

export class NoSuchBanner extends DomainError {
  readonly code = 'NOT_FOUND';
  readonly kind = 'not-found';
  constructor() {
    super('Feature image not found');
  }
}

/** Another admin has added or deleted one since this order was made. */
export class OrderOfOtherBanners extends DomainError {
  readonly code = 'BANNERS_CHANGED';
  readonly kind = 'conflict';
  constructor() {
    super('Someone else changed the banners. Reload to see them.');
  }
}

export class TooManyBanners extends DomainError {
  readonly code = 'TOO_MANY_BANNERS';
  readonly kind = 'conflict';
  constructor() {
    super('You can have at most 50 feature images. Delete one first.');
  }
}
