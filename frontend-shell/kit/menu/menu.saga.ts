import { put, takeLatest, type SagaGenerator } from '@haberdash/kit/effects';
import { fetchMenu } from './menu.api';
import { menuFailed, menuLoaded, menuRequested } from './menu.slice';

/** The menu is part of every page, so it is requested at the start. */
export function* menuSaga(): SagaGenerator<void> {
  yield* takeLatest(menuRequested, loadMenu);
  yield* put(menuRequested());
}

function* loadMenu() {
  const result = yield* fetchMenu();
  yield* put(result.ok ? menuLoaded(result.body.data) : menuFailed(result.refusal));
}
