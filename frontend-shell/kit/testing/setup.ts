import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { antdShape } from '../antd-theme';

// Longer than the default of a second, for busy machines.
configure({ asyncUtilTimeout: 10_000 });

// antd's styles would take most of a test's time.
Object.assign(antdShape, { zeroRuntime: true });

/* The parts of a browser that jsdom leaves out. */

class IdleResizeObserver implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** Reports every observed element as visible. */
class SeeingIntersectionObserver {
  constructor(private readonly tell: (entries: { isIntersecting: boolean }[]) => void) {}
  observe() {
    setTimeout(() => this.tell([{ isIntersecting: true }]));
  }
  disconnect() {}
}

/** One direction, by a timer: enough for React's scheduler and antd. Node's own would keep Jest running. */
class TimerMessageChannel {
  readonly port1: { onmessage: (() => void) | null } = { onmessage: null };
  readonly port2 = { postMessage: () => void setTimeout(() => this.port1.onmessage?.()) };
}

function matchMedia(media: string) {
  return Object.assign(new EventTarget(), { matches: false, media, addListener() {}, removeListener() {} });
}

/** Delivers synchronously to other channels of the same name within a test. */
class NearBroadcastChannel {
  static readonly all = new Set<NearBroadcastChannel>();
  onmessage: ((message: { data: unknown }) => void) | null = null;

  constructor(readonly name: string) {
    NearBroadcastChannel.all.add(this);
  }

  postMessage(data: unknown) {
    for (const other of NearBroadcastChannel.all) {
      if (other !== this && other.name === this.name) other.onmessage?.({ data });
    }
  }

  close() {
    NearBroadcastChannel.all.delete(this);
  }
}

/** Isolates tests from each other, also from channels that a previous test still uses. */
beforeEach(() => {
  NearBroadcastChannel.all.clear();
  sessionStorage.clear();
  localStorage.clear();
  window.history.replaceState(null, '', '/');
});

const computedStyle = window.getComputedStyle.bind(window);

Object.assign(window, {
  matchMedia,
  BroadcastChannel: NearBroadcastChannel,
  MessageChannel: TimerMessageChannel,
  IntersectionObserver: SeeingIntersectionObserver,
  ResizeObserver: IdleResizeObserver,
  scrollTo: () => {},
  // jsdom complains about the pseudo-elements that antd asks for.
  getComputedStyle: (element: Element) => computedStyle(element),
});

Object.assign(window.performance, { getEntriesByType: () => [] });

Object.assign(HTMLElement.prototype, {
  showPopover: () => {},
  hidePopover: () => {},
  // A promise, as in newer browsers.
  scrollIntoView: () => Promise.resolve(),
});

Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    if (!this.open) return;
    this.open = false;
    this.dispatchEvent(new Event('close'));
  },
});
