/** What the import rules are said with: where things lie, and that they may not be imported. */
const slice = '^features/([^/]+)/';
/** A file of a slice or a folder of them. */
const contract = 'contract([a-z-]*\\.ts$|/)';
const serverSide = '^(features/[^/]+/(server|samples)/|infra/server/|src/server/)';
const views = '^features/[^/]+/(ui|console)/';
/** Files of a slice that speak to the store; every other file beside them is plain and may serve both sides. */
const sort = (names) => `[a-z-]*\\b(${names})\\.ts$`;
const sorts = 'commands|events|state|selectors|epics|policies|tracked';
const storeSide = `${sort(sorts)}|index\\.ts$|epics/|ui/|console/`;
/** Of a section, in its folder: there the portal puts slices together. */
const page = '^features/[^/]+/page\\.tsx?$';
const sharedRooms = '^src/(kernel|contract|calls|costing|tables|listing|ui)/';
const anyPackage = '(^|/)node_modules/';

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

module.exports = {
  anyPackage,
  contract,
  forbid,
  page,
  serverSide,
  sharedRooms,
  slice,
  sort,
  sorts,
  storeSide,
  views,
};
