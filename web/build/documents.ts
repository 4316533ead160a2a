/**
 * Gives each screen only the GraphQL documents that it sends: the generated module holds those of every screen, each
 * with its own copy of its fragments. Here every document and every fragment becomes a module of its own.
 */
import type { Plugin } from 'vite';

const GENERATED = /\/generated\/cabinet\/graphql\.ts$/;
const EXPORT = /^export const (\w+) = (\{.*\}) as unknown as DocumentNode</gm;
const DOCUMENT = 'nesie-document:';
const FRAGMENT = 'nesie-fragment:';

type Definition = { readonly kind: string; readonly name: { readonly value: string } };
type Document = { readonly definitions: readonly Definition[] };

export function splitDocuments(): Plugin {
  const modules = new Map<string, string>();

  /** The code of a document; its fragments are imported. */
  function codeOf({ definitions, ...rest }: Document): string {
    const fragments = definitions.filter(({ kind }) => kind === 'FragmentDefinition');
    for (const one of fragments) modules.set(FRAGMENT + one.name.value, `export default ${JSON.stringify(one)}`);
    return [
      ...fragments.map(({ name: { value } }) => `import ${value} from '${FRAGMENT}${value}';`),
      `const definitions = [${definitions.map((one) => (fragments.includes(one) ? one.name.value : JSON.stringify(one)))}];`,
      `export default { ...${JSON.stringify(rest)}, definitions };`,
    ].join('\n');
  }

  return {
    name: 'nesie-split-documents',
    enforce: 'pre',
    apply: 'build',
    transform(source, id) {
      if (!GENERATED.test(id)) return null;
      const found = [...source.matchAll(EXPORT)];
      for (const [, name, text = ''] of found) modules.set(DOCUMENT + name, codeOf(JSON.parse(text) as Document));
      const code = found.map(([, name]) => `export { default as ${name} } from '${DOCUMENT}${name}';`).join('\n');
      return { code, map: null, moduleSideEffects: false };
    },
    resolveId: (id) => (modules.has(id) ? `\0${id}` : null),
    load: (id) => {
      const code = modules.get(id.slice(1));
      return code === undefined ? null : { code, moduleSideEffects: false };
    },
  };
}
