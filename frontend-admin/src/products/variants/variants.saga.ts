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
import { load } from '@haberdash/kit/load';
import { selectScales, sizesLoaded } from '@haberdash/kit/sizes/sizes.slice';
import { pictureChosen } from '../../pictures/picture-upload.slice';
import { fetchProduct } from '../products.api';
import { selectSheet, sheetOpened } from '../products.slice';
import { averageColour } from './draft/average-colour';
import {
  colourChanged,
  editorOpened,
  formCopied,
  hasOptions,
  selectDraft,
  selectProduct,
  variantsFailed,
  variantsLoaded,
  variantsRequested,
} from './variants.slice';

/** Opening another sheet cancels requests of the previous one. */
export function* variantsSaga(): SagaGenerator<void> {
  yield* all([
    takeLatest([sheetOpened, variantsRequested], loadVariants),
    takeLatest([sheetOpened, editorOpened], copyForm),
    takeEvery(pictureChosen, setColourFromPicture),
    call(takeLoadedScales),
  ]);
}

/** Another page may have loaded the scales before this feature was there. */
function* takeLoadedScales() {
  const { value: scales } = yield* select(selectScales);
  if (scales) yield* put(sizesLoaded(scales));
}

function* loadVariants(action: ReturnType<typeof sheetOpened | typeof variantsRequested>) {
  const id = variantsRequested.match(action) ? action.payload : idOfOptions(action);
  if (!id) return;
  yield* load(fetchProduct(id), variantsLoaded, variantsFailed);
}

const idOfOptions = ({ payload }: ReturnType<typeof sheetOpened>) =>
  hasOptions(payload) ? payload?._id : undefined;

/** Copies the form's values into the rows, after the product's variants are loaded. */
function* copyForm(action: ReturnType<typeof sheetOpened | typeof editorOpened>) {
  if (!editorOpened.match(action)) return;
  const { editing } = yield* select(selectSheet);
  const { value } = yield* select(selectProduct);
  if (editing && !value) {
    yield* put(variantsRequested(editing._id));
    yield* take(variantsLoaded);
  }
  yield* put(formCopied(action.payload));
}

/** Sets a colour without a hex value to the average colour of its picture. */
function* setColourFromPicture({ payload: { place }, meta }: ReturnType<typeof pictureChosen>) {
  if (!(yield* hasNoHex(place))) return;
  try {
    const hex = yield* call(averageColour, meta.arg);
    if (yield* hasNoHex(place)) yield* put(colourChanged({ id: place, hex }));
  } catch {
    // The upload reports that it is not a picture.
  }
}

function* hasNoHex(colourId: string) {
  const { colours } = yield* select(selectDraft);
  return colours[colourId]?.hex === '';
}
