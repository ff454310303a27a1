import { DomainError } from '../../shared/domain-error';

export class NoSuchProduct extends DomainError {
  readonly code = 'NOT_FOUND';
  readonly kind = 'not-found';
  constructor() {
    super('There is no such product');
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
    super('Someone else has changed this product. Please load it again.');
  }
}

/** So much was sold or returned since this editor read the stock that the correction leads nowhere. */
export class StockChanged extends DomainError {
  readonly code = 'STOCK_CHANGED';
  readonly kind = 'conflict';
  constructor() {
    super('The stock has changed meanwhile. Please load the product again.');
  }
}

export class NotAPicture extends DomainError {
  readonly code = 'NOT_AN_IMAGE';
  readonly kind = 'not-an-image';
  constructor() {
    super('Please choose a JPEG, PNG, WebP, AVIF or GIF picture');
  }
}

export class PictureTooLarge extends DomainError {
  readonly code = 'TOO_LARGE';
  readonly kind = 'too-large';
  constructor() {
    super('Please choose a picture of at most 50 megapixels');
  }
}

/** A well-formed path, but of no picture. */
export class NoSuchPicture extends DomainError {
  readonly code = 'NO_SUCH_PICTURE';
  readonly kind = 'invalid';
  override readonly field = 'image';
  constructor() {
    super('There is no picture at this path. Please upload it.');
  }
}

export class MalformedCursor extends DomainError {
  readonly code = 'MALFORMED_CURSOR';
  readonly kind = 'invalid';
  constructor() {
    super('cursor: must be one that a page gave, for the same order');
  }
}
