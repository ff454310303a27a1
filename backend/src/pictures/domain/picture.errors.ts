import { DomainError } from '../../shared/domain-error';

export class NotAPicture extends DomainError {
  constructor(message = 'Choose a JPEG, PNG, WebP, AVIF or GIF picture') {
    super('not-an-image', 'NOT_AN_IMAGE', message);
  }
}

/** HEIC is the format in which iPhones take pictures; it is patented. */
export class PictureInHeic extends NotAPicture {
  constructor() {
    super(
      'This picture is in HEIC, as iPhones save them. Save it as a JPEG, or choose “Most Compatible” in the phone’s settings of the camera.',
    );
  }
}

export class DamagedPicture extends NotAPicture {
  constructor() {
    super('This picture is damaged or incomplete. Save or download it again.');
  }
}

export class PictureTooLarge extends DomainError.of(
  'too-large',
  'TOO_LARGE',
  'Choose a picture of at most 50 megapixels',
) {}

/** Within the limits of bytes and pixels, but not of memory and time. */
export class PictureTooCostly extends DomainError.of(
  'too-large',
  'TOO_LARGE',
  'This picture is too large to process. Make it smaller, or save it as a JPEG.',
) {}

export class PictureNotFetched extends DomainError {
  constructor(address: string, why: string) {
    super('invalid', 'PICTURE_NOT_FETCHED', `The picture at ${address} could not be fetched: ${why}`);
  }
}
