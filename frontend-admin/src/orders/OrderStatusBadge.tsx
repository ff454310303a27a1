import { orderStatusLabels } from '@haberdash/kit/labels';
import { tokens } from '@haberdash/kit/tokens';
import Tag from 'antd/es/tag';
import type { Order } from './orders.api';

const colours: Partial<Record<Order['orderStatus'], string>> = {
  confirmed: tokens.success,
  rejected: tokens.danger,
};

export function OrderStatusBadge({ status }: { status: Order['orderStatus'] }) {
  return (
    <Tag variant="solid" color={colours[status] ?? tokens.ink}>
      {orderStatusLabels[status]}
    </Tag>
  );
}
