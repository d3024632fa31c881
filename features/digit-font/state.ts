import { createReducer } from '@reduxjs/toolkit';
import { events as auth } from '#features/auth/events';
import { events } from './events';
import type { FigureFont } from './figure-font';

export interface DigitFontState {
  readonly status: 'none' | 'asked' | 'shown' | 'lost';
  readonly font?: FigureFont;
}
export const initialState: DigitFontState = { status: 'none' };

/** A font belongs to the session it was made for. */
const forget = (): DigitFontState => initialState;

export const reducer = createReducer(initialState, (on) =>
  on
    .addCase(auth.loggedIn, forget)
    .addCase(auth.loggedOut, forget)
    .addCase(events.fontRequested, (): DigitFontState => ({ status: 'asked' }))
    .addCase(events.fontShown, (_, { payload }): DigitFontState => ({ status: 'shown', font: payload }))
    .addCase(events.fontFailed, (): DigitFontState => ({ status: 'lost' })),
);
