import { readCount, readFloors, readMonth, readPercent } from '#infra/server/import/values';
import type { Project } from '../project';
import type { FieldReader } from './field-reader';
import { round } from './round';

export const floorsOf = (reader: FieldReader) => {
  const both = reader.optional('floors', readFloors);
  const above = reader.optional('floorsAbove', readCount) ?? both?.above;
  const below = reader.optional('floorsBelow', readCount) ?? both?.below;
  if (above === undefined && below === undefined && reader.reasons.length === 0)
    reader.reasons.push('层数没有填');
  return { floorsAbove: above ?? 0, floorsBelow: below ?? 0 };
};

/** What is not said lies above ground, a garage below. */
export const areasOf = (reader: FieldReader, area: number, isGarage: boolean) => {
  const [above, below] = [reader.number('areaAbove'), reader.number('areaBelow')];
  if (above === undefined && below === undefined)
    return isGarage ? { areaAbove: 0, areaBelow: area } : { areaAbove: area, areaBelow: 0 };
  return { areaAbove: round(above ?? area - (below ?? 0)), areaBelow: round(below ?? area - (above ?? 0)) };
};

export const overviewOf = (reader: FieldReader): Project['overview'] => {
  const percent = reader.optional('prefabrication', readPercent);
  return {
    foundation: reader.text('foundation'),
    seismic: reader.text('seismic'),
    prefabrication: percent ?? null,
    contract: reader.text('contract'),
    scope: reader.text('scope'),
    basis: reader.text('basis'),
    startedAt: reader.optional('startedAt', readMonth) ?? '',
    finishedAt: reader.optional('finishedAt', readMonth) ?? '',
  };
};
