import { createHash } from 'node:crypto';
import { plainText } from '#infra/server/import/plain-text';
import type { Project } from '../project';

/** Three values name a project: its id is theirs, so that a second import finds it again. */
export const identityOf = ({ name, area, priceDate }: Pick<Project, 'name' | 'area' | 'priceDate'>): string =>
  `imported-${createHash('sha256')
    .update([plainText(name), area.toFixed(2), priceDate].join('\n'))
    .digest('hex')
    .slice(0, 24)}`;
