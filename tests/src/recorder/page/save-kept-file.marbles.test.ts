import { of } from 'rxjs';
import { commands } from '#src/recorder/page/commands';
import { saveKeptFile } from '#src/recorder/page/working';
import { stateOf } from '#tests/support/builders';
import { fakePorts } from '#tests/support/ports';

test('a log that the browser keeps is saved as it is, under its name', () => {
  const save = jest.fn();
  const file = new File(['{}'], 'kept.alog.ndjson');
  saveKeptFile({ save })(of(commands.saveKeptFile({ file })), stateOf({}), fakePorts()).subscribe();
  expect(save.mock.calls).toEqual([['kept.alog.ndjson', file]]);
});
