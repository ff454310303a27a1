import { DomainError } from '../../shared/domain-error';

export class NotAPicture extends DomainError {
  constructor() {
    super('NOT_AN_IMAGE', 'not-an-image', 'Choose a JPEG, PNG, WebP, AVIF or GIF picture');
  }
}

export class PictureTooLarge extends DomainError {
  constructor() {
    super('TOO_LARGE', 'too-large', 'Choose a picture of at most 50 megapixels');
  }
}

/** Within the limits of bytes and pixels, but not of memory and time. */
export class PictureTooCostly extends DomainError {
  constructor() {
    super(
      'TOO_LARGE',
      'too-large',
      'This picture is too large to process. Make it smaller, or save it as a JPEG.',
    );
  }
}
