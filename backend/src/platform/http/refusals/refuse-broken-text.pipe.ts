import type { PipeTransform } from '@nestjs/common';
import { MalformedRequest } from './refusals';

/** Refuses half a surrogate pair in a body, query or path: no database stores it, and no other program reads it. */
export const refuseBrokenText: PipeTransform = {
  transform(value: unknown, { type }) {
    if (type !== 'custom') assertWellFormed(value);
    return value;
  },
};

interface Place {
  value: unknown;
  path: string;
}

/** Without recursion: the nesting of a body is the sender's choice. */
function assertWellFormed(given: unknown): void {
  const places: Place[] = [{ value: given, path: '' }];
  for (let place = places.pop(); place; place = places.pop()) {
    const { value, path } = place;
    if (typeof value === 'string') assertText(value, path);
    else if (isContainer(value))
      for (const [key, inner] of Object.entries(value)) {
        assertText(key, path);
        places.push({ value: inner, path: path ? `${path}.${key}` : key });
      }
  }
}

const isContainer = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !ArrayBuffer.isView(value);

function assertText(text: string, path: string): void {
  if (!text.isWellFormed()) throw new MalformedRequest([{ path, message: 'must be well-formed Unicode' }]);
}
