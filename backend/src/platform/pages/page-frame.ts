import escapeHtml from 'escape-html';
import type { FirstAnswer } from './page-answers';
import type { PagePictures, PictureSources } from './page-pictures';
import type { FoundPage } from './page-remotes';

/** What the page's first answers say. */
interface FirstSight {
  answers: (FirstAnswer | undefined)[];
  pictures: PictureSources[];
}

/**
 * What is seen until the page is there: the shell's frame, and in it what the page's remote puts there, with the first pictures.
 * Nobody can do anything with it yet.
 */
export function frameOf(
  template: string,
  { frame, page }: FoundPage,
  { answers, pictures }: FirstSight,
): string {
  const [, markup = ''] =
    new RegExp(`<template data-frame="?${frame}"?>(.*?)</template>`, 's').exec(template) ?? [];
  const content = withWords(withPictures(page?.html ?? '', pictures), answers);
  return markup && `<div id="first-sight" inert>${markup.replace('<slot></slot>', () => content)}</div>`;
}

/** `{answer 0 data.0.headline}` is what the first answer says there, and nothing where it says nothing. */
function withWords(html: string, answers: FirstSight['answers']): string {
  return html.replace(/\{answer (\d+) ([\w.]+)\}/g, (_, place: string, at: string) => {
    const answer = answers[Number(place)];
    const [word] = answer ? valuesAt(JSON.parse(answer.body), at.split('.')) : [];
    return typeof word === 'string' ? escapeHtml(word) : '';
  });
}

/** An `img` that is left over goes. */
function withPictures(html: string, pictures: PictureSources[]): string {
  const left = [...pictures];
  return html.replace(/<img\b[^>]*\{picture\}[^>]*>/g, (img) => {
    const picture = left.shift();
    return picture ? img.replace('{picture}', () => sourcesOf(picture)) : '';
  });
}

const sourcesOf = ({ src, srcset }: PictureSources): string =>
  `src="${escapeHtml(src)}"${srcset ? ` srcset="${escapeHtml(srcset)}"` : ''}`;

/** Those that the first answers name where the page's description says. */
export function picturesIn(
  { page }: FoundPage,
  answers: (FirstAnswer | undefined)[],
  pictures: PagePictures,
): PictureSources[] {
  const answer = page?.pictures && answers[page.pictures.answer];
  if (!page?.pictures || !answer) return [];
  const found = valuesAt(JSON.parse(answer.body), page.pictures.at.split('.'));
  return found.filter((image) => typeof image === 'string').map((image) => pictures.of(image));
}

function valuesAt(value: unknown, [step, ...further]: string[]): unknown[] {
  if (step === undefined) return [value];
  if (step === '*') return Array.isArray(value) ? value.flatMap((item) => valuesAt(item, further)) : [];
  const inside =
    typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[step] : undefined;
  return valuesAt(inside, further);
}
