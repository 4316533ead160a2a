/**
 * Limits of one GraphQL operation: depth, aliases, directives, root fields, and a cost in which a list counts once for
 * each row. Each fragment is measured once, however often it is used, so the work grows only with the length of the
 * text.
 */
import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import { HttpRefusal } from '../http/http-refusal.ts';

export const OPERATION_LIMITS = {
  depth: 10,
  aliases: 20,
  directives: 20,
  rootFields: 10,
  cost: 5_000,
  first: 100,
  /** The longest operation of our pages has 320 tokens. Some validation rules take more than linear time. */
  tokens: 1_000,
};

/** The size of a selection with all its fragments. */
type Size = {
  /** Root fields; `effects` counts them without `__typename` and the like. */
  fields: number;
  effects: number;
  depth: number;
  aliases: number;
  directives: number;
  cost: number;
  introspects: boolean;
};

const NOTHING: Size = { fields: 0, effects: 0, depth: 0, aliases: 0, directives: 0, cost: 0, introspects: false };
/** Upper limit of counts, because fragments that each use the next one twice double the number at every level. */
const CEILING = 1e9;
const DEFAULT_ROWS = 20;

type Walk = {
  fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  /** By fragment name; null while the fragment is being measured. */
  sizes: Map<string, Size | null>;
  variables: Readonly<Record<string, unknown>>;
  /** Default values of the variables of the operation that is measured. */
  defaults: ReadonlyMap<string, number>;
};

export const tooMuch = (what: string): HttpRefusal =>
  new HttpRefusal(400, 'OPERATION_TOO_LARGE', `the operation is too large: ${what}`);

/**
 * Runs before validation, whose rules also walk fragments. Returns whether the operation introspects the schema, and
 * how many root fields it asks for beside that. @throws HttpRefusal OPERATION_TOO_LARGE
 */
export function measure(
  document: DocumentNode,
  variables: Readonly<Record<string, unknown>>,
): { introspects: boolean; effects: number } {
  const operations = document.definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);
  const fragments = new Map(
    document.definitions.flatMap((node) =>
      node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node] as const] : [],
    ),
  );
  const walkOf = (operation?: OperationDefinitionNode): Walk => ({
    fragments,
    sizes: new Map(),
    variables,
    defaults: defaultsOf(operation),
  });
  // Unused fragments are measured too, because validation walks them as well.
  const unused = walkOf();
  for (const name of fragments.keys()) sizeOfFragment(name, unused);
  const sizes = operations.map((operation) => {
    const size = sizeOfSet(operation.selectionSet, walkOf(operation));
    refuseTooMuch(size);
    // One mutation a request: nobody can try many codes or passwords by aliases, and an Idempotency-Key names one
    // effect.
    if (operation.operation === OperationTypeNode.MUTATION && size.effects > 1) throw tooMuch('one mutation a request');
    return size;
  });
  return sizes.reduce(plus, NOTHING);
}

/** Another operation of the document may give the same name another value. */
const defaultsOf = (operation: OperationDefinitionNode | undefined): ReadonlyMap<string, number> =>
  new Map(
    (operation?.variableDefinitions ?? []).flatMap(({ variable, defaultValue }) =>
      defaultValue?.kind === Kind.INT ? [[variable.name.value, Number(defaultValue.value)] as const] : [],
    ),
  );

/** What to do about a limit, for the text of the refusal. */
const ADVICE = {
  fields: 'ask for fewer fields of Query at once',
  depth: 'select fewer levels, or fetch the inner objects by their own query',
  aliases: 'send several requests',
  directives: 'remove directives',
  cost: 'ask for fewer rows with `first`, or select fewer fields of each row',
} as const;
const LIMITED = {
  fields: 'rootFields',
  depth: 'depth',
  aliases: 'aliases',
  directives: 'directives',
  cost: 'cost',
} as const;

function refuseTooMuch(size: Size): void {
  for (const what of Object.keys(ADVICE) as (keyof typeof ADVICE)[]) {
    const limit = OPERATION_LIMITS[LIMITED[what]];
    if (size[what] > limit) throw tooMuch(`${what} ${size[what]}, at most ${limit}; ${ADVICE[what]}`);
  }
}

const sizeOfSet = (set: SelectionSetNode, walk: Walk): Size =>
  set.selections.reduce((sum, node) => plus(sum, sizeOfNode(node, walk)), NOTHING);

function sizeOfNode(node: SelectionNode, walk: Walk): Size {
  const directives = { ...NOTHING, directives: node.directives?.length ?? 0 };
  switch (node.kind) {
    case Kind.FIELD:
      return plus(directives, sizeOfField(node, walk));
    case Kind.INLINE_FRAGMENT:
      return plus(directives, sizeOfSet(node.selectionSet, walk));
    case Kind.FRAGMENT_SPREAD:
      return plus(directives, sizeOfFragment(node.name.value, walk));
  }
}

function sizeOfFragment(name: string, walk: Walk): Size {
  const known = walk.sizes.get(name);
  if (known) return known;
  if (known === null) throw tooMuch('a fragment within itself');
  const fragment = walk.fragments.get(name);
  if (!fragment) return NOTHING;
  walk.sizes.set(name, null);
  const size = sizeOfSet(fragment.selectionSet, walk);
  walk.sizes.set(name, size);
  return size;
}

function sizeOfField(field: FieldNode, walk: Walk): Size {
  const name = field.name.value;
  const inside = field.selectionSet ? sizeOfSet(field.selectionSet, walk) : NOTHING;
  const introspects = name === '__schema' || name === '__type';
  return {
    fields: 1,
    effects: name.startsWith('__') ? 0 : 1,
    // The usual introspection query is deeper than any query about loans; validation limits its lists.
    depth: introspects ? 1 : 1 + inside.depth,
    aliases: inside.aliases + (field.alias ? 1 : 0),
    directives: inside.directives,
    cost: Math.min(CEILING, 1 + rowsOf(field, walk) * inside.cost),
    introspects: introspects || inside.introspects,
  };
}

const plus = (a: Size, b: Size): Size => ({
  fields: Math.min(CEILING, a.fields + b.fields),
  effects: Math.min(CEILING, a.effects + b.effects),
  depth: Math.max(a.depth, b.depth),
  aliases: Math.min(CEILING, a.aliases + b.aliases),
  directives: Math.min(CEILING, a.directives + b.directives),
  cost: Math.min(CEILING, a.cost + b.cost),
  introspects: a.introspects || b.introspects,
});

function rowsOf(field: FieldNode, { variables, defaults }: Walk): number {
  const value = field.arguments?.find((node) => node.name.value === 'first')?.value;
  if (!value) return 1;
  const first =
    value.kind === Kind.VARIABLE
      ? (variables[value.name.value] ?? defaults.get(value.name.value) ?? DEFAULT_ROWS)
      : value.kind === Kind.INT
        ? Number(value.value)
        : DEFAULT_ROWS;
  if (typeof first !== 'number' || !(first >= 0 && first <= OPERATION_LIMITS.first))
    throw tooMuch(`first ${first}, from 0 to ${OPERATION_LIMITS.first}; page on with \`after\``);
  return Math.max(first, 1);
}
