/** The money of which a payment does not know yet whether the shop keeps it. */
export abstract class OpenMoney {
  /** @returns those of these orders whose payment is being captured or goes back, or has a refund that is under way or was refused */
  abstract ordersWithOpenMoney(orderIds: string[]): Promise<string[]>;
}
