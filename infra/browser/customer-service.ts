import {
  defer,
  EMPTY,
  fromEvent,
  map,
  merge,
  mergeMap,
  of,
  switchMap,
  take,
  timeout,
  type Observable,
} from 'rxjs';

/** What the script of the robot's host must define: `window.customerService = { open() { … } }`. */
interface Robot {
  readonly open: () => void;
}
type View = Window & { readonly customerService?: Robot };

const PATIENCE_MS = 10_000;

const loadScript = (page: Document, address: string): Observable<void> =>
  defer(() => {
    const script = page.createElement('script');
    script.src = address;
    script.async = true;
    const arrived$ = fromEvent(script, 'load').pipe(map(() => undefined));
    const lost$ = fromEvent(script, 'error').pipe(
      map(() => {
        script.remove();
        throw new Error(`the customer service at ${address} did not come`);
      }),
    );
    page.head.append(script);
    return merge(arrived$, lost$).pipe(take(1));
  });

/** Loads the script with the first opening. Without an address there is no robot. */
export const customerService = (view: View, address$: Observable<string | undefined>) => ({
  open: (): Observable<never> =>
    address$.pipe(
      switchMap((address) => {
        if (!address) throw new Error('no customer service is configured');
        return view.customerService ? of(undefined) : loadScript(view.document, address);
      }),
      timeout(PATIENCE_MS),
      mergeMap(() => {
        if (!view.customerService) throw new Error('the script defines no window.customerService');
        view.customerService.open();
        return EMPTY;
      }),
    ),
});
