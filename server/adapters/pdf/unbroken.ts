/** Keeps a number with its unit, and an ending with its number, on one line of a paper (R1024). */
import { withUnits } from '../../../schema/values/unbroken.ts';
import type { Block, PrintedDocument } from '../../ports/printer.ts';

/** The font of papers has no U+2060, which the pages use. */
const NO_BREAK_HYPHEN = '\u2011';

export function unbrokenText(text: string, locale: PrintedDocument['locale']): string {
  const close = locale === 'KK' ? text.replace(/(\d)[ \u00a0]%/gu, '$1%') : text;
  return withUnits(close).replace(/([\d%₸])-(?=\p{Script=Cyrillic})/gu, `$1${NO_BREAK_HYPHEN}`);
}

/** Cells of tables are left: a column may be narrower than a sum with its unit. */
export function unbroken(document: PrintedDocument): PrintedDocument {
  const said = (text: string) => unbrokenText(text, document.locale);
  const ofBlock = (block: Block): Block => {
    switch (block.kind) {
      case 'heading':
      case 'text':
        return { ...block, text: said(block.text) };
      case 'facts':
        return { ...block, rows: block.rows.map(([label, value]) => [label, said(value)] as const) };
      case 'signature':
        return { ...block, note: said(block.note) };
      case 'sums':
      case 'table':
        return block;
    }
  };
  const { frame } = document;
  return {
    ...document,
    ...(frame && { frame: frame.map(([label, value]) => [label, said(value)] as const) }),
    blocks: document.blocks.map(ofBlock),
  };
}
