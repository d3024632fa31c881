import { combineReducers } from '@reduxjs/toolkit';
import { detailReducer } from './detail-state';
import { listReducer } from './list-state';
import { schemesReducer } from './schemes-state';
import { tradesReducer } from './trades-state';

export const reducer = combineReducers({
  list: listReducer,
  trades: tradesReducer,
  detail: detailReducer,
  schemes: schemesReducer,
});
export type UnitPricesState = ReturnType<typeof reducer>;
export const initialState: UnitPricesState = reducer(undefined, { type: '' });
