const { default: Sequencer } = require('@jest/test-sequencer');

const LONGEST_FIRST = ['journey', 'browser', 'server', 'unit', 'marbles'];
const place = ({ context }) => LONGEST_FIRST.indexOf(context.config.displayName.name);

/** A long file that begins last would run alone at the end. */
module.exports = class JourneysFirst extends Sequencer {
  sort(tests) {
    return [...super.sort(tests)].sort((a, b) => place(a) - place(b));
  }
};
