import type { OrderState } from './order-state';

export type NextState = Partial<Pick<OrderState, 'stage' | 'status' | 'cancelReason'>>;

export function stageAfter({ stage }: OrderState, leaves: 'expired' | 'closed' | 'rejected'): NextState {
  if (leaves === 'expired') return { stage: 'expired' };
  const isPaid = leaves === 'rejected' && (stage === 'paid' || stage === 'refunded');
  return { status: 'rejected', ...(isPaid ? {} : { stage: 'closed' }) };
}
