import { DomainError } from '../../../shared/domain-error';
import { longestMessage, shortened } from '../../../shared/shortened';

export class PictureFileTooLarge extends DomainError.of(
  'too-large',
  'TOO_LARGE',
  'Choose a picture of at most 10 MB',
) {}

/** The system can't read the file, or its encoder failed. */
export class PictureFileUnreadable extends DomainError {
  constructor(cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(
      'invalid',
      'PICTURE_FILE_UNREADABLE',
      `The file can't be read: ${shortened(reason, longestMessage)}`,
    );
  }
}
