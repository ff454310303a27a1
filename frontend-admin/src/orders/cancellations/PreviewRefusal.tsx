import type { RequestState } from '@haberdash/kit/request-state';
import Button from 'antd/es/button';
import { RefusalAlert } from '../../ui/RefusalAlert';

interface PreviewRefusalProps {
  request: RequestState;
  onRetry: () => void;
}

/** Says why the amount is not known, and lets it be asked for again. */
export function PreviewRefusal({ request, onRetry }: PreviewRefusalProps) {
  return (
    <RefusalAlert request={request}>
      <Button onClick={onRetry}>Try again</Button>
    </RefusalAlert>
  );
}
