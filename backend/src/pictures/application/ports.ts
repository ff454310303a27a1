import type { Picture } from '../domain/picture';
import { Pictures } from '../pictures';

export interface PictureVariant {
  width: number;
  webp: Buffer;
}

export interface EncodedPicture {
  /** The smallest width comes first. */
  variants: PictureVariant[];
  /** The height of the largest variant, in pixels. */
  height: number;
  placeholder: string;
}

export abstract class PictureEncoder {
  /** Checks that a file is a picture and re-encodes it without its metadata. @throws NotAPicture, PictureTooLarge, PictureTooCostly */
  abstract encode(file: string): Promise<EncodedPicture>;
}

export abstract class PictureStore {
  /** Stores a picture's files, each at its `picturePath`. @returns its name; the same for the same picture */
  abstract save(variants: PictureVariant[]): Promise<string>;
}

export abstract class PictureRepository extends Pictures {
  /** Adding a picture again changes nothing. */
  abstract add(picture: Picture): Promise<void>;
}
