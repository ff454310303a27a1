import { DomainError } from '../../../shared/domain-error';

export class PictureFileTooLarge extends DomainError.of(
  'too-large',
  'TOO_LARGE',
  'Choose a picture of at most 10 MB',
) {}
