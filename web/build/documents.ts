/**
 * Gives each screen only the GraphQL documents that it sends: the generated module holds those of every screen, each
 * with its own copy of its fragments. Here every document and every fragment becomes a module of its own.
 */
import type { Plugin } from 'vite';

const GENERATED = /\/generated\/cabinet\/graphql\.ts$/;
/** These are hashes only; the entry needs a few of them. */
const HASHES = /\/generated\/entry\/graphql\.ts$/;
const EXPORT = /^export const (\w+) = (\{.*\}) as \w+ as DocumentNode</gm;
const DOCUMENT = 'nesie-document:';
const HASH = 'nesie-hash:';
const FRAGMENT = 'nesie-fragment:';
const FIELDS = 'nesie-document-fields';
/** The commonest parts of a document, written short. */
const FIELDS_CODE = `
const name = (value) => ({ kind: 'Name', value });
export const F = (of, selections) => selections
  ? { kind: 'Field', name: name(of), selectionSet: { kind: 'SelectionSet', selections } }
  : { kind: 'Field', name: name(of) };
export const S = (of) => ({ kind: 'FragmentSpread', name: name(of) });`;

type Node = Readonly<Record<string, unknown>> & { readonly kind: string; readonly name: { readonly value: string } };
type Document = { readonly definitions: readonly Node[] };

/** JavaScript that makes this part of a document. */
function printed(part: unknown): string {
  if (Array.isArray(part)) return `[${part.map(printed).join(',')}]`;
  if (typeof part !== 'object' || part === null) return JSON.stringify(part);
  const { kind, name, selectionSet, ...more } = part as Node & { selectionSet?: { selections: unknown[] } };
  if (Object.keys(more).length === 0 && kind === 'FragmentSpread') return `S(${JSON.stringify(name.value)})`;
  if (Object.keys(more).length === 0 && kind === 'Field')
    return `F(${JSON.stringify(name.value)}${selectionSet ? `,${printed(selectionSet.selections)}` : ''})`;
  return `{${Object.entries(part).map(([key, value]) => `${key}:${printed(value)}`)}}`;
}

export function splitDocuments(): Plugin {
  const modules = new Map([[FIELDS, FIELDS_CODE]]);
  const head = `import { F, S } from '${FIELDS}';\n`;

  /** The code of a document; its fragments are imported. */
  function codeOf({ definitions, ...rest }: Document): string {
    const fragments = definitions.filter(({ kind }) => kind === 'FragmentDefinition');
    for (const one of fragments) modules.set(FRAGMENT + one.name.value, `${head}export default ${printed(one)}`);
    return [
      head,
      ...fragments.map(({ name: { value } }) => `import ${value} from '${FRAGMENT}${value}';`),
      `const definitions = [${definitions.map((one) => (fragments.includes(one) ? one.name.value : printed(one)))}];`,
      `export default { ...${printed(rest)}, definitions };`,
    ].join('\n');
  }

  return {
    name: 'nesie-split-documents',
    enforce: 'pre',
    apply: 'build',
    transform(source, id) {
      const isHash = HASHES.test(id);
      if (!isHash && !GENERATED.test(id)) return null;
      const from = isHash ? HASH : DOCUMENT;
      const found = [...source.matchAll(EXPORT)];
      for (const [, name, text = ''] of found)
        modules.set(from + name, isHash ? `export default ${text};` : codeOf(JSON.parse(text) as Document));
      const code = found.map(([, name]) => `export { default as ${name} } from '${from}${name}';`).join('\n');
      return { code, map: null, moduleSideEffects: false };
    },
    resolveId: (id) => (modules.has(id) ? `\0${id}` : null),
    load: (id) => {
      const code = modules.get(id.slice(1));
      return code === undefined ? null : { code, moduleSideEffects: false };
    },
  };
}
