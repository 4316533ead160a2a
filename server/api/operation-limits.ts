/** What one GraphQL operation may ask: depth, aliases, root fields, and a cost in which a list counts as often as it has rows. */
import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';

export const OPERATION_LIMITS = { depth: 10, aliases: 20, rootFields: 10, cost: 5_000, first: 100, tokens: 2_000 };

type Walk = {
  fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  variables: Readonly<Record<string, unknown>>;
  aliases: number;
  introspects: boolean;
};

const tooMuch = (what: string): GraphQLError =>
  new GraphQLError(`the operation is too large: ${what}`, {
    extensions: { code: 'OPERATION_TOO_LARGE', http: { status: 400 } },
  });

/** Throws OPERATION_TOO_LARGE; says whether the schema itself is asked about. */
export function measure(
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
): { introspects: boolean } {
  const fragments = new Map(
    document.definitions.flatMap((node) =>
      node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node] as const] : [],
    ),
  );
  const walk: Walk = { fragments, variables, aliases: 0, introspects: false };
  const roots = fieldsOf(operation.selectionSet, walk, []);
  if (roots.length > OPERATION_LIMITS.rootFields) throw tooMuch('root fields');
  // One mutation a request: codes and passwords cannot be tried by alias, and one Idempotency-Key names one effect.
  const effects = roots.filter((field) => !field.name.value.startsWith('__'));
  if (operation.operation === 'mutation' && effects.length > 1) throw tooMuch('one mutation a request');
  cost(operation.selectionSet, walk, 1, []);
  return { introspects: walk.introspects };
}

/** Fields of a selection with fragments spread out; a fragment inside itself is refused by validation before. */
function fieldsOf(set: SelectionSetNode, walk: Walk, seen: readonly string[]): FieldNode[] {
  return set.selections.flatMap((node) => {
    if (node.kind === Kind.FIELD) return [node];
    if (node.kind === Kind.INLINE_FRAGMENT) return fieldsOf(node.selectionSet, walk, seen);
    const fragment = walk.fragments.get(node.name.value);
    if (!fragment || seen.includes(node.name.value)) return [];
    return fieldsOf(fragment.selectionSet, walk, [...seen, node.name.value]);
  });
}

function cost(set: SelectionSetNode, walk: Walk, depth: number, seen: readonly string[]): number {
  if (depth > OPERATION_LIMITS.depth) throw tooMuch('depth');
  let total = 0;
  for (const field of fieldsOf(set, walk, seen)) {
    if (field.alias && ++walk.aliases > OPERATION_LIMITS.aliases) throw tooMuch('aliases');
    if (field.name.value === '__schema' || field.name.value === '__type') {
      walk.introspects = true;
      continue;
    }
    total += 1 + (field.selectionSet ? rows(field, walk) * cost(field.selectionSet, walk, depth + 1, seen) : 0);
    if (total > OPERATION_LIMITS.cost) throw tooMuch('cost');
  }
  return total;
}

function rows(field: FieldNode, walk: Walk): number {
  const argument = field.arguments?.find((node) => node.name.value === 'first');
  if (!argument) return 1;
  const { value } = argument;
  const first =
    value.kind === Kind.INT
      ? Number(value.value)
      : value.kind === Kind.VARIABLE
        ? Number(walk.variables[value.name.value] ?? 20)
        : 20;
  if (!(first >= 0 && first <= OPERATION_LIMITS.first)) throw tooMuch(`first above ${OPERATION_LIMITS.first}`);
  return Math.max(first, 1);
}
