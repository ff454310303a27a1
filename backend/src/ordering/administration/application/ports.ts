/** Staff write these notes about an order, for each other. */
export abstract class StaffNotes {
  /** Under the current actor and the database's time. */
  abstract add(orderId: string, note: string): Promise<void>;
}
