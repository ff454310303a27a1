import { all, call, put, takeLatest, type SagaGenerator } from '@haberdash/kit/effects';
import { detailsEditor, sectionsEditor } from './shop-editors';
import { fetchDetails, fetchSections } from './shop-settings.api';
import {
  detailsFailed,
  detailsLoaded,
  detailsRequested,
  sectionsFailed,
  sectionsLoaded,
  sectionsRequested,
} from './shop-settings.slice';

export function* shopSettingsSaga(): SagaGenerator<void> {
  yield* all([
    call(detailsEditor.saga),
    call(sectionsEditor.saga),
    takeLatest(detailsRequested, loadDetails),
    takeLatest(sectionsRequested, loadSections),
  ]);
}

function* loadDetails() {
  const result = yield* fetchDetails();
  yield* put(result.ok ? detailsLoaded(result.body.data) : detailsFailed(result.refusal));
}

function* loadSections() {
  const result = yield* fetchSections();
  yield* put(result.ok ? sectionsLoaded(result.body.data) : sectionsFailed(result.refusal));
}
