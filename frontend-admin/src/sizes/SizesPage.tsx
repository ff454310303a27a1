import { ErrorState } from '@haberdash/kit/ui/ErrorState';
import Button from 'antd/es/button';
import Skeleton from 'antd/es/skeleton';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { IfAllowed } from '../access/IfAllowed';
import { EditorSheet } from '../editor/EditorSheet';
import { Page } from '../ui/Page';
import { Panel } from '../ui/Panel';
import { newScale, scaleEditor } from './scale-editor';
import { ScaleForm } from './ScaleForm';
import { ScaleList } from './ScaleList';
import { chartRequested, selectChart } from './size-chart.slice';

/** The sizes that products may come in, by scales. */
export default function SizesPage() {
  const { value: chart, request } = useSelector(selectChart);
  const dispatch = useDispatch();
  useEffect(() => void dispatch(chartRequested()), [dispatch]);

  return (
    <Page
      title="Sizes"
      action={
        <IfAllowed needs="catalogue.change">
          <Button
            type="primary"
            disabled={!chart}
            onClick={() => dispatch(scaleEditor.opened({ saved: null, initial: newScale }))}
          >
            Add scale
          </Button>
        </IfAllowed>
      }
    >
      {request.status === 'failed' ? (
        <ErrorState title="We couldn't load the sizes" onRetry={() => dispatch(chartRequested())}>
          <p>{request.message}</p>
        </ErrorState>
      ) : chart ? (
        <Panel title="Scales">
          <ScaleList chart={chart} />
          <EditorSheet editor={scaleEditor} title={(saved) => (saved ? `Edit ${saved.label}` : 'Add scale')}>
            <ScaleForm scales={chart.scales} />
          </EditorSheet>
        </Panel>
      ) : (
        <div role="status" aria-busy="true">
          <span className="visually-hidden">Loading the sizes</span>
          <Skeleton active title={false} paragraph={{ rows: 12 }} />
        </div>
      )}
    </Page>
  );
}
