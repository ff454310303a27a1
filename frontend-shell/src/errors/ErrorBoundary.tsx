import { isFilesUnavailable } from '@haberdash/kit/lazy-page';
import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Another key, another try: an error does not outlive the page that threw it. */
  resetKey: string;
  fallback: (error: unknown, retry: () => void) => ReactNode;
  children: ReactNode;
}

interface ErrorBoundaryState {
  failure: { error: unknown } | null;
}

export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failure: null };

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { failure: { error } };
  }

  override componentDidUpdate(previous: ErrorBoundaryProps) {
    if (this.state.failure && previous.resetKey !== this.props.resetKey) this.retry();
  }

  retry = () => {
    const error = this.state.failure?.error;
    if (isFilesUnavailable(error)) error.forget();
    this.setState({ failure: null });
  };

  override render() {
    const { failure } = this.state;
    return failure ? this.props.fallback(failure.error, this.retry) : this.props.children;
  }
}
