const { browserLibs, drawing, packageOf, serverLibs, tableWriters } = require('./packages-by-side.cjs');

const { anyPackage, page, sharedRooms, serverSide, views } = require('./places.cjs');
const { contract, forbid, slice, sort, sorts, storeSide } = require('./places.cjs');

module.exports = {
  forbidden: [
    forbid(
      'no-cycles',
      'Two files that need each other are one file, or miss a third.',
      {},
      { circular: true },
    ),
    forbid(
      'nothing-unresolved',
      'An import that leads nowhere breaks at run time only.',
      { pathNot: anyPackage },
      { couldNotResolve: true },
    ),
    forbid(
      'kernel-stands-alone',
      'The kernel is the language everyone speaks; it knows no speaker.',
      { path: '^src/kernel/' },
      { path: '^(src/(?!kernel/)|features/|infra/|tests/)' },
    ),
    forbid(
      'contract-is-pure',
      'A contract is read on both sides of the wire, so it may only lean on contracts and their schema library.',
      { path: `^(src/contract/|features/([^/]+)/${contract})` },
      {
        path: ['^(src|features|infra|tests)/', anyPackage],
        pathNot: ['^src/(contract|costing)/', `${slice}${contract}`, '^features/$2/rules/', packageOf('zod')],
      },
    ),
    forbid(
      'rules-only-compute',
      'Both sides compute from the rules of a slice: plain data and functions, whatever they are asked by.',
      { path: '^features/([^/]+)/rules/' },
      {
        path: ['^(src|features|infra|tests)/', anyPackage],
        pathNot: ['^src/(contract|costing)/', `^features/$1/(rules/|${contract})`],
      },
    ),
    forbid(
      'calls-only-ask',
      'How an epic asks the server: the kernel and the contract, and nothing they ask about.',
      { path: '^src/calls/' },
      {
        path: ['^(src|features|infra|tests)/', anyPackage],
        pathNot: ['^src/(calls|kernel|contract)/', packageOf('rxjs')],
      },
    ),
    forbid(
      'costing-only-counts',
      'Cost arithmetic is the same on both sides and in every test: numbers in, numbers out.',
      { path: '^src/costing/' },
      {
        path: ['^(src|features|infra|tests)/', anyPackage],
        pathNot: ['^src/costing/', packageOf('big\\.js', '@types/big\\.js')],
      },
    ),
    forbid(
      'tables-only-write',
      'A table file is the same for every list: it knows calls, costs and sources, and no slice or screen.',
      { path: '^src/tables/' },
      {
        path: ['^(src|features|infra|tests)/', anyPackage],
        pathNot: ['^src/(tables|kernel|contract|costing)/', tableWriters],
      },
    ),
    forbid(
      'shared-parts-know-no-slice',
      'A part that knows a slice belongs to that slice.',
      { path: '^src/ui/' },
      { path: ['^(features|infra|tests)/', '^src/(?!(kernel|contract|costing|tables|listing|ui)/)'] },
    ),
    forbid(
      'slices-meet-through-events',
      'A slice may know what happened elsewhere (events.ts), never how.',
      { path: slice, pathNot: page },
      { path: '^features/', pathNot: ['^features/$1/', '^features/[^/]+/events\\.ts$'] },
    ),
    forbid(
      'features-know-no-root',
      'Roots compose features. The arrow does not turn round.',
      { path: '^features/', pathNot: page },
      { path: '^src/', pathNot: sharedRooms },
    ),
    forbid(
      'pages-use-what-pages-share',
      'A page knows of the portal what is made for pages, and what a browser offers.',
      { path: page },
      {
        path: ['^src/', '^infra/'],
        pathNot: [sharedRooms, '^src/portal/(page-module\\.ts$|pages/shared/)', '^infra/browser/'],
      },
    ),
    forbid(
      'pages-are-loaded-by-their-table',
      'A page is a chunk; whoever else imports it brings all of it into his own.',
      { pathNot: ['^src/portal/pages\\.ts$', '^tests/'] },
      { path: page },
    ),
    forbid(
      'features-get-ports',
      'Infrastructure reaches a feature as a port, never as an import.',
      { path: '^features/', pathNot: ['^features/[^/]+/(server|samples)/', page] },
      { path: '^infra/' },
    ),
    forbid(
      'server-slices-use-server-infra',
      'The server side of a slice builds on infra/server only, and on how lines of a log are packed, which it must judge.',
      { path: '^features/[^/]+/(server|samples)/' },
      { path: '^infra/', pathNot: ['^infra/server/', '^infra/action-log/(packing|describe)\\.ts$'] },
    ),
    forbid(
      'samples-can-be-left-out',
      'Samples are made with what the server saves records with; of them it knows that they can be made.',
      { path: '^features/', pathNot: ['^features/[^/]+/(samples/|server/index\\.ts$)'] },
      { path: '^features/[^/]+/samples/' },
    ),
    forbid(
      'reducers-hear-events-only',
      'State is what happened. A command has not happened yet.',
      { path: `^features/[^/]+/${sort('state|selectors')}` },
      { path: `^features/[^/]+/(${sort('commands|epics|policies')}|epics/|ui/|console/)` },
    ),
    forbid(
      'messages-are-leaves',
      'Commands and events are names and shapes: kernel, own contract and plain files, shapes of the pure rooms.',
      { path: `^features/([^/]+)/${sort('commands|events')}` },
      {
        path: '^(src|features|infra|tests)/',
        pathNot: ['^src/(kernel|costing|tables|listing)/', `^features/$1/(?!${storeSide}|server/)`],
      },
    ),
    forbid(
      'views-ask-and-show',
      'A view sends commands and reads selectors. It never announces events or runs effects.',
      { path: views },
      { path: [`^features/[^/]+/(${sort('events|state|epics|policies')}|epics/|server/)`, '^src/calls/'] },
    ),
    forbid(
      'only-epics-ask',
      'What asks the server is an epic or a part of one, and says so by its name: then no view or state leads to it.',
      { path: '^features/', pathNot: `^features/[^/]+/(${sort('epics')}|epics/)` },
      { path: '^src/calls/(?!latest-answers\\.ts$)' },
    ),
    forbid(
      'sorts-end-the-name',
      'The last word of a name says what a file is, collect-epics.ts: by epics-collect.ts no rule would know it.',
      {},
      { path: `^features/[^/]+/(${sorts})-[^/]*$` },
    ),
    forbid(
      'logic-draws-nothing',
      'Only views and roots touch React and antd.',
      { path: '^features/', pathNot: [views, page] },
      { path: [drawing, '^src/ui/'] },
    ),
    forbid(
      'joining-loads-no-view',
      'A slice joins the store through index.ts; its screens and its server side have doors of their own.',
      { path: '^features/[^/]+/index\\.ts$' },
      { path: '^features/[^/]+/(ui|console|server)/' },
    ),
    forbid(
      'one-way-to-the-network',
      'axios lives behind the gateway.',
      { pathNot: ['^infra/gateway/axios-transport\\.ts$', '^tests/', anyPackage] },
      { path: packageOf('axios') },
    ),
    forbid(
      'drawings-are-seeded',
      'Property tests draw the same cases on every run.',
      { pathNot: ['^tests/support/property\\.ts$', anyPackage] },
      { path: packageOf('fast-check') },
    ),
    forbid(
      'infra-knows-no-feature',
      'Infrastructure offers ports; features and roots plug in.',
      { path: '^infra/(?!tooling/)' },
      { path: '^(features/|tests/|src/)', pathNot: ['^src/(kernel|contract|costing|tables)/'] },
    ),
    forbid(
      'building-runs-no-server',
      'What builds the pages must not need a database driver.',
      { path: '^(infra/tooling/build/webpack/|webpack\\.config\\.ts$)' },
      { path: [serverSide, serverLibs] },
    ),
    forbid(
      'server-stays-on-server',
      'Browser code that imports this would ship a database driver.',
      { pathNot: [serverSide, '^tests/', '^(infra/tooling|src/cli)/', anyPackage] },
      { path: [serverSide, serverLibs] },
    ),
    forbid(
      'browser-stays-in-browser',
      'The server shares contracts and plain files with the portal, not its store, screens or streams.',
      { path: serverSide },
      {
        path: [
          `^features/[^/]+/(${storeSide})`,
          '^infra/(gateway|browser|action-log(?!/(packing|describe)\\.ts$))/',
          '^src/(ui|program)/',
          ...browserLibs,
        ],
      },
    ),
    forbid(
      'server-reaches-no-store',
      'A plain file the server shares must not lead to screens, store or streams, however far away.',
      { path: serverSide },
      { path: [drawing, packageOf('@reduxjs', 'redux', 'redux-observable', 'rxjs')], reachable: true },
    ),
    forbid(
      'front-door-only',
      'A root or a page enters a slice through index.ts, ui/index.ts, console/index.ts or server/index.ts.',
      { path: ['^src/(portal|console|recorder|program|server|cli)/', page] },
      { path: '^features/', pathNot: ['^features/[^/]+/(ui/|console/|server/)?index\\.ts$', page] },
    ),
    forbid(
      'roots-do-not-meet',
      'Portal, console, recorder and server are separate programs; what they are put together from knows none of them.',
      { path: '^src/(portal|console|recorder|program|server)/' },
      { path: '^src/', pathNot: ['^src/$1/', '^src/program/', sharedRooms] },
    ),
    forbid(
      'nobody-needs-tests',
      'Shipping code that leans on a test is a test.',
      { pathNot: '^tests/' },
      { path: '^tests/' },
    ),
    {
      name: 'no-orphans',
      comment:
        'What nothing but a test imports is dead. Entries and what a tool finds by its path are listed here.',
      severity: 'error',
      from: { pathNot: '^tests/' },
      module: {
        path: '^(src|features|infra/(?!tooling/))',
        // Entries; the place of a file of antd.
        pathNot: '^src/([^/]+/(main\\.tsx?|cli\\.ts)$|cli/[^/]+$|ui/adopted-styles\\.)|\\.(d|worker)\\.ts$',
        numberOfDependentsLessThan: 1,
      },
    },
  ],
  options: require('./import-reading.cjs'),
};
