import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { turnedOffByPlaywright } from '../../tooling/chromiumArguments.mjs'
import { cruiseImports } from '../layers/cruiseImports.mjs'
import { root } from '../root.mjs'
import { isDebian } from './apt.mjs'
import { findMissingBuilds } from './findMissingBuilds.mjs'
import { isInstalled } from './isInstalled.mjs'
import { isSupportedNode } from './isSupportedNode.mjs'
import { isFor, readMachine } from './readMachine.mjs'

const machine = { os: 'linux', cpu: 'arm64', libc: 'glibc' }

describe('isSupportedNode', () => {
  it.each(['20.19.0', '20.20.2', '22.12.0', '22.20.1', '23.0.0', '24.1.0'])('takes %s', version => {
    expect(isSupportedNode(version)).toBe(true)
  })

  it.each(['18.20.0', '20.18.3', '21.7.3', '22.0.0', '22.11.0'])('does not take %s', version => {
    expect(isSupportedNode(version)).toBe(false)
  })
})

describe('npm start', () => {
  it('loads nothing that installs a browser, which only tests need', async () => {
    const { modules } = await cruiseImports({
      baseDir: root,
      folders: ['scripts/start.mjs'],
      rules: [],
      types: true,
    })
    const loaded = modules.map(({ source }) => source)
    expect(loaded).toContain('scripts/setup/ensureDependencies.mjs')
    expect(loaded).not.toContain('scripts/setup/ensurePrograms.mjs')
  })
})

describe('the arguments of Chromium', () => {
  it('turn off what Playwright does', () => {
    const source = readFileSync(
      createRequire(import.meta.url).resolve('playwright-core/lib/coreBundle'),
      'utf8',
    )
    const [, list = ''] = /\bdisabledFeatures = \[([^\]]+)\]/.exec(source) ?? []
    const features = [...list.replace(/\/\/.*/g, '').matchAll(/"(\w+)"/g)].map(([, name]) => name)
    expect(features.length).toBeGreaterThan(10)
    expect(turnedOffByPlaywright).toEqual(features)
  })
})

describe('isDebian', () => {
  it.each([
    ['Debian', 'PRETTY_NAME="Debian GNU/Linux 12 (bookworm)"\nID=debian\n', true],
    ['Debian, quoted', 'ID="debian"\n', true],
    ['Ubuntu', 'NAME="Ubuntu"\nID=ubuntu\nID_LIKE=debian\n', false],
    ['no file', '', false],
  ])('knows %s', (_, osRelease, expected) => {
    expect(isDebian(osRelease)).toBe(expected)
  })
})

describe('isInstalled', () => {
  const locked = {
    '': { version: '1.0.0' },
    'packages/core': { version: '1.0.0' },
    'node_modules/core': { link: true },
    'node_modules/tool': { version: '2.0.0', integrity: 'sha512-tool' },
    'node_modules/from-git': { version: '3.0.0' },
    'node_modules/chain-linux': { version: '4.0.0', integrity: 'sha512-chain', optional: true },
  }
  const { '': _, 'packages/core': __, ...installed } = locked
  const change = (name: string, entry: object | undefined) => ({
    ...installed,
    [`node_modules/${name}`]: entry,
  })

  it('is, with or without what is optional, and with a checksum that only npm knows', () => {
    expect(isInstalled(locked, installed)).toBe(true)
    expect(isInstalled(locked, change('chain-linux', undefined))).toBe(true)
    expect(isInstalled(locked, change('from-git', { version: '3.0.0', integrity: 'sha512-git' }))).toBe(true)
  })

  it.each([
    ['is missing', 'tool', undefined],
    ['has another version', 'tool', { version: '1.9.0', integrity: 'sha512-tool' }],
    ['has another checksum', 'tool', { version: '2.0.0', integrity: 'sha512-other' }],
    ['is optional and has another version', 'chain-linux', { version: '3.9.0', integrity: 'sha512-old' }],
  ])('is not, where one %s', (_, name, entry) => {
    expect(isInstalled(locked, change(name, entry))).toBe(false)
  })
})

describe('isFor', () => {
  it('knows what npm installs on a machine', () => {
    expect(isFor({}, machine)).toBe(true)
    expect(isFor({ os: ['linux'], cpu: ['arm64'] }, machine)).toBe(true)
    expect(isFor({ os: ['linux'], cpu: ['x64'] }, machine)).toBe(false)
    expect(isFor({ os: ['linux'], cpu: ['arm64'], libc: ['musl'] }, machine)).toBe(false)
  })

  it('reads this machine', () => {
    expect(readMachine()).toMatchObject({ os: process.platform, cpu: process.arch })
  })
})

describe('findMissingBuilds', () => {
  const build = (os: string, cpu: string) => ({ version: '1.0.0', optional: true, os: [os], cpu: [cpu] })
  const packages = {
    '': { optionalDependencies: { 'chain-linux-arm64': '1.0.0' } },
    'node_modules/chain-linux-arm64': build('linux', 'arm64'),
    'node_modules/tool': {
      optionalDependencies: { 'tool-linux-arm64': '1', 'tool-linux-x64': '1', extra: '1' },
    },
    'node_modules/tool-linux-arm64': build('linux', 'arm64'),
    'node_modules/tool-linux-x64': build('linux', 'x64'),
    'node_modules/extra': { version: '1.0.0', optional: true },
  }
  const find = (...there: string[]) => findMissingBuilds(packages, machine, path => there.includes(path))

  it('misses the build of this machine, by name', () => {
    expect(find('node_modules/tool', 'node_modules/tool-linux-x64')).toEqual(['tool-linux-arm64@1.0.0'])
  })

  it('misses nothing that is there, is for others, or is optional for the repository itself', () => {
    expect(find('node_modules/tool', 'node_modules/tool-linux-arm64')).toEqual([])
    expect(find()).toEqual([])
  })
})
