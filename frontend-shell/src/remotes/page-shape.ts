import { matchPath } from 'react-router-dom';
import { beside, fetchPages, type RemoteEntry } from './remotes.api';

/** In the place of a picture that nobody knows yet. */
const noPicture = `src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>"`;

/**
 * What its remote has stand in a page until it is there, as HTML, once the styles for it are there, too. The server has put it
 * into a page that it composed itself.
 * @returns '' where there is none
 */
export async function fetchPageShape({ name, manifest }: RemoteEntry, path: string): Promise<string> {
  try {
    const { pages } = await fetchPages(beside(manifest, 'pages.json'));
    const page = pages.find(({ route }) => matchPath(`/${name}/${route}`, path));
    if (!page?.html) return '';
    await Promise.all(page.styles.map((style) => loadStyle(beside(manifest, style))));
    return page.html.replaceAll('{picture}', noPicture);
  } catch {
    return '';
  }
}

/** The runtime that loads the page's chunks finds it there, and asks for none. */
function loadStyle(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(`${href} could not be loaded`));
    };
    document.head.append(link);
  });
}
