import ts from 'typescript';
import { fc } from './property';

/** Names from the outside in; those of members of lists and maps are their list's. */
export type NamePath = readonly string[];

/** What texts and numbers are drawn from, by where they stand. */
export interface Leaves {
  readonly text: (path: NamePath) => fc.Arbitrary<string>;
  readonly number: (path: NamePath) => fc.Arbitrary<number>;
}

/** Deeper than this what may be left out is left out. */
const DEEPEST = 9;
const MOST_MEMBERS = 3;

const has = (type: ts.Type, flags: ts.TypeFlags): boolean => (type.flags & flags) !== 0;

/** Values of types, as the compiler reads them. */
export const arbitraryOfType = (checker: ts.TypeChecker, leaves: Leaves) => {
  const listOf = (member: fc.Arbitrary<unknown>, depth: number) =>
    fc.array(member, { maxLength: depth > DEEPEST ? 0 : MOST_MEMBERS });

  const object = (type: ts.Type, path: NamePath, depth: number): fc.Arbitrary<unknown> => {
    const members = new Map<string, fc.Arbitrary<unknown>>();
    const required: string[] = [];
    for (const property of checker.getPropertiesOfType(type)) {
      const isOptional = (property.flags & ts.SymbolFlags.Optional) !== 0;
      if (isOptional && depth > DEEPEST) continue;
      if (!isOptional) required.push(property.name);
      members.set(property.name, any(checker.getTypeOfSymbol(property), [...path, property.name], depth + 1));
    }
    const indexed = type.getStringIndexType() ?? type.getNumberIndexType();
    const named = fc.record(Object.fromEntries(members), { requiredKeys: required, noNullPrototype: true });
    if (!indexed || depth > DEEPEST) return named;
    const key = type.getStringIndexType() ? leaves.text([]) : fc.nat(20).map(String);
    return fc
      .tuple(fc.array(fc.tuple(key, any(indexed, path, depth + 1)), { maxLength: MOST_MEMBERS }), named)
      .map(([entries, own]) => ({ ...Object.fromEntries(entries), ...(own as object) }));
  };

  const any = (type: ts.Type, path: NamePath, depth: number): fc.Arbitrary<unknown> => {
    if (has(type, ts.TypeFlags.Any | ts.TypeFlags.Unknown))
      return fc.oneof(leaves.text(path), fc.array(leaves.text(path), { maxLength: 2 }), fc.constant(null));
    if (has(type, ts.TypeFlags.Undefined | ts.TypeFlags.Void | ts.TypeFlags.Never))
      return fc.constant(undefined);
    if (has(type, ts.TypeFlags.Null)) return fc.constant(null);
    if (type.isStringLiteral() || type.isNumberLiteral()) return fc.constant(type.value);
    if (has(type, ts.TypeFlags.BooleanLiteral)) return fc.constant(checker.typeToString(type) === 'true');
    if (has(type, ts.TypeFlags.StringLike)) return leaves.text(path);
    if (has(type, ts.TypeFlags.NumberLike)) return leaves.number(path);
    if (type.isUnion()) {
      const shallow = type.types.filter((part) => !has(part, ts.TypeFlags.Object));
      const parts = depth > DEEPEST && shallow.length > 0 ? shallow : type.types;
      return fc.oneof(...parts.map((part) => any(part, path, depth)));
    }
    if (checker.isTupleType(type)) {
      const parts = checker.getTypeArguments(type as ts.TypeReference);
      return fc.tuple(...parts.map((part) => any(part, path, depth + 1)));
    }
    if (checker.isArrayType(type)) {
      const [member] = checker.getTypeArguments(type as ts.TypeReference);
      return depth > DEEPEST || !member ? fc.constant([]) : listOf(any(member, path, depth + 1), depth);
    }
    if (type.isIntersection()) {
      const primitive = type.types.find((part) =>
        has(part, ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike),
      );
      if (primitive) return any(primitive, path, depth);
    }
    return type.getCallSignatures().length > 0 ? fc.constant(undefined) : object(type, path, depth);
  };

  return (type: ts.Type): fc.Arbitrary<unknown> => any(type, [], 0);
};
