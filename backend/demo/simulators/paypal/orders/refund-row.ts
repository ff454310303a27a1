export interface RefundRow {
  id: string;
  capture_id: string;
  amount_cents: string;
  custom_id: string | null;
  /** Only COMPLETED is money. */
  status: 'COMPLETED' | 'PENDING' | 'FAILED' | 'CANCELLED';
  created_at: Date;
}
