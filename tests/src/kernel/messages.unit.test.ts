import { causedBy, defineCommands, defineEvents, isCommand, isEvent, payload } from '#src/kernel/messages';

const commands = defineCommands('lamp', {
  switchOn: payload<{ readonly level: number }>(),
  switchOff: payload(),
});
const events = defineEvents('lamp', {
  switchedOn: payload<{ readonly level: number }>(),
  switchedOff: payload(),
});

describe('messages', () => {
  test('carry their slice in the type and their kind beside the payload', () => {
    expect(commands.switchOn({ level: 2 })).toEqual({
      type: 'lamp/switchOn',
      payload: { level: 2 },
      meta: { kind: 'command' },
    });
    expect(events.switchedOff()).toEqual({
      type: 'lamp/switchedOff',
      payload: undefined,
      meta: { kind: 'event' },
    });
    expect(commands.switchOn.type).toBe('lamp/switchOn');
  });

  test('name what caused them', () => {
    const command = commands.switchOn({ level: 2 });
    expect(events.switchedOn({ level: 2 }, command).meta).toEqual({ kind: 'event', cause: 'lamp/switchOn' });
  });

  test('match their own creator alone', () => {
    const event = events.switchedOn({ level: 1 });
    expect(events.switchedOn.match(event)).toBe(true);
    expect(events.switchedOff.match(event)).toBe(false);
    expect(commands.switchOn.match({ type: 'other/switchOn' })).toBe(false);
  });

  test('are told apart by kind, and from actions that are no messages', () => {
    expect([isCommand(commands.switchOff()), isEvent(commands.switchOff())]).toEqual([true, false]);
    expect([isCommand(events.switchedOff()), isEvent(events.switchedOff())]).toEqual([false, true]);
    for (const foreign of [{ type: '@@INIT' }, undefined, null, 'text', { meta: null }]) {
      expect([isCommand(foreign), isEvent(foreign)]).toEqual([false, false]);
    }
  });
});

describe('causedBy', () => {
  const command = commands.switchOff();

  test('adds the cause without touching the message', () => {
    const event = events.switchedOff();
    expect(causedBy(event, command).meta.cause).toBe('lamp/switchOff');
    expect(event.meta.cause).toBeUndefined();
  });

  test('keeps a cause that is already named', () => {
    const event = events.switchedOff(undefined, commands.switchOn({ level: 1 }));
    expect(causedBy(event, command)).toBe(event);
  });
});
