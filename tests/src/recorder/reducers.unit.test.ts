import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { reducers } from '#src/recorder/reducers';

const features = path.join(__dirname, '../../../features');
const camel = (folder: string) => folder.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

test('the recorder knows the reducer of every slice that joins the store', () => {
  const joining = readdirSync(features).filter((slice) => existsSync(path.join(features, slice, 'index.ts')));
  expect(Object.keys(reducers).sort()).toEqual(joining.map(camel).sort());
});

test('every reducer starts without being told anything', () => {
  for (const reducer of Object.values(reducers))
    expect(reducer(undefined, { type: '@@start' })).toBeDefined();
});
