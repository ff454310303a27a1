// @ts-check

/* Stands in the skeleton. The scripts begin once that is seen: before, they would only take its pictures' place on the line. */

const scripts = /** @type {HTMLTemplateElement | null} */ (document.querySelector('#after-first-sight'));
const begin = () => scripts?.replaceWith(scripts.content);

new PerformanceObserver(begin).observe({ type: 'paint', buffered: true });
// A page that nobody looks at is painted by nobody.
setTimeout(begin, 1000);
