import { useState } from 'react';
import { pictureSources, type PictureSources } from './pictures';

/** A coat hanger, in a grey that is visible in both colour schemes. */
const missingPicture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 80" fill="none" stroke="#8d8478" stroke-width="1" stroke-linecap="round" stroke-linejoin="round"><path d="M32 39v-3.5c3-.8 4.5-2.6 4.5-4.8a4.5 4.5 0 0 0-9 0M32 39 14 49.5c-1.7 1-1 3.5 1 3.5h34c2 0 2.7-2.5 1-3.5z"/></svg>',
)}`;

/** The attributes of an `img`: the picture, or a drawing if it could not be loaded. */
export function usePicture(url: string): PictureSources & { onError?: () => void } {
  const [missing, setMissing] = useState<string>();
  if (url === missing) return { src: missingPicture };
  return { ...pictureSources(url), onError: () => setMissing(url) };
}
