/** The state of a request. Its result is a separate field of the slice. */
export type RequestState = { status: 'idle' } | { status: 'loading' } | { status: 'failed'; message: string };

export const idle: RequestState = { status: 'idle' };
export const loading: RequestState = { status: 'loading' };

export function failed({ message }: { message: string }): RequestState {
  return { status: 'failed', message };
}
