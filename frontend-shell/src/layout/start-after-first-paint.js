// @ts-check

/* The server sends a skeleton together with this script. The other scripts start after the first paint: before it, they delay the pictures. */

const scripts = /** @type {HTMLTemplateElement | null} */ (
  document.querySelector('#start-after-first-paint')
);
const start = () => scripts?.replaceWith(scripts.content);

new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
// A browser does not paint a tab in the background.
setTimeout(start, 1000);
