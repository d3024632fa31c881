import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { LoaderContext } from 'webpack';
import { antdImports } from './antd-imports';
import { antdStylesheet } from './antd-stylesheet';

const isSource = (file: string) => /\.tsx?$/.test(file);

/** Sorted, so that the order of imports changes neither the stylesheet nor its hash. */
export const componentsUsedIn = (folder: string): readonly string[] => {
  const sources = readdirSync(folder)
    .filter(isSource)
    .map((file) => readFileSync(path.join(folder, file), 'utf8'));
  return [...new Set(sources.flatMap(antdImports))].sort();
};

/** Loader for antd.css?folder=…: the styles of the antd components that folder imports, and of no other. */
export default function extractAntdStyles(this: LoaderContext<object>) {
  const folder = path.join(this.rootContext, new URLSearchParams(this.resourceQuery).get('folder') ?? '');
  this.addContextDependency(folder);
  return antdStylesheet(componentsUsedIn(folder));
}
