/**
 * Decodes JPEG, PNG and WebP only; every other format of libvips is switched off (D0069). Work runs in its threads, one
 * picture at a time, and is given up after ten seconds.
 */
import sharp from 'sharp';
import { EVIDENCE } from '../../../schema/reference/evidence.ts';
import type { PictureAnswer, Pictures } from '../../ports/pictures.ts';

const SECONDS = 10;
const LOADERS = ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'];

export function sharpPictures(): Pictures {
  sharp.cache(false);
  sharp.concurrency(1);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: LOADERS });
  let last: Promise<unknown> = Promise.resolve();
  return {
    reencode: (file) => {
      const turn = last.then(() => reencode(file));
      last = turn;
      return turn;
    },
  };
}

async function reencode(file: Uint8Array): Promise<PictureAnswer> {
  const side = EVIDENCE.keptSide;
  try {
    const picture = sharp(file, { limitInputPixels: EVIDENCE.maxPixels, failOn: 'error', pages: 1 });
    const { width, height } = await picture.metadata();
    if (Math.min(width, height) < EVIDENCE.minSide) return { problem: 'SMALL' };
    const jpeg = await picture
      .timeout({ seconds: SECONDS })
      .rotate()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: 'white' })
      .jpeg({ quality: 85 })
      .toBuffer();
    return { jpeg };
  } catch {
    // Any fault of the decoder is a fault of the file: too many pixels, damaged, another format.
    return { problem: 'UNREADABLE' };
  }
}
