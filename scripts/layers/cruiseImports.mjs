import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const swc = require('@swc/core')
const parseFile = swc.parseFileSync

/**
 * dependency-cruiser does not support this TypeScript version, and its swc parser handles neither JSX nor type-only
 * imports. Both are patched here, at the function that it parses with.
 */
function repairParser({ types }) {
  swc.parseFileSync = (file, options) => {
    const program = parseFile(file, { ...options, tsx: file.endsWith('x') })
    return types ? program : { ...program, body: program.body.filter(item => !item.typeOnly) }
  }
}

export async function cruiseImports({ baseDir, folders, rules, types }) {
  repairParser({ types })
  const [{ cruise }, { default: clearCaches }] = await Promise.all([
    import('dependency-cruiser'),
    import(new URL('../extract/clear-caches.mjs', import.meta.resolve('dependency-cruiser')).href),
  ])
  clearCaches()
  const { output } = await cruise(
    [...folders],
    {
      baseDir,
      validate: true,
      ruleSet: { forbidden: [...rules] },
      parser: 'swc',
      doNotFollow: { path: 'node_modules' },
      // Build output, or fixtures for packages that are not installed.
      exclude: {
        path: '(^|/)(dist|\\.next|next-env\\.d\\.ts|fixtures)(/|$)|^packages/server/(vault|console|marks)/',
      },
    },
    {
      tsConfig: `${baseDir}/tsconfig.json`,
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
    },
    // Otherwise the paths of the tsconfig start at the current directory.
    { tsConfig: { options: { baseUrl: baseDir } } },
  )
  return {
    modules: output.modules,
    violations: output.summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
  }
}
