import { ApiError } from '#infra/server/http/api-error';
import { codes } from '#src/contract/codes';
import type { Content } from '../../contract';
import { COLUMN_MODULE, type ModuleName } from '../../modules';
import { basics } from './basics';
import type { Lesson } from './build';
import { lengths } from './lengths';
import { members } from './members';
import { siteCases } from './site-cases';
import { stairsAndFootings } from './stairs-and-footings';
import { structureCases } from './structure-cases';

const within = (module: ModuleName, lessons: readonly Lesson[]): readonly Content[] =>
  lessons.map((lesson) => ({ ...lesson, module }));

export const CASES = [...structureCases, ...siteCases].sort((a, b) =>
  b.publishedOn.localeCompare(a.publishedOn),
);
export const COLUMN_CONTENTS = within(COLUMN_MODULE, CASES);
export const LESSONS = [
  ...within('22G', [...lengths, ...members, ...stairsAndFootings]),
  ...within('basics', basics),
];
const CONTENTS = new Map([...LESSONS, ...COLUMN_CONTENTS].map((content) => [content.id, content]));

export const NO_CONTENT = '没有找到这一课，它可能已移除';

export const findContent = (id: string): Content | undefined => CONTENTS.get(id);

/** @throws ApiError 440 */
export const contentNamed = (id: string): Content => {
  const content = findContent(id);
  if (!content) throw new ApiError(codes.notFound, NO_CONTENT);
  return content;
};
