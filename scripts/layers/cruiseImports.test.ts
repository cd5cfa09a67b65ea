import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { rules, runtimeRules } from '../../tooling/layers.mjs'
import { cruiseImports } from './cruiseImports.mjs'

const tsconfig = JSON.stringify({
  compilerOptions: { paths: { '@portico/*': ['./packages/*/src/exports/index.ts'] } },
})
const entries = ['protocol', 'core', 'evm', 'react', 'portico', 'server', 'testing'].map(name => [
  `packages/${name}/src/exports/index.ts`,
  'export const x = 1',
])

let folder = ''
afterEach(() => rm(folder, { recursive: true, force: true }))

async function findBrokenRules(files: Record<string, string>) {
  folder = await mkdtemp(join(tmpdir(), 'portico-layers-'))
  for (const [path, text = ''] of [...entries, ['tsconfig.json', tsconfig], ...Object.entries(files)]) {
    const file = join(folder, path ?? '')
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
  }
  const options = { baseDir: folder, folders: ['packages', 'apps'].slice(0, files['apps/demo/x.ts'] ? 2 : 1) }
  const whole = await cruiseImports({ ...options, rules, types: true })
  const runtime = await cruiseImports({ ...options, rules: runtimeRules, types: false })
  return [...whole.violations, ...runtime.violations].map(({ rule }) => rule)
}

const imports = (path: string) => `import { x } from '${path}'\nexport const y = x\n`
const importsType = (path: string) => `import type { X } from '${path}'\nexport type Y = X\n`

describe('the import order', () => {
  it.each([
    ['protocol', 'core'],
    ['core', 'evm'],
    ['core', 'react'],
    ['evm', 'react'],
    ['react', 'evm'],
    ['portico', 'testing'],
    ['server', 'core'],
    ['testing', 'react'],
  ])('keeps %s from importing %s', async (name, other) => {
    expect(await findBrokenRules({ [`packages/${name}/src/a.ts`]: imports(`@portico/${other}`) })).toEqual([
      `wall-${name}`,
    ])
    expect(
      await findBrokenRules({ [`packages/${name}/src/a.ts`]: importsType(`@portico/${other}`) }),
    ).toEqual([`wall-${name}`])
  })

  it.each([
    [
      'react-views-imports-only-to-the-right',
      'packages/react/src/views/A.tsx',
      '../modal/b.js',
      'packages/react/src/modal/b.tsx',
    ],
    [
      'react-ui-imports-only-to-the-right',
      'packages/react/src/ui/A.tsx',
      '../views/b.js',
      'packages/react/src/views/b.tsx',
    ],
    [
      'react-ui-knows-neither-hooks-nor-core',
      'packages/react/src/ui/A.tsx',
      '../hooks/b.js',
      'packages/react/src/hooks/b.ts',
    ],
    [
      'core-slices-never-import-each-other',
      'packages/core/src/store/slices/a.ts',
      './b.js',
      'packages/core/src/store/slices/b.ts',
    ],
    [
      'no-deep-imports-across-packages',
      'packages/evm/src/a.ts',
      '../../core/src/b.js',
      'packages/core/src/b.ts',
    ],
    [
      'no-deep-imports-across-packages',
      'apps/demo/x.ts',
      '../../packages/core/src/b.js',
      'packages/core/src/b.ts',
    ],
    [
      'core-pure-folders-have-no-side-effects',
      'packages/core/src/router/a.ts',
      '../services/b.js',
      'packages/core/src/services/b.ts',
    ],
    [
      'core-services-know-no-store',
      'packages/core/src/services/a.ts',
      '../store/b.js',
      'packages/core/src/store/b.ts',
    ],
  ])('has the rule %s, broken by %s', async (rule, from, specifier, to) => {
    const markup = to.endsWith('x') ? 'export const x = <b {...{}}>text</b>' : 'export const x = 1'
    expect(await findBrokenRules({ [from]: imports(specifier), [to]: markup })).toContain(rule)
  })

  it('forbids rings, those of types too', async () => {
    const ring = (text: (path: string) => string) => ({
      'packages/core/src/a.ts': `${text('./b.js')}export const x = 1\nexport type X = 1\n`,
      'packages/core/src/b.ts': `${text('./a.js')}export const x = 1\nexport type X = 1\n`,
    })
    expect(await findBrokenRules(ring(imports))).toContain('no-cycles')
    expect(await findBrokenRules(ring(importsType))).toContain('no-cycles')
  })

  it('fails on an import that leads nowhere', async () => {
    expect(await findBrokenRules({ 'packages/core/src/a.ts': imports('./gone.js') })).toEqual([
      'everything-resolves',
    ])
  })

  it('lets tests import the test helpers, and accepts what is allowed', async () => {
    const files = {
      'packages/evm/src/a.test.ts': imports('@portico/testing'),
      'packages/evm/src/a.ts': imports('@portico/core'),
      'packages/portico/src/a.ts': imports('@portico/react'),
    }
    expect(await findBrokenRules(files)).toEqual([])
  })
})
