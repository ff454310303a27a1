import { lazyPage } from '@haberdash/kit/lazy-page';
import { Suspense, useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { FilesBoundary } from '../ui/FilesBoundary';
import { Problem } from '../ui/Problem';
import type { FitOfPieceProps } from './FitOfPiece';
import { ownFitRequested, selectOwnFit } from './own-fit.slice';

const FitOfPiece = lazyPage(() => import('./FitOfPiece'));

type State = Parameters<typeof selectOwnFit>[0];

interface FitInputProps extends Pick<FitOfPieceProps, 'word' | 'onChange'> {
  productId: string;
}

/** Asks a buyer how the size fits; others are not asked, and load no files for it. */
export function FitInput({ productId, word, onChange }: FitInputProps) {
  const { value, request } = useSelector((state: State) => selectOwnFit(state, productId));
  const dispatch = useDispatch();
  const load = () => dispatch(ownFitRequested(productId));
  useEffect(() => void dispatch(ownFitRequested(productId)), [productId, dispatch]);
  if (request.status === 'failed')
    return <Problem message="We couldn't find out which size you bought" onRetry={load} />;
  if (!value || value.pieces.length === 0) return null;
  return (
    <FilesBoundary>
      <Suspense fallback={null}>
        <FitOfPiece {...value} word={word} onChange={onChange} />
      </Suspense>
    </FilesBoundary>
  );
}
