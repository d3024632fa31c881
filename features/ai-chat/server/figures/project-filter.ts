import { BASIS_KEY, USUAL_BASIS, writeBasis, type Basis } from '#src/costing/basis';
import type { NamedRegion } from '../reading/places';
import type { QuestionReading } from '../reading/read-question';
import { TYPES } from '../reading/vocabulary';

/** One set of projects a question is about. */
export interface ProjectSet {
  readonly type?: string | undefined;
  readonly place?: NamedRegion | undefined;
  readonly structure?: string | undefined;
  readonly stage?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

const NATIONWIDE: NamedRegion = { areaId: '1', name: '全国' };
const MOST_SETS = 6;

const orNone = <T>(list: readonly T[]): readonly (T | undefined)[] => (list.length > 0 ? list : [undefined]);

/** Every combination of what is named more than once: two regions make two sets to compare. */
export const setsOf = ({
  types,
  places,
  structures,
  stage,
  period,
}: QuestionReading): readonly ProjectSet[] =>
  orNone(places)
    .flatMap((place) =>
      orNone(types).flatMap((type) =>
        orNone(structures).map((structure) => ({
          type,
          place: place?.areaId === NATIONWIDE.areaId ? undefined : place,
          structure,
          stage,
          from: period?.from,
          to: period?.to,
        })),
      ),
    )
    .slice(0, MOST_SETS);

export const regionOf = ({ place }: ProjectSet): string => (place ?? NATIONWIDE).name;

export const nameOf = (set: ProjectSet): string =>
  [regionOf(set), set.structure, TYPES[set.type ?? ''] ?? set.type, set.stage].filter(Boolean).join(' · ');

/** The list of the portal, narrowed the same way. */
export const listLink = (
  { type, place, structure, stage, from, to }: ProjectSet,
  basis: Basis = USUAL_BASIS,
): string => {
  const query = new URLSearchParams();
  const written = writeBasis(basis) || undefined;
  const given = {
    areaId: place?.areaId,
    type,
    structure,
    stage,
    priceFrom: from,
    priceTo: to,
    [BASIS_KEY]: written,
  };
  for (const [key, value] of Object.entries(given)) if (value !== undefined) query.set(key, value);
  const text = query.toString();
  return text ? `/commonproj/index?${text}` : '/commonproj/index';
};

export interface Conditions {
  readonly where: string;
  readonly values: readonly unknown[];
}

/** On `project p`; values go as parameters, so that no word of a question becomes SQL. */
export const conditionsOf = (set: ProjectSet): Conditions => {
  const values: unknown[] = [];
  const given = (value: unknown, text: (parameter: string) => string): string[] =>
    value === undefined ? [] : [text(`$${values.push(value)}`)];
  const types =
    set.type &&
    Object.keys(TYPES).filter((code) => code.includes('.') && `${code}.`.startsWith(`${set.type ?? ''}.`));
  const parts = [
    ...given(types, (at) => `p.type = any(${at}::text[])`),
    ...given(
      set.place && Number(set.place.areaId),
      (at) => `(p.area_id = ${at}::int or p.city_id = ${at}::int)`,
    ),
    ...given(set.structure, (at) => `p.structure = ${at}`),
    ...given(set.stage, (at) => `p.stage = ${at}`),
    ...given(set.from && `${set.from}-01`, (at) => `p.price_date >= ${at}::date`),
    ...given(set.to && `${set.to}-01`, (at) => `p.price_date <= ${at}::date`),
  ];
  return { where: parts.length > 0 ? parts.join(' and ') : 'true', values };
};
