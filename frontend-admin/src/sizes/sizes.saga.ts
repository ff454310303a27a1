import { all, call, services, takeEvery, takeLatest, type SagaGenerator } from '@haberdash/kit/effects';
import { load } from '@haberdash/kit/load';
import { changeSizes, reloadSizes, submitted } from './change-sizes';
import { scaleEditor } from './scale-editor';
import {
  chartFailed,
  chartLoaded,
  chartRequested,
  scaleDeleteRequested,
  scalesReordered,
} from './size-chart.slice';
import { fetchSizeChart, type Scale, type SubmittedScale } from './sizes.api';

export function* sizeChartSaga(): SagaGenerator<void> {
  yield* all([
    call(scaleEditor.saga),
    takeLatest(chartRequested, loadChart),
    takeLatest(scalesReordered, saveOrder),
    takeEvery(scaleDeleteRequested, deleteScale),
  ]);
}

function* loadChart() {
  yield* load(fetchSizeChart(), chartLoaded, chartFailed);
}

function* saveOrder({ payload: ids }: ReturnType<typeof scalesReordered>) {
  const rankOf = ({ id }: Scale) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  yield* finishChange((scales) =>
    scales.toSorted((one, other) => rankOf(one) - rankOf(other)).map(submitted),
  );
}

function* deleteScale({ payload: deleted }: ReturnType<typeof scaleDeleteRequested>) {
  yield* finishChange((scales) => scales.filter(({ id }) => id !== deleted).map(submitted));
}

/** Shows the result, and the chart of the server. */
function* finishChange(change: (scales: Scale[]) => SubmittedScale[]) {
  const { notifier } = yield* services();
  const result = yield* changeSizes(change);
  if (result.ok) notifier.success(result.body.message);
  else notifier.failure(result.refusal.message);
  yield* reloadSizes();
}
