import './infra/tooling/build/styles/require-sheets';
import path from 'node:path';
import { version as antdVersion } from 'antd';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration } from 'webpack';
import { HOME } from './features/navigation/index';
import { modules } from './infra/tooling/build/styles/class-names.cjs';
import { EmitBuildId } from './infra/tooling/build/webpack/build-id';
import { EmitCspHashes } from './infra/tooling/build/webpack/csp-hashes';
import { EmitDrawing } from './infra/tooling/build/webpack/emit-drawing';
import { FillPage } from './infra/tooling/build/webpack/fill-page';
import {
  earlyInputScript,
  themeScript,
  trustedTypesScript,
} from './infra/tooling/build/webpack/inline-scripts';
import { precompress } from './infra/tooling/build/webpack/precompress';
import { PreloadByHash } from './infra/tooling/build/webpack/preload-by-hash';
import { programsIn, type Program } from './infra/tooling/build/webpack/programs';
import { WORKER } from './src/portal/kept-page';
import { KEEPER } from './src/portal/recording/keeper-address';
import { prerenderHome } from './src/portal/prerender';
import { routeChunks } from './src/portal/route-chunks';

const at = (...parts: string[]) => path.join(__dirname, ...parts);
const tool = (file: string) => at('infra/tooling/build/webpack', file);
const swc = {
  loader: 'swc-loader',
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
      target: 'es2022',
    },
  },
};

const PAGE = 'index.html';

/**
 * Each program is a build of its own: a module that two of them share in one build could not be joined with its
 * neighbours in either, which costs the portal's first load more than half a KB.
 */
const configOf = (
  { name, entry, template, folder }: Program,
  mode: NonNullable<Configuration['mode']>,
  others: readonly string[],
): Configuration => ({
  name,
  mode,
  target: ['web', 'es2022'],
  context: __dirname,
  entry: {
    [name]: entry,
    // Under a name of its own, at the root: a worker serves what lies below it.
    ...(name === 'portal' && {
      worker: { import: at('src/portal/page-keeper.worker.ts'), filename: WORKER.slice(1) },
    }),
    // Found by its name from another program.
    ...(name === 'recorder' && {
      keeper: { import: at('src/recorder/keeper.worker.ts'), filename: path.basename(KEEPER) },
    }),
  },
  output: {
    path: at('dist', folder),
    publicPath: folder === '' ? '/' : `/${folder}/`,
    // Hashed files live in one folder: the server answers it with "immutable" and everything else with "no-cache".
    // Longer than a code of a fact: where a first hash reads as one, it is replaced with its last one in all of the text.
    filename: 'assets/[name].[contenthash:7].js',
    chunkFilename: 'assets/[name].[contenthash:7].js',
    trustedTypes: 'webpack',
    clean: others.length > 0 ? { keep: new RegExp(`^(${others.join('|')})/`) } : true,
  },
  // The standard tool of development evaluates strings, which the Content-Security-Policy forbids.
  devtool: mode === 'production' ? false : 'cheap-module-source-map',
  // es2015: rxjs hides its modern build behind this name and serves its oldest otherwise.
  resolve: { extensions: ['.tsx', '.ts', '.js'], conditionNames: ['es2015', '...'] },
  cache: {
    type: 'filesystem',
    name: `${name}-${mode}`,
    // Its styles are computed inside a loader, where webpack does not see the package.
    version: `${mode} ${antdVersion}`,
    cacheDirectory: at('.cache/webpack'),
    buildDependencies: {
      config: [
        __filename,
        tool('antd-stylesheet.tsx'),
        tool('antd-samples.tsx'),
        at('src/ui/antd-theme.ts'),
        at('src/ui/tokens.ts'),
      ],
    },
  },
  module: {
    rules: [
      {
        // A copy of the helpers of its own: else those only charts use stand in the first load.
        include: /node_modules\/(echarts|zrender)\//,
        resolve: { alias: { tslib$: `${at('node_modules/tslib/tslib.es6.js')}?charts` } },
      },
      {
        test: /\.tsx?$/,
        include: [at('src'), at('features'), at('infra')],
        use: [swc, tool('import-antd-styles.ts')],
      },
      { test: /contract(\.ts|[\\/][^\\/]+\.ts)$/, enforce: 'pre', use: [tool('drop-summaries.ts')] },
      {
        // The adapter over fetch comes with the first stream; see infra/gateway/axios-transport.ts.
        test: /axios[\\/]lib[\\/]adapters[\\/]adapters\.js$/,
        resolve: { alias: { './fetch.js': false } },
      },
      {
        // Names of status codes nobody asks for, hung on the default export where no build can shake them off.
        test: /axios[\\/]lib[\\/]axios\.js$/,
        resolve: { alias: { './helpers/HttpStatusCode.js': false } },
      },
      {
        test: /@rc-component[\\/]util[\\/](es|lib)[\\/]Dom[\\/]dynamicCSS\.js$/,
        use: [tool('adopt-styles.ts')],
      },
      {
        test: /write-excel-file[\\/]modules[\\/]zip[\\/]zipToArrayBuffer\.js$/,
        use: [tool('zip-here.ts')],
      },
      {
        test: tool('antd.css'),
        use: [MiniCssExtractPlugin.loader, 'css-loader', tool('extract-antd-styles.ts')],
      },
      {
        test: /\.css$/,
        include: [at('src'), at('features')],
        use: [MiniCssExtractPlugin.loader, { loader: 'css-loader', options: { modules } }],
        sideEffects: true,
      },
    ],
  },
  plugins: [
    new HtmlWebpackPlugin({ filename: PAGE, template, chunks: [name], scriptLoading: 'defer' }),
    // ignoreOrder: antd's styles do not depend on their order, they are written to be mounted in any.
    new MiniCssExtractPlugin({ filename: 'assets/[name].[contenthash:7].css', ignoreOrder: true }),
    // Only the portal is drawn before its script has arrived.
    new FillPage({
      page: PAGE,
      entry: name,
      ...(name === 'portal' && { render: prerenderHome }),
      scripts: [trustedTypesScript(), themeScript(), ...(name === 'portal' ? [earlyInputScript()] : [])],
    }),
    ...(name === 'portal'
      ? [
          new PreloadByHash({
            page: PAGE,
            home: HOME,
            routes: routeChunks(),
            members: ['transport', 'signing', 'session', 'tape'],
            // As the vault keeps it.
            tokenKey: 'zj.accessToken',
            planFile: 'load-plan.json',
          }),
          new EmitDrawing({ root: __dirname, entry: 'src/portal/prerender.tsx', file: 'draw-home.cjs' }),
        ]
      : []),
    new EmitBuildId({ pages: [PAGE], file: 'build.json' }),
    new EmitCspHashes({ pages: [PAGE], file: 'csp-hashes.json' }),
    ...(mode === 'production' ? precompress() : []),
  ],
  optimization: {
    splitChunks: {
      // The outbox keeps its library: large enough to be parted by its size alone, it would be one request more.
      chunks: (chunk) => !chunk.canBeInitial() && chunk.name !== 'outbox',
      minSize: 12_000,
      maxAsyncRequests: 12,
      cacheGroups: {
        // Shared by every page of figures, and too small to be parted by its size alone; what single pages work out with
        // comes with them, and the basis that an address names with the lists.
        basis: {
          test: /[\\/](features[\\/]basis|src[\\/]costing[\\/](?!(basis|changes|in-tax|outliers|rebase-series|recency|reliability|sample-sizes)\.)|src[\\/]ui[\\/]figure-card[\\/](?!card-popover)|src[\\/]ui[\\/]working)|node_modules[\\/]big\.js[\\/]/,
          name: 'basis',
          enforce: true,
        },
        // The home of the activities and their slice, of which two pages are made.
        activities: {
          test: /[\\/]features[\\/]activities[\\/]/,
          name: 'activities-shared',
          chunks: 'async',
          minChunks: 2,
          enforce: true,
        },
        echarts: { test: /node_modules[\\/](echarts|zrender)[\\/]/, name: 'echarts', enforce: true },
      },
    },
    minimizer: [
      new TerserPlugin({
        minify: TerserPlugin.swcMinify,
        extractComments: false,
        terserOptions: { compress: { passes: 3 }, module: true },
      }),
      new CssMinimizerPlugin({ minify: CssMinimizerPlugin.lightningCssMinify }),
    ],
  },
  // Budgets are checked on compressed bytes by `npm run size`.
  performance: false,
  stats: 'errors-warnings',
});

const config = (_env: unknown, { mode = 'production' }: Configuration): readonly Configuration[] => {
  const programs = programsIn(__dirname);
  const folders = programs.map(({ folder }) => folder).filter((folder) => folder !== '');
  return programs.map((program) => configOf(program, mode, program.folder === '' ? folders : []));
};

export default config;
