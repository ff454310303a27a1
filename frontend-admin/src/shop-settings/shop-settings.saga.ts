import { all, call, takeLatest, type SagaGenerator } from '@haberdash/kit/effects';
import { load } from '@haberdash/kit/load';
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
  yield* load(fetchDetails(), detailsLoaded, detailsFailed);
}

function* loadSections() {
  yield* load(fetchSections(), sectionsLoaded, sectionsFailed);
}
