import { Spinner } from '@haberdash/kit/ui/Spinner';
import { Suspense } from 'react';
import type { TextBlock } from './text-blocks';

/** The rest of the page stays while the files of a block are loading. */
export function ShopBlock({ block: { Block } }: { block: TextBlock }) {
  return (
    <Suspense fallback={<Spinner />}>
      <Block />
    </Suspense>
  );
}
