import { describe, expect, it } from 'vitest'
import type { Choices } from '../choices/Choices.js'
import { familyNames } from '../choices/families.js'
import { type TemplateName, templateNames } from '../choices/templateNames.js'
import { createFiles, templates } from './createFiles.js'
import { versions } from './versions.js'

const choose = (template: TemplateName, more: Partial<Choices> = {}): Choices => ({
  name: 'my-site',
  template,
  families: ['eip155'],
  packageManager: 'npm',
  ...more,
})
const isKit = (path: string) => /(^|\/)portico\.(ts|js)$/.test(path)
const findKit = (files: Record<string, string>) => Object.entries(files).find(([path]) => isKit(path))?.[1]

/** The packages that a site imports, without Node's and its own modules. */
const listImports = (files: Record<string, string>) => [
  ...new Set(
    Object.values(files).flatMap(text =>
      [...text.matchAll(/^\s*import (?:.+ from )?'(@[\w-]+\/[\w-]+|[\w-]+)[^']*'$/gm)].map(
        ([, name]) => name,
      ),
    ),
  ),
]

describe.each(templateNames)('the template %s', name => {
  const files = createFiles(choose(name), '1.2.3')
  const manifest = JSON.parse(files['package.json'] ?? '')

  it('depends on everything that its code imports, and on this version of Portico', () => {
    const known = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies })
    const imported = listImports(files)
    expect(imported).toContain('portico')
    expect(known).toEqual(expect.arrayContaining(imported))
    expect(manifest.dependencies).toMatchObject({ portico: '^1.2.3', react: versions.react })
  })

  it('shows the button, and who is connected', () => {
    const code = Object.values(files).join('\n')
    expect(code).toMatch(/<PorticoButton \/>|<portico-button><\/portico-button>/)
    expect(code).toContain('Connected as ')
  })

  it('names a file to begin with that is there', () => {
    expect(Object.keys(files)).toContain(templates[name].start)
    expect(files['README.md']).toContain(templates[name].start)
  })

  it('keeps what is installed and built out of the repository', () => {
    expect(files['.gitignore']?.split('\n')).toEqual(
      expect.arrayContaining(['node_modules', ...templates[name].built]),
    )
  })

  it('has the chain families that were chosen', () => {
    const kit = findKit(createFiles(choose(name, { families: familyNames }), '1.2.3'))
    expect(kit).toContain(
      "import { base, bitcoin as bitcoinMainnet, cosmosHub, mainnet, osmosis, polkadot as polkadotRelay, polkadotAssetHub, solana as solanaMainnet } from 'portico/networks'",
    )
    expect(kit).toContain('adapters: [evm(), solana(), bitcoin(), polkadot(), cosmos()],')
    expect(kit).toContain(
      'networks: [mainnet, base, solanaMainnet, bitcoinMainnet, polkadotRelay, polkadotAssetHub, cosmosHub, osmosis],',
    )
  })

  it('ends every file with one new line', () => {
    for (const text of Object.values(files)) expect(text).toMatch(/[^\n]\n$/)
  })
})

it.each([
  ['next', 'app'],
  ['react-router', 'app'],
  ['tanstack-start', 'src'],
] as const)('makes a kit for each request on the server with %s', (name, folder) => {
  const files = createFiles(choose(name), '1.2.3')
  expect(findKit(files)).toContain('export const createKit = () =>\n  createPortico({\n    networks:')
  expect(files[`${folder}/App.tsx`]).toContain('useState(createKit)')
})
