import type { TextFile } from './messages.ts';

/** Each file of texts is downloaded with the first screen that shows it; those of the first page come with this one. */
export const files = import.meta.glob<TextFile>(['./kk/*.json', '!./kk/meta.json'], { import: 'default' });
