import '@testing-library/jest-dom';

/* The parts of a browser that jsdom leaves out. */

class IdleResizeObserver implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

window.ResizeObserver ??= IdleResizeObserver;
window.scrollTo = () => {};
window.reportError ??= (error) => console.error(error);
window.matchMedia ??= (query) =>
  Object.assign(new EventTarget(), {
    matches: false,
    media: query,
    onchange: null,
    addListener() {},
    removeListener() {},
  });

HTMLDialogElement.prototype.showModal ??= function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close() {
  if (!this.open) return;
  this.open = false;
  this.dispatchEvent(new Event('close'));
};

const computedStyle = window.getComputedStyle.bind(window);
// jsdom prints a "not implemented" for pseudo-elements, which antd asks for.
window.getComputedStyle = (element) => computedStyle(element);

/** One way, by a timer: all that React's scheduler and antd need. Node's own would keep Jest alive. */
class TimerMessageChannel {
  readonly port1: { onmessage: (() => void) | null } = { onmessage: null };
  readonly port2 = { postMessage: () => void setTimeout(() => this.port1.onmessage?.()) };
}

Object.assign(window, { MessageChannel: TimerMessageChannel });
