import { BooksDisagree } from '../../../reporting/reporting.events';
import { Listener } from '../../../shared/domain-event';
import type { WriteMail } from '../../application/write-mail';

export class BooksDisagreeListener extends Listener<BooksDisagree> {
  readonly event = BooksDisagree;
  readonly name = 'mailing:books-disagree';

  constructor(private readonly writeMail: WriteMail) {
    super();
  }

  on({ checkId }: BooksDisagree): Promise<void> {
    return this.writeMail.execute({ kind: 'books-disagree', factId: checkId });
  }
}
