import type { RootState } from '#src/kernel/state';
import type { ExportPorts } from '#features/exports/index';
import type { Exported, ListExport, PageExport } from '#src/tables/list-export';

type Open = (state: RootState) => Exported | undefined;

const offers = new Map<string, Open>();

/** Each section offers its list when its page comes. */
export const registerListExport = <Row>(name: string, open: (state: RootState) => ListExport<Row>): void =>
  void offers.set(name, open as Open);

/** A page without figures yet offers nothing. */
export const registerPageExport = (name: string, open: (state: RootState) => PageExport | undefined): void =>
  void offers.set(name, open);

export const exportFor: ExportPorts['exportFor'] = (name, state) => offers.get(name)?.(state);

/** Names of the tables a page has to give. */
export const tablesOf = (name: string, state: RootState): readonly string[] => {
  const exported = exportFor(name, state);
  return exported?.kind === 'page' ? exported.sheets.map((sheet) => sheet.name) : [];
};
