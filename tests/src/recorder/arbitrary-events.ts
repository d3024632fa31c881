import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { treatmentOfMember, type Treatment } from '#infra/action-log/secret-keys';
import type { DomainEvent } from '#src/kernel/messages';
import { arbitraryOfType, type Leaves, type NamePath } from '#tests/support/arbitrary-of-type';
import { fc } from '#tests/support/property';

const root = path.join(__dirname, '../../..');
const features = path.join(root, 'features');

const digits = (length: number) =>
  fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length })
    .map((all) => all.join(''));
const mobile = digits(9).map((rest) => `13${rest}`);
const secret = fc.oneof(
  mobile,
  digits(12).map((rest) => `member${rest}`),
  digits(10).map((rest) => `m${rest}@example.com`),
  digits(18).map((rest) => rest.replace(/^./, '4')),
  fc.constantFrom('欧阳建国', '诸葛小明', '司马丽华', '上官文博', '皇甫静姝'),
);
const word = fc.constantFrom('', 'a', '20', 'GD', '12', '混凝土', '2026-03', '/commonproj/index', '第二页');
/** What is dropped is told from nothing else that is dropped; so there is one of it. */
const PROOF = 'Pa55-of-a-member';

const treatmentAt = (path: NamePath): Treatment | undefined =>
  path.reduce<Treatment | undefined>(
    (around, name, at) => treatmentOfMember(name, at === path.length - 1 ? '' : {}, around),
    undefined,
  );
const SECRETS: Readonly<Record<Treatment, fc.Arbitrary<string>>> = {
  drop: fc.constantFrom('', PROOF),
  form: fc.oneof(fc.constant(''), secret),
  length: fc.oneof(fc.constant(''), secret),
};
const plain = fc.oneof(
  { arbitrary: word, weight: 6 },
  { arbitrary: secret, weight: 2 },
  { arbitrary: secret.map((text) => `${text}，您好`), weight: 1 },
  { arbitrary: fc.constantFrom(PROOF, `/reset?key=${PROOF}`), weight: 1 },
);
const figure = fc.oneof(fc.nat(20), fc.constantFrom(0, 200, 980, 1_795_239_154_000, 3264.18));

/** Secrets stand under the names they are known by, and under others and inside of longer texts, too. */
const leaves: Leaves = {
  text: (path) => {
    const treatment = treatmentAt(path);
    return treatment ? SECRETS[treatment] : plain;
  },
  number: (path) => {
    const treatment = treatmentAt(path);
    if (treatment === 'drop') return fc.constant(13_800_001_111);
    return treatment ? fc.integer({ min: 13_000_000_000, max: 13_999_999_999 }) : figure;
  },
};

export type ArbitraryEvents = ReadonlyMap<string, fc.Arbitrary<DomainEvent>>;

/** All events of a module, by the type of each. */
const eventsOf = (
  checker: ts.TypeChecker,
  source: ts.SourceFile,
): readonly (readonly [string, ts.Type])[] => {
  const module = checker.getSymbolAtLocation(source);
  const exported = (module ? checker.getExportsOfModule(module) : []).find(({ name }) => name === 'events');
  if (!exported) return [];
  return checker.getPropertiesOfType(checker.getTypeOfSymbol(exported)).flatMap((property) => {
    const [, payload, type] = checker.getTypeArguments(checker.getTypeOfSymbol(property) as ts.TypeReference);
    return payload && type?.isStringLiteral() ? [[type.value, payload] as const] : [];
  });
};

/** Events as the slices tell them, by folder: drawn from the types of their payloads, so that a new one is among them. */
export const arbitraryEvents = (): ReadonlyMap<string, ArbitraryEvents> => {
  const { config } = ts.readConfigFile(path.join(root, 'tsconfig.json'), (file) => ts.sys.readFile(file)) as {
    config: object;
  };
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: [] }, ts.sys, root);
  const files = readdirSync(features)
    .map((folder) => path.join(features, folder, 'events.ts'))
    .filter((file) => existsSync(file));
  const program = ts.createProgram(files, options);
  const checker = program.getTypeChecker();
  const draw = arbitraryOfType(checker, leaves);
  return new Map(
    files.map((file) => {
      const source = program.getSourceFile(file);
      const found = source ? eventsOf(checker, source) : [];
      const events = found.map(
        ([type, payload]) =>
          [
            type,
            draw(payload).map((drawn) => ({ type, payload: drawn, meta: { kind: 'event' as const } })),
          ] as const,
      );
      return [path.basename(path.dirname(file)), new Map(events)];
    }),
  );
};
