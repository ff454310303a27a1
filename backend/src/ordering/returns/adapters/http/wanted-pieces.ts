import type { z } from 'zod';
import type { WantedPiece } from '../../domain/return-state';
import type { PreviewReturnBody } from './returns.schemas';

/** A return is of single pieces: each is judged by itself. */
export const wantedPiecesOf = ({ pieces }: z.output<typeof PreviewReturnBody>): WantedPiece[] =>
  pieces.flatMap(({ variantId, quantity, reason = null, wantedVariantId = null }) =>
    Array.from({ length: quantity }, () => ({ variantId, reason, wantedVariantId })),
  );
