/** Harmful PDF files, each with exactly one thing that no bank statement has. */
import { deflateSync } from 'node:zlib';
import PDFDocument from 'pdfkit';

type Parts = {
  catalog?: string;
  pages?: string;
  page?: string;
  content?: Buffer;
  contentHead?: string;
  more?: string[];
};

export function handWritten(parts: Parts = {}, tail = (xref: number) => `${xref}`): Buffer {
  const content = parts.content ?? Buffer.from('BT ET');
  const objects = [
    Buffer.from(`<< /Type /Catalog /Pages 2 0 R ${parts.catalog ?? ''} >>`),
    Buffer.from(parts.pages ?? '<< /Type /Pages /Kids [3 0 R] /Count 1 >>'),
    Buffer.from(`<< /Type /Page /Parent 2 0 R /MediaBox [0 0 100 100] /Contents 4 0 R ${parts.page ?? ''} >>`),
    Buffer.concat([
      Buffer.from(`<< /Length ${content.length} ${parts.contentHead ?? ''} >>\nstream\n`),
      content,
      Buffer.from('\nendstream'),
    ]),
    ...(parts.more ?? []).map((text) => Buffer.from(text, 'latin1')),
  ];
  const chunks = [Buffer.from('%PDF-1.7\n')];
  const offsets: number[] = [];
  for (const [i, body] of objects.entries()) {
    offsets.push(lengthOf(chunks));
    chunks.push(Buffer.from(`${i + 1} 0 obj\n`), body, Buffer.from('\nendobj\n'));
  }
  const xref = lengthOf(chunks);
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  chunks.push(
    Buffer.from(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`),
    Buffer.from(
      `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Prev ${tail(xref)} >>\nstartxref\n${xref}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(chunks);
}

const lengthOf = (chunks: readonly Buffer[]): number => chunks.reduce((sum, chunk) => sum + chunk.length, 0);

export const plainPdf = (parts: Parts = {}): Buffer =>
  Buffer.from(
    handWritten(parts, () => '999999999')
      .toString('latin1')
      .replace(' /Prev 999999999', ''),
    'latin1',
  );

/** Inflates to this many mebibytes. It is packed twice, so a kilobyte becomes a gigabyte. */
export const bomb = (mib: number): Buffer => {
  const content = deflateSync(deflateSync(Buffer.alloc(mib * 1024 * 1024, ' ')));
  return plainPdf({ content, contentHead: '/Filter [/FlateDecode /FlateDecode]' });
};

export const withScript = (name: string): Buffer =>
  plainPdf({ catalog: `/OpenAction << /S /${name} /${name === 'JavaScript' ? 'JS' : 'J#53'} (app.alert(1)) >>` });

export const selfDrawing = (): Buffer =>
  plainPdf({
    page: '/Resources << /XObject << /X 5 0 R >> >>',
    content: Buffer.from('/X Do '.repeat(10_000)),
    more: [
      '<< /Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /X 5 0 R >> >> /Length 12 >>\nstream\n/X Do /X Do \nendstream',
    ],
  });

export async function withPdfkit(options: PDFKit.PDFDocumentOptions, draw: (pdf: PDFKit.PDFDocument) => void) {
  const pdf = new PDFDocument(options);
  const parts: Buffer[] = [];
  pdf.on('data', (part: Buffer) => parts.push(part));
  const done = new Promise((resolve) => pdf.on('end', resolve));
  draw(pdf);
  pdf.end();
  await done;
  return Buffer.concat(parts);
}
