import { createList } from '../../list/create-list';
import { fetchPieces, type PiecesInPlace } from './places.api';

export const piecesList = createList<PiecesInPlace>('adminPieces', fetchPieces);
