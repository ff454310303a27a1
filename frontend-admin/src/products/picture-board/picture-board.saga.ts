import { put, race, take, takeLatest, type SagaGenerator } from '@haberdash/kit/effects';
import { fetchProduct } from '../products.api';
import { sheetOpened } from '../products.slice';
import { boardFailed, boardLoaded, boardOpened } from './picture-board.slice';

export function* pictureBoardSaga(): SagaGenerator<void> {
  yield* takeLatest(boardOpened, loadBoard);
}

function* loadBoard({ payload: id }: ReturnType<typeof boardOpened>) {
  if (!id) return;
  const { result } = yield* race({ result: fetchProduct(id), left: take(sheetOpened) });
  if (result) yield* put(result.ok ? boardLoaded(result.body.data) : boardFailed(result.refusal));
}
