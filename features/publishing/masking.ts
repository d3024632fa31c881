import { COLUMNS, type NodeName, type Nodes, type Row } from './contract-nodes';
import { namesMasker, type Instead } from './masked-names';
import { maskInstitutions } from './masked-institutions';
import { maskNumbers } from './masked-numbers';
import { namedParts } from './named-parts';

/** Published names say what was built and where, never by whom. */
export interface MaskedField {
  readonly field: string;
  readonly label: string;
  readonly original: string;
  /** By the rules. */
  readonly masked: string;
}

const OWNER = '某建设单位';
const CONTRACTOR = '某施工单位';
const FORMS =
  /(股份)?有限(责任)?公司|集团|房地产|地产|置业|开发|建设|建筑|工程|投资|控股|发展|总公司|分公司/g;
const PLACE_HEAD = /^.{2,8}?(省|自治区|市|县|区)/;
/** The street of an address, which leads there without the number as well. */
const STREET = /[\p{Script=Han}\d]{1,8}?(?:大道|胡同|路|街|巷|道|弄)/u;
/** `三期 3#楼`, `A座`, `2标段`: parts of a project that name nobody. */
const BLOCKS = /[一二三四五六七八九十\dA-Z]{1,3}\s*(期|标段|#楼|号楼|栋|座|区)/g;

const withoutHead = (text: string, head: string): string =>
  text.startsWith(head) ? text.slice(head.length).replace(/^[省市]/, '') : text;

/** What a firm is called by: without its place, its business and its legal form. */
const coreOf = (firm: string, place: string): string =>
  place
    .split(/[\s/·]+/)
    .filter(Boolean)
    .reduce(withoutHead, firm.trim().replace(PLACE_HEAD, ''))
    .replace(FORMS, '')
    .trim();

const FEWEST_SIGNS = 2;
/** Shorter names of projects are words everybody uses: 教学楼. */
const FEWEST_OF_NAME = 4;

/** `天河区沉香巷 12 号` → `沉香巷 12 号` */
const withoutDistrict = (address: string): string =>
  address.trim().replace(/^.{0,12}(?:省|自治区|市|县|区|镇|乡|街道)/, '');

const namesIn = (overview: Readonly<Record<string, string>>): readonly Instead[] => {
  const { owner = '', contractor = '', address = '', name = '', place = '' } = overview;
  const firms: readonly Instead[] = [
    [owner, OWNER],
    [coreOf(owner, place), OWNER],
    [contractor, CONTRACTOR],
    [coreOf(contractor, place), CONTRACTOR],
    [address, '某地'],
    [withoutDistrict(address), '某地'],
    [STREET.exec(withoutDistrict(address))?.[0] ?? '', '某地'],
  ];
  const project = [name, name.replace(BLOCKS, '')]
    .filter((one) => [...one.trim()].length >= FEWEST_OF_NAME)
    .map((one): Instead => [one, '本工程']);
  const parts = namedParts(name.replace(BLOCKS, ''), place).map((part): Instead => [part, '本工程']);
  return [...firms, ...project, ...parts]
    .map(([found, instead]): Instead => [found.trim(), instead])
    .filter(([found]) => [...found].length >= FEWEST_SIGNS);
};

/** Takes firms, places, names, institutions, and the numbers and addresses of people out of free texts about one project. */
export const maskerOf = (overview: Readonly<Record<string, string>>): ((text: string) => string) => {
  const maskNames = namesMasker(namesIn(overview));
  return (text) => maskNumbers(maskInstitutions(maskNames(text)));
};

/** `广州某高层住宅三期3#楼` */
export const maskedName = (overview: Readonly<Record<string, string>>): string => {
  const place =
    (overview.place ?? '')
      .trim()
      .split(/[\s/·]+/)
      .at(-1) ?? '';
  const blocks = [...new Set((overview.name ?? '').match(BLOCKS) ?? [])].map((block) =>
    block.replace(/\s/g, ''),
  );
  return `${place}某${overview.type ?? '工程'}${blocks.join('')}`;
};

const maskedAddress = ({ place = '' }: Readonly<Record<string, string>>): string =>
  place.trim() === '' ? '' : `${place.trim()}（具体地址不公开）`;

export const overviewOf = (rows: readonly Row[]): Readonly<Record<string, string>> =>
  Object.fromEntries(rows.map(({ id, cells }) => [id, cells.particular ?? '']));

/** What the rules make of the fields that say who is meant. */
export const maskedFields = (rows: readonly Row[]): readonly MaskedField[] => {
  const overview = overviewOf(rows);
  const mask = maskerOf(overview);
  const given = (text: string | undefined, masked: string) => ((text ?? '').trim() === '' ? '' : masked);
  const field = (name: string, label: string, masked: string): MaskedField => ({
    field: name,
    label,
    original: overview[name] ?? '',
    masked,
  });
  return [
    field('name', '工程名称', maskedName(overview)),
    field('owner', '建设单位', given(overview.owner, OWNER)),
    field('contractor', '施工单位', given(overview.contractor, CONTRACTOR)),
    field('address', '详细地址', given(overview.address, maskedAddress(overview))),
    field('scope', '招标范围', mask(overview.scope ?? '')),
    field('basis', '计价依据', mask(overview.basis ?? '')),
  ];
};

const HIDDEN = /[*＊×某\s]/g;

/** Whether the text hides at least as much: signs of the rules' text in their order, some of them left out or starred. */
export const hidesMore = (own: string, masked: string): boolean => {
  const rest = [...masked];
  return [...own.replace(HIDDEN, '')].every((sign) => {
    const at = rest.indexOf(sign);
    rest.splice(0, at + 1);
    return at >= 0;
  });
};

const isText = (node: NodeName, column: string): boolean =>
  COLUMNS[node].some(({ key, kind }) => key === column && kind === 'text');

const maskedCells = (
  node: NodeName,
  { id, cells }: Row,
  mask: (text: string) => string,
  instead: ReadonlyMap<string, string>,
): Row => {
  const own = node === '概况' ? instead.get(id) : undefined;
  if (own !== undefined) return { id, cells: { ...cells, particular: own } };
  return {
    id,
    cells: Object.fromEntries(
      Object.entries(cells).map(([key, text]) => [key, isText(node, key) ? mask(text) : text]),
    ),
  };
};

type Own = Readonly<Record<string, string>>;

/** What each of these fields is published as. */
const insteadOf = (rows: readonly Row[], own: Own): ReadonlyMap<string, string> =>
  new Map(
    maskedFields(rows).map(({ field, masked }) => {
      const text = own[field];
      return [field, text !== undefined && hidesMore(text, masked) ? text : masked];
    }),
  );

/** What the project is published as. */
export const maskedProjectName = (rows: readonly Row[], own: Own): string =>
  insteadOf(rows, own).get('name') ?? '';

/** The tree as it is published; `own` is what the publisher masked beyond the rules, by field. */
export const maskNodes = (nodes: Nodes, own: Own): Nodes => {
  const mask = maskerOf(overviewOf(nodes.概况));
  const instead = insteadOf(nodes.概况, own);
  return Object.fromEntries(
    Object.entries(nodes).map(([node, rows]) => [
      node,
      rows.map((row) => maskedCells(node as NodeName, row, mask, instead)),
    ]),
  ) as unknown as Nodes;
};
