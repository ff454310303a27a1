import type { RequestState } from '@haberdash/kit/request-state';
import Alert from 'antd/es/alert';

/** Why the last submit was refused, for longer than a toast stays. */
export function RefusalAlert({ request }: { request: RequestState }) {
  return request.status === 'failed' && <Alert type="error" showIcon title={request.message} />;
}
