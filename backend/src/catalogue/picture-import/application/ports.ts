import type { PictureName } from '../domain/match-files';

export abstract class PictureNames {
  /** The products that are not deleted and have one of these slugs or SKUs. @param names in lower case */
  abstract among(names: string[]): Promise<PictureName[]>;
}

/** The files of the owner's folder. */
export abstract class PictureFiles {
  /** Checks a file as an upload does, and stores nothing. @returns a name of the picture, the same for the same one @throws NotAPicture, PictureTooLarge, PictureTooCostly, PictureFileTooLarge */
  abstract check(file: string): Promise<string>;
  /** @returns the path of the stored picture, the same for the same one @throws as `check` */
  abstract store(file: string): Promise<string>;
}
