/** What a slice must not reach for itself, and the port that brings it. */
const globals = {
  window: 'Ports bring the outside world: address, page, tabs, kept.',
  document: 'ports.page sets the title; everything else on the page is drawn by React.',
  localStorage: 'ports.kept outlives the page and survives a refused storage.',
  sessionStorage: 'ports.tab lives as long as the tab.',
  navigator: 'Ask for what you need as a port.',
  location: 'ports.address reads and changes the address.',
  history: 'ports.address reads and changes the address.',
  fetch: 'ports.send is the one way to the network.',
  XMLHttpRequest: 'ports.send is the one way to the network.',
  setTimeout: 'Time is a stream: timer(), delay(), bufferTime().',
  setInterval: 'Time is a stream: interval().',
  queueMicrotask: 'Order is a matter of operators: observeOn, concatMap.',
  requestAnimationFrame: 'Time is a stream; what waits for a drawing is a view.',
  requestIdleCallback: 'Time is a stream.',
  indexedDB: 'ports.kept outlives the page and survives a refused storage.',
  caches: 'ports.kept outlives the page and survives a refused storage.',
  WebSocket: 'A slice needs a channel and is handed it when it joins.',
  EventSource: 'A slice needs a stream and is handed it when it joins.',
  BroadcastChannel: 'ports.tabs speaks to the other tabs.',
  globalThis: 'Ports bring the outside world.',
  self: 'Ports bring the outside world.',
};

export const restrictedGlobals = Object.entries(globals).map(([name, message]) => ({ name, message }));

export const restrictedProperties = [
  {
    object: 'Date',
    property: 'now',
    message: 'ports.now() tells the time, so that a replay can tell it again.',
  },
  {
    object: 'Math',
    property: 'random',
    message: 'ports.ids makes ids; nothing else in a slice is left to chance.',
  },
  { object: 'performance', property: 'now', message: 'ports.now() tells the time.' },
  { object: 'crypto', property: 'randomUUID', message: 'ports.ids.uuid() makes ids.' },
  { object: 'crypto', property: 'getRandomValues', message: 'ports.ids makes ids.' },
];

const PORTED_TIME = 'ports.now() tells the time, so that a replay can tell it again.';
export const restrictedSyntax = [
  { selector: 'NewExpression[callee.name="Date"][arguments.length=0]', message: PORTED_TIME },
  { selector: 'CallExpression[callee.name="Date"]', message: PORTED_TIME },
  { selector: 'CallExpression[callee.name="dayjs"][arguments.length=0]', message: PORTED_TIME },
];

export const restrictedImports = [{ name: 'uuid', message: 'ports.ids makes ids.' }];

export const noPromises = [
  'Identifier[name="Promise"]',
  ':function[async=true]',
  'AwaitExpression',
  'ImportExpression',
  'CallExpression[callee.property.name="then"]',
].map((selector) => ({
  selector,
  message: 'Epics are streams, and so is what they ask: virtual time does not move promises.',
}));
