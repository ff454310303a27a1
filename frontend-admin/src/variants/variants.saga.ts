import { all, put, select, take, takeLatest, type SagaGenerator } from '@haberdash/kit/effects';
import { fetchProduct } from '../products/products.api';
import { selectSheet, sheetOpened } from '../products/products.slice';
import {
  editorOpened,
  formTaken,
  hasOptions,
  selectProduct,
  variantsFailed,
  variantsLoaded,
  variantsRequested,
} from './variants.slice';

/** Another sheet cancels what was under way for the one before. */
export function* variantsSaga(): SagaGenerator<void> {
  yield* all([
    takeLatest([sheetOpened, variantsRequested], loadVariants),
    takeLatest([sheetOpened, editorOpened], takeForm),
  ]);
}

function* loadVariants(action: ReturnType<typeof sheetOpened | typeof variantsRequested>) {
  const id = variantsRequested.match(action) ? action.payload : idOfOptions(action);
  if (!id) return;
  const answer = yield* fetchProduct(id);
  yield* put(answer.ok ? variantsLoaded(answer.body.data) : variantsFailed(answer.refusal));
}

const idOfOptions = ({ payload }: ReturnType<typeof sheetOpened>) =>
  hasOptions(payload) ? payload?._id : undefined;

/** What stands in the form is what rows begin with, also when the product's own have to be loaded first. */
function* takeForm(action: ReturnType<typeof sheetOpened | typeof editorOpened>) {
  if (!editorOpened.match(action)) return;
  const { editing } = yield* select(selectSheet);
  const { value } = yield* select(selectProduct);
  if (editing && !value) {
    yield* put(variantsRequested(editing._id));
    yield* take(variantsLoaded);
  }
  yield* put(formTaken(action.payload));
}
