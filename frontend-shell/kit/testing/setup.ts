import '@testing-library/jest-dom';
import { antdShape } from '../antd-theme';

// antd's styles take most of a page's time and tell a test nothing.
Object.assign(antdShape, { zeroRuntime: true });

/* The parts of a browser that jsdom leaves out. */

class IdleResizeObserver implements ResizeObserver {
  observe() {}
  unobserve() {}
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

const computedStyle = window.getComputedStyle.bind(window);

Object.assign(window, {
  matchMedia,
  MessageChannel: TimerMessageChannel,
  ResizeObserver: IdleResizeObserver,
  scrollTo: () => {},
  // jsdom complains about the pseudo-elements that antd asks for.
  getComputedStyle: (element: Element) => computedStyle(element),
});

Object.assign(HTMLElement.prototype, { showPopover: () => {}, hidePopover: () => {} });

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
