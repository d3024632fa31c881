import HtmlWebpackPlugin from 'html-webpack-plugin';
import { sources, type Compilation, type Compiler } from 'webpack';
import { FETCH_AHEAD } from '#src/portal/fetch-ahead';
import { inScript } from './inline-scripts';

export interface PreloadByHashOptions {
  readonly page: string;
  readonly home: string;
  /** Hash path → chunk names. */
  readonly routes: Readonly<Record<string, readonly string[]>>;
  /** Chunks that the first call of a member needs, on every page. */
  readonly members: readonly string[];
  /** Key under which the web storages hold a member's token. */
  readonly tokenKey: string;
  /** Where the plan is written for the size check. */
  readonly planFile: string;
}
export type LoadPlan = Readonly<Record<string, readonly string[]>>;

export interface Preloads {
  readonly plan: LoadPlan;
  readonly home: string;
  readonly members: readonly string[];
  readonly tokenKey: string;
}

/** Server and static files cannot see hash and storages; this script can, long before the application has arrived. */
export const preloadScript = ({ plan, home, members, tokenKey }: Preloads): string =>
  `(function(plan,members,key){
function add(rel,file){
var link=document.createElement('link');
link.rel=rel;
link.as=/\\.css$/.test(file)?'style':'script';
link.href=file;
document.head.appendChild(link)
}
function fetchRoute(rel,path){
for(var route in plan)if(path===route||path.indexOf(route+'/')===0)plan[route].forEach(add.bind(null,rel))
}
window[${inScript(FETCH_AHEAD)}]=fetchRoute.bind(null,'prefetch');
var known,path=location.hash.slice(1).split('?')[0];
try{known=sessionStorage.getItem(key)||localStorage.getItem(key)}catch(refused){}
if(known)members.forEach(add.bind(null,'preload'));
if(!path||path==='/'||path===${inScript(home)})return;
document.documentElement.setAttribute('data-deep-link','');
fetchRoute('preload',path)
})(${inScript(plan)},${inScript(members)},${inScript(tokenKey)})`.replace(/\n/g, '');

/** First in the head, so that preloads start before anything else is parsed. */
export const addFirst = (html: string, script: string): string =>
  html.replace(/<meta charset="?utf-8"? ?\/?>/i, (charset) => `${charset}<script>${script}</script>`);

const filesOf = (compilation: Compilation, route: string, chunkName: string) => {
  const group = compilation.namedChunkGroups.get(chunkName);
  if (!group) {
    throw new Error(`preload-by-hash: route ${route} names the chunk "${chunkName}", which does not exist`);
  }
  return group.chunks.flatMap((chunk) => [...chunk.files]).filter((file) => /\.(js|css)$/.test(file));
};

const planOf = (compilation: Compilation, routes: Readonly<Record<string, readonly string[]>>): LoadPlan => {
  const publicPath = String(compilation.outputOptions.publicPath);
  return Object.fromEntries(
    Object.entries(routes).map(([route, chunkNames]) => {
      const files = chunkNames.flatMap((chunkName) => filesOf(compilation, route, chunkName));
      return [route, [...new Set(files)].map((file) => publicPath + file)];
    }),
  );
};

const MEMBERS = 'members';

/** Writes an inline script that preloads the chunks of the hash route and of members, and hides the home page on deep links. */
export class PreloadByHash {
  constructor(private readonly options: PreloadByHashOptions) {}

  apply(compiler: Compiler) {
    const { page, home, routes, members, tokenKey, planFile } = this.options;
    compiler.hooks.compilation.tap('PreloadByHash', (compilation) => {
      HtmlWebpackPlugin.getHooks(compilation).beforeEmit.tap('PreloadByHash', (data) => {
        if (data.outputName !== page) return data;
        const plan = planOf(compilation, routes);
        compilation.emitAsset(planFile, new sources.RawSource(JSON.stringify(plan, null, 2)));
        const first = planOf(compilation, { [MEMBERS]: members })[MEMBERS] ?? [];
        return {
          ...data,
          html: addFirst(data.html, preloadScript({ plan, home, members: first, tokenKey })),
        };
      });
    });
  }
}
