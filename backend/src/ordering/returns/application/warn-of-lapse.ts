import type { ChangeReturn } from './change-return';

/** The shopper hears that a return lapses soon. */
export class WarnOfLapse {
  constructor(private readonly changeReturn: ChangeReturn) {}

  execute({ returnId }: { returnId: string }): Promise<void> {
    return this.changeReturn.execute(returnId, undefined, (returned) => returned.warn());
  }
}
