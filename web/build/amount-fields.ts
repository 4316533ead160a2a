/** A plugin of the code generator: which fields of which types are amounts, so that the browser reads them as such. */
import { type GraphQLSchema, getNamedType, isObjectType } from 'graphql';

export function plugin(schema: GraphQLSchema): string {
  const rows = Object.values(schema.getTypeMap()).flatMap((type) => {
    if (!isObjectType(type)) return [];
    const amounts = Object.values(type.getFields()).filter((field) => getNamedType(field.type).name === 'Tenge');
    return amounts.length > 0 ? [`  ${type.name}: [${amounts.map(({ name }) => `'${name}'`).join(', ')}],`] : [];
  });
  return `export const AMOUNT_FIELDS: Readonly<Record<string, readonly string[]>> = {\n${rows.join('\n')}\n};\n`;
}
