import type { ShopSettings } from '../../../../platform/config/shop.settings';
import escapeHtml from 'escape-html';
import type { MaybeResponse } from './api-responses';
import { originOf } from './frontend-locations';
import type { PageHead } from '../../../search-engines/adapters/http/page-head';
import { shopCurrency } from '../../../../shared/currency/shop-currency';
import { jsonForHtml } from './json-for-html';
import type { PictureSources } from '../../../../pictures/picture-sources';
import { fillPlaces, hasAllPlaces, type SiteContent } from './site-content';
import type { MaybePage, Remote, RemotePage } from './remote-pages';
import { webManifestUrl } from './web-manifest';

export interface PageParts {
  /** Undefined for a page without a title of its own. */
  head: PageHead | undefined;
  /** Undefined until it has been read once. */
  content: SiteContent | undefined;
  /** The origin of a CDN for uploaded pictures. */
  picturesUrl: string | undefined;
  /** The time zone of the shop. */
  timeZone: string;
  /** Whether the shop has a mail server. */
  sendsMail: boolean;
  remotes: Remote[] | undefined;
  /** JSON; undefined when the session is not known in time. */
  session: string | undefined;
  visitors: ShopSettings['VISITORS'];
  /** The page that the browser will show, unless it is one of the shell. */
  page: MaybePage;
  responses: MaybeResponse[];
  /** The skeleton is a piece of HTML. */
  skeleton: string;
}

/** Fills the parts into the shell's index.html. Scripts wait for the first paint of a skeleton, so that its pictures load first. */
export function pageHtml(template: string, parts: PageParts) {
  const { head, content, picturesUrl, timeZone, sendsMail, page, responses, skeleton } = parts;
  const scripts = (template.match(shellScript) ?? []).join('') + (page ? preloadsOf(page) : '');
  const headEnd = [
    skeleton ? `<template id="start-after-first-paint">${scripts}</template>` : scripts,
    picturesUrl ? picturesFrom(picturesUrl) : '',
    timeZone === 'UTC' ? '' : timesIn(timeZone),
    meta('shop-currency', JSON.stringify(shopCurrency())),
    sendsMail ? mailsSent : '',
    page ? preconnectTo(page.baseUrl) + page.description.styles : '',
  ].join('');
  const bodyEnd = jsonScript('id="start"', startData(parts)) + responses.map(responseScript).join('');
  return template
    .replaceAll(shellScript, '')
    .replace(shellHead, (own) => headHtml(head, content) ?? own)
    .replace('</head>', () => `${headEnd}</head>`)
    .replace(emptyRoot, (root) => root.replace('><', () => `>${skeleton}<`))
    .replace('</body>', () => `${bodyEnd}</body>`);
}

const shellHead = /<!--# head -->.*<!--# end of head -->/s;
const shellScript = /<script defer(?:="?(?:defer)?"?)? src=[^>]+><\/script>(?=.*<\/head>)/gs;
const emptyRoot = /<div id="?root"?><\/div>/;

const manifestLink = `<link rel="manifest" href="${webManifestUrl}">`;

/** In place of the shell's own. frontend-shell/kit/page-meta.ts reads the name, the position of the currency symbol and the country. */
function headHtml(head: PageHead | undefined, content: SiteContent | undefined): string | undefined {
  if (!content) return head && headWithoutContent(head);
  const { name, tagline, currencySymbol, country } = content;
  const { title, description = tagline || name, html } = head ?? {};
  return [
    manifestLink,
    meta('application-name', name),
    meta('currency-symbol', currencySymbol),
    meta('shop-country', country),
    titleOf(title, name),
    meta('description', description),
    html && `<meta property="og:site_name" content="${escapeHtml(name)}">${html}`,
  ].join('');
}

const headWithoutContent = ({ title, description, html }: PageHead): string =>
  `${manifestLink}${titleOf(title)}${meta('description', description)}${html}`;

const titleOf = (...parts: (string | undefined)[]): string =>
  `<title>${escapeHtml(parts.filter(Boolean).join(' · '))}</title>`;

const meta = (name: string, value: string | undefined): string =>
  value === undefined ? '' : `<meta name="${name}" content="${escapeHtml(value)}">`;

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

/** The page reads them in frontend-shell/kit/pictures.ts. */
const picturesFrom = (url: string): string =>
  `<meta name="pictures-url" content="${escapeHtml(url)}">${preconnectTo(url)}`;

/** frontend-shell/kit/page-meta.ts reads it; without it, times are in UTC. */
const timesIn = (timeZone: string): string =>
  `<meta name="shop-time-zone" content="${escapeHtml(timeZone)}">`;

/** The page reads it in frontend-shell/kit/page-meta.ts. */
const mailsSent = '<meta name="sends-e-mails" content="yes">';

/** The page reads it in frontend-shell/src/start.ts. */
function startData({ session, visitors, remotes, page }: PageParts): string {
  const listed = remotes?.map((remote) =>
    remote === page?.remote ? { ...remote, entry: page.baseUrl + page.entry } : remote,
  );
  return JSON.stringify({
    session: session && (JSON.parse(session) as object),
    visitors: visitors === 'closed' ? undefined : visitors,
    remotes: listed,
  });
}

const jsonScript = (attribute: string, json: string): string =>
  `<script type="application/json" ${attribute}>${jsonForHtml(json)}</script>`;

const responseScript = (response: MaybeResponse): string =>
  response ? jsonScript(`data-response="${escapeHtml(response.url)}"`, response.body) : '';

interface SkeletonParts {
  pictures: PictureSources[];
  content: SiteContent | undefined;
}

/** The page's skeleton in the remote's frame, with the first pictures and the shop's words in the places that it has for them. */
export function skeletonHtml(
  template: string,
  page: RemotePage,
  { pictures, content }: SkeletonParts,
): string {
  const frame = new RegExp(`<template data-frame="?${page.remote.frame}"?>(.*?)</template>`, 's').exec(
    template,
  );
  const next = pictures.values();
  const { skeleton } = page.description;
  // One that lacks a word is of another page than the one that the browser will show.
  const shown = hasAllPlaces(skeleton, content) ? skeleton : '';
  const ofPage = shown.replace(pictureBox, (box, sizes: string) => {
    const { value: picture } = next.next();
    return picture ? box + pictureHtml(picture, sizes) : box;
  });
  if (!frame) return '';
  const html = frame[1]!.replace('<slot></slot>', () => ofPage);
  return `<div id="skeleton" inert>${fillPlaces(html, content)}</div>`;
}

const pictureBox = /<span[^>]* data-picture-sizes="([^"]+)"[^>]*>/g;

const pictureHtml = ({ src, srcset }: PictureSources, sizes: string): string =>
  `<img src="${escapeHtml(src)}"${srcset ? ` srcset="${escapeHtml(srcset)}"` : ''} sizes="${sizes}" alt="" fetchpriority="high" decoding="sync">`;
