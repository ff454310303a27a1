import { lazyPage } from '@haberdash/kit/lazy-page';
import type { BlockPlaceholder } from '@haberdash/kit/texts/placeholders';
import type { ComponentType } from 'react';

export interface TextBlock {
  /** A paragraph of a text in whose place the block is shown. */
  mark: string;
  Block: ComponentType;
  /** The page with this slug has the block also where its text does not name it. */
  slug: string;
}

const DeliveryTable = lazyPage(() => import('../delivery/DeliveryTable'));
const ReturnTerms = lazyPage(() => import('../returns/rules/ReturnTerms'));

const markOf = (name: BlockPlaceholder): string => `<p>{${name}}</p>`;

/** The shop computes these parts of its texts. Most texts have none, so that each loads on its own. */
export const textBlocks: TextBlock[] = [
  { mark: markOf('delivery table'), Block: DeliveryTable, slug: 'delivery' },
  { mark: markOf('return rules'), Block: ReturnTerms, slug: 'returns' },
];
