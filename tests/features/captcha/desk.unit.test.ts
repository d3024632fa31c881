import { Subject } from 'rxjs';
import { captchaDesk } from '#features/captcha/desk';
import { events } from '#features/captcha/events';
import type { DomainEvent } from '#src/kernel/messages';

const SMS = '/pb/api/captcha/challenge?purpose=sms';

const open = () => {
  const dismissed$ = new Subject<void>();
  const said: DomainEvent[] = [];
  const desk = captchaDesk({ say: (event) => said.push(event), dismissed$ });
  const heard: (string | undefined)[][] = [];
  const wait = (address?: string) => {
    const answers: (string | undefined)[] = [];
    heard.push(answers);
    return desk.answerTo(address).subscribe((answer) => answers.push(answer));
  };
  return { desk, dismissed$, said, heard, wait };
};

test('every waiting call is announced with its purpose', () => {
  const { wait, said } = open();
  wait(SMS);
  wait();
  expect(said).toEqual([
    events.captchaRequired({ purpose: 'sms' }),
    events.captchaRequired({ purpose: 'call' }),
  ]);
});

test('an answer goes to one call, the one that has waited longest for the purpose', () => {
  const { wait, desk, heard } = open();
  wait();
  wait(SMS);
  wait(SMS);
  desk.hand('sms', 'one');
  expect(heard).toEqual([[], ['one'], []]);
  desk.hand('sms', 'two');
  desk.hand('sms', 'for nobody');
  expect(heard).toEqual([[], ['one'], ['two']]);
});

test('[CAPTCHA-007] dismissing tells every waiting call once', () => {
  const { wait, dismissed$, desk, heard } = open();
  wait();
  wait(SMS);
  dismissed$.next();
  dismissed$.next();
  desk.hand('call', 'late');
  expect(heard).toEqual([[undefined], [undefined]]);
  expect(dismissed$.observed).toBe(false);
});

test('a cancelled call leaves the queue and says so once', () => {
  const { wait, desk, heard, said } = open();
  const first = wait();
  wait();
  first.unsubscribe();
  desk.hand('call', 'answer');
  expect(heard).toEqual([[], ['answer']]);
  expect(said.filter(events.waitingEnded.match)).toEqual([events.waitingEnded({ purpose: 'call' })]);
});

test('an answer given inside the announcement is not lost', () => {
  const answers: (string | undefined)[] = [];
  const desk = captchaDesk({ say: () => desk.hand('call', 'at once'), dismissed$: new Subject() });
  desk.answerTo(undefined).subscribe((answer) => answers.push(answer));
  expect(answers).toEqual(['at once']);
});
