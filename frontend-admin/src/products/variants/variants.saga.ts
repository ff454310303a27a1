import { all, call, put, select, takeEvery, type SagaGenerator } from '@haberdash/kit/effects';
import { selectScales, sizesLoaded } from '@haberdash/kit/sizes/sizes.slice';
import { pictureChosen } from '../../pictures/picture-upload.slice';
import { averageColour } from './draft/average-colour';
import { colourChanged, selectDraft } from './variants.slice';

export function* variantsSaga(): SagaGenerator<void> {
  yield* all([takeEvery(pictureChosen, setColourFromPicture), call(takeLoadedScales)]);
}

/** Another page may have loaded the scales before this feature was there. */
function* takeLoadedScales() {
  const { value: scales } = yield* select(selectScales);
  if (scales) yield* put(sizesLoaded(scales));
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
