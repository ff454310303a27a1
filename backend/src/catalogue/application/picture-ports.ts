import type { Picture, PictureFile } from '../domain/picture';

export interface PictureVariant {
  width: number;
  webp: Buffer;
}

export interface EncodedPicture {
  /** Smallest width first. */
  variants: PictureVariant[];
  placeholder: string;
}

/** The judge of whether an upload is a picture. */
export abstract class PictureEncoder {
  /** Re-encodes a file without its metadata. @throws NotAPicture, PictureTooLarge, PictureTooCostly */
  abstract encode(file: string): Promise<EncodedPicture>;
}

export abstract class PictureStore {
  /** Keeps a picture's files for good, each at its `picturePath`. @returns its name; the same for the same picture */
  abstract keep(variants: PictureVariant[]): Promise<string>;
}

/** Which pictures there are. */
export abstract class PictureRepository {
  /** Again changes nothing. */
  abstract add(picture: Picture): Promise<void>;
  abstract has(file: PictureFile): Promise<boolean>;
}
