/** A withdrawal as its receipt repeats it. */
export interface ReceivedWithdrawal {
  at: Date;
  name: string;
  email: string;
  /** The number is as it was typed. */
  orderNumber: string;
  /** The message; '' stands for none. */
  text: string;
  /** The order that has this number and another e-mail address, whose owner is told; null: there is none. */
  orderOfOther: { number: string; email: string } | null;
}

export abstract class ReceivedWithdrawals {
  abstract find(withdrawalId: string): Promise<ReceivedWithdrawal | undefined>;
}
