import { FACTS, FACT_SECTIONS, SECTION_FACTS } from '#src/kernel/facts';

const words: Readonly<Record<string, string>> = FACTS;
const sections: Readonly<Record<string, string>> = FACT_SECTIONS;
const objects: Readonly<Record<string, (section: string) => string>> = SECTION_FACTS;

/** What a code stands for, as a member would say it; facts of earlier versions may have codes of their own. */
export const whatOf = (fncode: string): string => {
  const section = sections[fncode.slice(0, 2)];
  return words[fncode] ?? (section && objects[fncode.slice(2)]?.(section)) ?? `操作 ${fncode}`;
};
