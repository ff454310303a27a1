import {
  all,
  call,
  put,
  select,
  take,
  takeEvery,
  takeLatest,
  type SagaGenerator,
} from '@haberdash/kit/effects';
import { pictureChosen } from '../pictures/picture-upload.slice';
import { fetchProduct } from '../products/products.api';
import { selectSheet, sheetOpened } from '../products/products.slice';
import { shadeOf } from './shade';
import {
  colourChanged,
  editorOpened,
  formTaken,
  hasOptions,
  selectDraft,
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
    takeEvery(pictureChosen, takeShade),
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

/** A colour whose shade nobody has chosen looks as on its picture. */
function* takeShade({ payload: { place }, meta }: ReturnType<typeof pictureChosen>) {
  if (!(yield* isWithoutShade(place))) return;
  try {
    const hex = yield* call(shadeOf, meta.arg);
    if (yield* isWithoutShade(place)) yield* put(colourChanged({ id: place, hex }));
  } catch {
    // Not a picture: its upload says so.
  }
}

function* isWithoutShade(colourId: string) {
  const { colours } = yield* select(selectDraft);
  return colours[colourId]?.hex === '';
}
