import type { BooksChecks } from '../../application/ports';
import { type CheckedBook, CheckedBooks } from '../../../reconciliation-reports';

export class InProcessCheckedBooks extends CheckedBooks {
  constructor(private readonly checks: BooksChecks) {
    super();
  }

  async find(checkId: string): Promise<CheckedBook | undefined> {
    const check = await this.checks.find(checkId);
    if (!check?.finishedAt) return undefined;
    return {
      startedAt: check.startedAt,
      broken: check.rules
        .filter(({ disagreeing }) => disagreeing > 0)
        .map(({ rule, disagreeing }) => ({ rule, disagreeing })),
    };
  }
}
