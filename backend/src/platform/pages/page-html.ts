import escapeHtml from 'escape-html';
import type { MaybeResponse } from './api-responses';
import { originOf } from './frontend-locations';
import { jsonForHtml } from './json-for-html';
import type { PictureSources } from './page-pictures';
import type { MaybePage, Remote, RemotePage } from './remote-pages';

export interface PageParts {
  /** HTML in place of the shell's own title and description. */
  head: string | undefined;
  /** The origin of a CDN for uploaded pictures. */
  picturesUrl: string | undefined;
  /** Of the shop. */
  timeZone: string;
  remotes: Remote[] | undefined;
  /** JSON; undefined when nobody knows in time who is signed in. */
  session: string | undefined;
  /** The page that the browser will show, unless it is one of the shell. */
  page: MaybePage;
  responses: MaybeResponse[];
  /** HTML. */
  skeleton: string;
}

/** Fills the parts into the shell's index.html. Scripts wait for the first paint of a skeleton, so that its pictures load first. */
export function pageHtml(template: string, parts: PageParts) {
  const { head, picturesUrl, timeZone, remotes, session, page, responses, skeleton } = parts;
  const scripts = (template.match(shellScript) ?? []).join('') + (page ? preloadsOf(page) : '');
  const headEnd = [
    skeleton ? `<template id="start-after-first-paint">${scripts}</template>` : scripts,
    picturesUrl ? picturesFrom(picturesUrl) : '',
    timeZone === 'UTC' ? '' : timesIn(timeZone),
    page ? preconnectTo(page.baseUrl) + page.description.styles : '',
  ].join('');
  const bodyEnd =
    jsonScript('id="start"', startData(session, remotes, page)) + responses.map(responseScript).join('');
  return template
    .replaceAll(shellScript, '')
    .replace(shellHead, (own) => head ?? own)
    .replace('</head>', () => `${headEnd}</head>`)
    .replace(emptyRoot, (root) => root.replace('><', () => `>${skeleton}<`))
    .replace('</body>', () => `${bodyEnd}</body>`);
}

const shellHead = /<!--# head -->.*<!--# end of head -->/s;
const shellScript = /<script defer(?:="?(?:defer)?"?)? src=[^>]+><\/script>(?=.*<\/head>)/gs;
const emptyRoot = /<div id="?root"?><\/div>/;

/** Low priority, like all scripts that wait. Without `crossorigin`, as the shell's loader requests them. */
const preloadsOf = ({ baseUrl, entry, description }: RemotePage): string =>
  [entry, ...description.scripts]
    .map(
      (name) => `<link rel="preload" as="script" fetchpriority="low" href="${escapeHtml(baseUrl)}${name}">`,
    )
    .join('');

function preconnectTo(url: string): string {
  const origin = originOf(url);
  return origin ? `<link rel="preconnect" href="${origin}">` : '';
}

/** frontend-shell/kit/pictures.ts reads it. */
const picturesFrom = (url: string): string =>
  `<meta name="pictures-url" content="${escapeHtml(url)}">${preconnectTo(url)}`;

/** frontend-shell/kit/day.ts reads it; without it, times are in UTC. */
const timesIn = (timeZone: string): string =>
  `<meta name="shop-time-zone" content="${escapeHtml(timeZone)}">`;

/** frontend-shell/src/start.ts reads it. */
function startData(session: string | undefined, remotes: Remote[] | undefined, page: MaybePage): string {
  const listed = remotes?.map((remote) =>
    remote === page?.remote ? { ...remote, entry: page.baseUrl + page.entry } : remote,
  );
  return JSON.stringify({ session: session && (JSON.parse(session) as object), remotes: listed });
}

const jsonScript = (attribute: string, json: string): string =>
  `<script type="application/json" ${attribute}>${jsonForHtml(json)}</script>`;

const responseScript = (response: MaybeResponse): string =>
  response ? jsonScript(`data-response="${escapeHtml(response.url)}"`, response.body) : '';

/** The page's skeleton in the remote's frame, with the first pictures in the boxes that it has for them. */
export function skeletonHtml(template: string, page: RemotePage, pictures: PictureSources[]): string {
  const frame = new RegExp(`<template data-frame="?${page.remote.frame}"?>(.*?)</template>`, 's').exec(
    template,
  );
  const next = pictures.values();
  const content = page.description.skeleton.replace(pictureBox, (box, sizes: string) => {
    const { value: picture } = next.next();
    return picture ? box + pictureHtml(picture, sizes) : box;
  });
  return frame ? `<div id="skeleton" inert>${frame[1]!.replace('<slot></slot>', () => content)}</div>` : '';
}

const pictureBox = /<span[^>]* data-picture-sizes="([^"]+)"[^>]*>/g;

const pictureHtml = ({ src, srcset }: PictureSources, sizes: string): string =>
  `<img src="${escapeHtml(src)}"${srcset ? ` srcset="${escapeHtml(srcset)}"` : ''} sizes="${sizes}" alt="" fetchpriority="high" decoding="sync">`;
