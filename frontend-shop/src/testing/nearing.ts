import { settled } from '@haberdash/kit/testing/settled';
import { act } from '@testing-library/react';

/** Replaces IntersectionObserver. The returned function reports every observed element as visible. */
export function watchNearing() {
  const watched = new Set<() => void>();

  class NearingObserver {
    private near = () => {};
    constructor(private readonly onChange: (entries: { isIntersecting: boolean }[]) => void) {}
    observe() {
      this.near = () => this.onChange([{ isIntersecting: true }]);
      watched.add(this.near);
    }
    disconnect() {
      watched.delete(this.near);
    }
  }
  Object.assign(window, { IntersectionObserver: NearingObserver });
  return async () => {
    act(() => [...watched].forEach((near) => near()));
    await settled();
  };
}
