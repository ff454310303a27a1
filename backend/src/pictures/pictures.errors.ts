import { DomainError } from '../shared/domain-error';

/** No upload has returned this path. */
export class NoSuchPicture extends DomainError.of(
  'invalid',
  'NO_SUCH_PICTURE',
  'There is no uploaded picture at this path. Upload it again.',
  {
    field: 'image',
  },
) {}
