import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { antdShape } from '../antd-theme';

// How long is waited for what never comes: a second is little for what does, on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

// antd's styles take most of a page's time and tell a test nothing.
Object.assign(antdShape, { zeroRuntime: true });

/* The parts of a browser that jsdom leaves out. */

class IdleResizeObserver implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** Everything is in sight. */
class SeeingIntersectionObserver {
  constructor(private readonly tell: (entries: { isIntersecting: boolean }[]) => void) {}
  observe() {
    setTimeout(() => this.tell([{ isIntersecting: true }]));
  }
  disconnect() {}
}

/** One way, by a timer: all that React's scheduler and antd need. Node's own would keep Jest alive. */
class TimerMessageChannel {
  readonly port1: { onmessage: (() => void) | null } = { onmessage: null };
  readonly port2 = { postMessage: () => void setTimeout(() => this.port1.onmessage?.()) };
}

function matchMedia(media: string) {
  return Object.assign(new EventTarget(), { matches: false, media, addListener() {}, removeListener() {} });
}

/** Reaches the others of its name at once; those of another test are no more. */
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

/** Nothing of another test is left, and nothing that it does later on its way out gets in. */
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
  scrollIntoView: () => {},
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
