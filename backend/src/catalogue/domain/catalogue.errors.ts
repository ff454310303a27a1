import { DomainError } from '../../shared/domain-error';

export class NoSuchProduct extends DomainError {
  constructor() {
    super('NOT_FOUND', 'not-found', 'Product not found');
  }
}

export class PriceOutOfRange extends DomainError {
  constructor() {
    super('PRICE_OUT_OF_RANGE', 'invalid', 'The price must be from 0.01 to 1,000,000');
  }
}

export class SalePriceTooHigh extends DomainError {
  constructor() {
    super('SALE_PRICE_TOO_HIGH', 'invalid', 'The sale price must be 0 or below the price');
  }
}

/** Someone else saved the product since this editor read it. */
export class StaleProduct extends DomainError {
  constructor() {
    super('STALE_PRODUCT', 'conflict', 'Someone else has changed this product.');
  }
}

/** So much was sold or returned since this editor read the stock that the correction leads nowhere. */
export class StockChanged extends DomainError {
  constructor() {
    super(
      'STOCK_CHANGED',
      'conflict',
      'The stock has changed since you opened this product. Reload it and try again.',
    );
  }
}

/** An edit names a variant that the product does not have. */
export class NoSuchVariant extends DomainError {
  constructor() {
    super('NO_SUCH_VARIANT', 'invalid', 'This product has no variant with this id', { field: 'variants' });
  }
}

export class VariantTwice extends DomainError {
  constructor() {
    super('DUPLICATE_VARIANT', 'invalid', 'Two variants have the same size and colour', {
      field: 'variants',
    });
  }
}

/** An edit names one variant twice. */
export class VariantEditedTwice extends DomainError {
  constructor() {
    super('DUPLICATE_VARIANT', 'invalid', 'Two variants have the same id', { field: 'variants' });
  }
}

export class ColourTwice extends DomainError {
  constructor() {
    super('DUPLICATE_COLOUR', 'invalid', 'Two colours have the same name', { field: 'variants' });
  }
}

export class ColourWithoutHex extends DomainError {
  constructor(name: string) {
    super('COLOUR_WITHOUT_HEX', 'invalid', `The colour ${name} needs a hex value, such as #1f3a5f`, {
      field: 'variants',
    });
  }
}

export class UnknownColour extends DomainError {
  constructor() {
    super('UNKNOWN_COLOUR', 'invalid', "A variant has a colour that is not among the product's colours", {
      field: 'variants',
    });
  }
}

export class PictureOfUnknownColour extends DomainError {
  constructor() {
    super('UNKNOWN_COLOUR', 'invalid', 'A picture is of a colour that the product does not have', {
      field: 'pictures',
    });
  }
}

export class UnknownSize extends DomainError {
  constructor() {
    super('UNKNOWN_SIZE', 'invalid', 'A variant has an unknown size', { field: 'variants' });
  }
}

export class MixedSizeScales extends DomainError {
  constructor() {
    super('MIXED_SIZES', 'invalid', 'All sizes of a product must be on the same scale', {
      field: 'variants',
    });
  }
}

export class VariantsNotAlike extends DomainError {
  constructor() {
    super('VARIANTS_NOT_ALIKE', 'invalid', 'Give every variant a size, or none; the same goes for colours', {
      field: 'variants',
    });
  }
}

export class TooManyVariants extends DomainError {
  constructor() {
    super('TOO_MANY_VARIANTS', 'invalid', 'A product can have at most 100 variants', { field: 'variants' });
  }
}

export class NothingOnSale extends DomainError {
  constructor() {
    super('NOTHING_ON_SALE', 'invalid', 'A product needs at least one variant for sale', {
      field: 'variants',
    });
  }
}

/** The shop's own numbers tell all its variants apart. */
export class SkuTaken extends DomainError {
  constructor(sku: string) {
    super('SKU_TAKEN', 'conflict', `Another variant already has the SKU ${sku}`);
  }
}

/** A client that knows no variants changed the stock of a product that has several. */
export class HasVariants extends DomainError {
  constructor() {
    super('HAS_VARIANTS', 'conflict', 'This product has several variants. Set the stock of each variant.');
  }
}

/** A well-formed path, but of no picture. */
export class NoSuchPicture extends DomainError {
  constructor() {
    super('NO_SUCH_PICTURE', 'invalid', 'There is no uploaded picture at this path. Upload it again.', {
      field: 'image',
    });
  }
}

export class NotARating extends DomainError {
  constructor() {
    super('NOT_A_RATING', 'invalid', 'Please give 1 to 5 stars', { field: 'reviewValue' });
  }
}

export class NoSuchReview extends DomainError {
  constructor() {
    super('NOT_FOUND', 'not-found', 'Review not found');
  }
}

export class NoSuchBanner extends DomainError {
  constructor() {
    super('NOT_FOUND', 'not-found', 'Feature image not found');
  }
}

/** Another admin has added or deleted one since this order was made. */
export class OrderOfOtherBanners extends DomainError {
  constructor() {
    super('BANNERS_CHANGED', 'conflict', 'Someone else changed the banners. Reload to see them.');
  }
}

export class TooManyBanners extends DomainError {
  constructor() {
    super('TOO_MANY_BANNERS', 'conflict', 'You can have at most 50 feature images. Delete one first.');
  }
}
