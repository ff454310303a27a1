import escapeHtml from 'escape-html';
import { originOf } from './frontends';
import { jsonForHtml } from './json-for-html';
import type { FirstAnswer } from './page-answers';
import type { FoundPage, RemoteEntry } from './page-remotes';

export interface Style {
  text: string;
  /** Addresses in it begin at its own origin's root. */
  isRooted: boolean;
}

/** What every page is made of. */
export interface ShellParts {
  template: string;
  style: Style | undefined;
  remotes: RemoteEntry[] | undefined;
}

/** What stands in the page that an address leads to. */
export interface PageContent {
  shown?: FoundPage | undefined;
  first?: (FirstAnswer | undefined)[];
  /** As HTML, like the frame. */
  styles?: string;
  frame?: string;
}

interface Filling extends PageContent {
  /** In the place of the shell's own. */
  head?: string | undefined;
  session: string | undefined;
}

export function pageHtml({ template, style, remotes = [] }: ShellParts, filling: Filling): string {
  const { head, session, shown, first = [], styles = '', frame = '' } = filling;
  const own = style ? template.replace(ownStyle, () => `<style>${style.text}</style>`) : template;
  const scripts = shown ? scriptsOf(shown) : '';
  const end = startBlock(session, withEntry(remotes, shown)) + answerBlocks(first);
  return (head === undefined ? own : own.replace(ownHead, () => head))
    .replace(/<head>.*<\/head>/s, (whole) => (frame ? withWaiting(whole, scripts) : withLast(whole, scripts)))
    .replace('</head>', () => `${shown ? connectionTo(shown) : ''}${styles}</head>`)
    .replace(emptyRoot, (whole) => whole.replace('><', () => `>${frame}<`))
    .replace('</body>', () => `${end}</body>`);
}

/** The shell's own title and description: see its index.html. */
const ownHead = /<!--# head -->.*<!--# end of head -->/s;
const ownStyle = /<link href="?\/([\w.-]+\.css)"? rel="?stylesheet"?\s*\/?>/;
const ownScript = /<script defer(?:="?(?:defer)?"?)? src=[^>]+><\/script>/g;
const emptyRoot = /<div id="?root"?><\/div>/;

/** The name of the shell's own style sheet. */
export const ownStyleIn = (template: string): string | undefined => ownStyle.exec(template)?.[1];

/** All scripts wait in a template, for the one that stands in the shell's frames and has them begin after the first sight. */
function withWaiting(head: string, scripts: string): string {
  const own = head.match(ownScript)?.join('') ?? '';
  return withLast(
    head.replace(ownScript, ''),
    `<template id="after-first-sight">${own}${scripts}</template>`,
  );
}

const withLast = (head: string, html: string): string => head.replace('</head>', () => `${html}</head>`);

/** The scripts, which wait for the first sight, need not wait for the way to their server, too. */
function connectionTo({ place }: FoundPage): string {
  const origin = originOf(place.base);
  return origin ? `<link rel="preconnect" href="${origin}">` : '';
}

/**
 * They are needed soon, and must not come before the pictures that are seen at once. Without `crossorigin` wherever they are:
 * the shell loads them without it.
 */
const scriptsOf = ({ place, entry, page }: FoundPage): string =>
  [entry, ...(page?.scripts ?? [])]
    .map(
      (name) =>
        `<link rel="preload" as="script" fetchpriority="low" href="${escapeHtml(place.base)}${name}">`,
    )
    .join('');

const withEntry = (remotes: RemoteEntry[], found: FoundPage | undefined): object[] =>
  remotes.map((remote) =>
    remote.name === found?.name ? { ...remote, entry: found.place.base + found.entry } : remote,
  );

function startBlock(session: string | undefined, remotes: object[]): string {
  const parts = [
    ...(session === undefined ? [] : [`"session":${session}`]),
    ...(remotes.length > 0 ? [`"remotes":${JSON.stringify(remotes)}`] : []),
  ];
  return `<script type="application/json" id="start">${jsonForHtml(`{${parts.join(',')}}`)}</script>`;
}

const answerBlocks = (answers: (FirstAnswer | undefined)[]): string =>
  answers
    .flatMap((answer) => answer ?? [])
    .map(
      ({ address, body }) =>
        `<script type="application/json" data-answer="${escapeHtml(address)}">${jsonForHtml(body)}</script>`,
    )
    .join('');
