/** Makes a safe copy of a stranger's picture: decoded, turned upright, without EXIF and place, encoded anew. */
export type PictureAnswer = { readonly jpeg: Uint8Array } | { readonly problem: 'UNREADABLE' | 'SMALL' };

export type Pictures = { reencode(file: Uint8Array): Promise<PictureAnswer> };
