/** @jest-environment node */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { readReducers } from '#src/recorder/reducers';

const features = path.join(__dirname, '../../../features');
const camel = (folder: string) => folder.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

test('the recorder knows the reducer of every slice that joins the store', async () => {
  const joining = readdirSync(features).filter((slice) => existsSync(path.join(features, slice, 'index.ts')));
  expect(Object.keys(await readReducers()).sort()).toEqual(joining.map(camel).sort());
});

test('every reducer starts without being told anything', async () => {
  for (const reducer of Object.values(await readReducers()))
    expect(reducer(undefined, { type: '@@start' })).toBeDefined();
});
