/**
 * The import order of ARCHITECTURE.md. Each rule names who may import whom; everything else is forbidden.
 */
const packagesOf = names => `(^|/)(packages|apps)/(${names})/`

const mayImport = {
  protocol: [],
  core: ['protocol'],
  evm: ['protocol', 'core'],
  react: ['protocol', 'core'],
  portico: ['protocol', 'core', 'evm', 'react'],
  server: ['protocol'],
  testing: [],
}
const all = Object.keys(mayImport)

const packageWalls = all.map(name => ({
  name: `wall-${name}`,
  comment: `packages/${name} may import only ${mayImport[name].join(', ') || 'nothing of ours'}`,
  severity: 'error',
  from: { path: `^packages/${name}/src/`, pathNot: '\\.(test|test-d)\\.tsx?$' },
  to: {
    path: `(^packages/(${all.filter(other => other !== name && !mayImport[name].includes(other)).join('|')})/|^apps/)`,
  },
}))

const order = (name, folders, base) =>
  folders.flatMap((folder, index) => {
    const left = folders.slice(0, index)
    if (left.length === 0) return []
    return [
      {
        name: `${name}-${folder}-imports-only-to-the-right`,
        severity: 'error',
        from: { path: `^${base}/${folder}/`, pathNot: '\\.test\\.tsx?$' },
        to: { path: `^${base}/(${left.join('|')})/` },
      },
    ]
  })

module.exports = {
  forbidden: [
    ...packageWalls,
    ...order('react', ['element', 'modal', 'views', 'ui', 'theme'], 'packages/react/src'),
    {
      name: 'react-ui-knows-neither-hooks-nor-core',
      severity: 'error',
      from: { path: '^packages/react/src/(ui|theme)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^packages/(react/src/hooks|core|protocol)/' },
    },
    {
      name: 'core-slices-never-import-each-other',
      severity: 'error',
      from: { path: '^packages/core/src/store/slices/([^/]+)\\.ts$', pathNot: '\\.test\\.ts$' },
      to: { path: '^packages/core/src/store/slices/', pathNot: '^packages/core/src/store/slices/$1\\.ts$' },
    },
    {
      name: 'core-pure-folders-have-no-side-effects',
      severity: 'error',
      from: { path: '^packages/core/src/(caip|format|constants|router|store)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^packages/core/src/(services|actions|watch)/' },
    },
    {
      name: 'core-services-know-no-store',
      severity: 'error',
      from: { path: '^packages/core/src/services/', pathNot: '\\.test\\.ts$' },
      to: { path: '^packages/core/src/(store|actions|watch)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-deep-imports-across-packages',
      severity: 'error',
      from: { path: '^(packages|apps)/([^/]+)/' },
      to: {
        path: '^packages/([^/]+)/(src|dist)/(?!exports/)',
        pathNot: '^packages/$2/',
      },
    },
    {
      name: 'testing-never-ships',
      severity: 'error',
      from: { path: '^packages/(?!testing)[^/]+/src/', pathNot: '\\.(test|test-d)\\.tsx?$' },
      to: { path: '^packages/testing/' },
    },
    {
      name: 'no-runtime-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|node_modules|\\.next)/' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
    tsConfig: { fileName: 'tsconfig.json' },
  },
}
