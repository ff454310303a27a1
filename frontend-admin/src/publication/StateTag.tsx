import Tag from 'antd/es/tag';
import { shopTime } from '../time/shop-time';
import type { ProductState } from './publication.api';

interface StateTagProps {
  product: { state: ProductState; publishAt: string | null };
}

export function StateTag({ product: { state, publishAt } }: StateTagProps) {
  if (publishAt) return <Tag color="blue">Draft until {shopTime(publishAt)}</Tag>;
  return <Tag color={colours[state]}>{stateLabels[state]}</Tag>;
}

export const stateLabels: Record<ProductState, string> = {
  draft: 'Draft',
  published: 'Published',
  archived: 'Archived',
};

const colours: Record<ProductState, string | undefined> = {
  draft: 'gold',
  published: 'green',
  archived: undefined,
};
