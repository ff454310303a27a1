import { orderStatusLabels } from '@haberdash/kit/labels';
import Tag from 'antd/es/tag';
import type { Order } from './orders.api';

const colours: Partial<Record<Order['orderStatus'], string>> = {
  confirmed: 'var(--success)',
  rejected: 'var(--danger)',
};

export function OrderStatusBadge({ status }: { status: Order['orderStatus'] }) {
  return (
    <Tag variant="solid" color={colours[status] ?? 'var(--ink)'}>
      {orderStatusLabels[status]}
    </Tag>
  );
}
