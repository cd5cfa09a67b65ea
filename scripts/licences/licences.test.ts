import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { checkLockFile } from './checkLockFile.mjs'
import { checkRuntime, findRanges } from './checkRuntime.mjs'
import { collectProductionTree } from './collectProductionTree.mjs'
import { isAllowed, recogniseLicence } from './recogniseLicence.mjs'

const readLicence = (name: string) =>
  recogniseLicence(readFileSync(new URL(`../../node_modules/${name}`, import.meta.url), 'utf8'))

describe('recogniseLicence', () => {
  it.each([
    ['viem/LICENSE', 'MIT'],
    ['typescript/LICENSE', 'Apache-2.0'],
    ['semver/LICENSE', 'ISC'],
    ['tslib/LICENSE.txt', '0BSD'],
    ['source-map-js/LICENSE', 'BSD-3-Clause'],
  ])('reads %s as %s [BL13]', (name, expected) => {
    expect(readLicence(name)).toBe(expected)
  })

  it.each([
    'GNU GENERAL PUBLIC LICENSE Version 3',
    'The MIT License … with the Commons Clause',
    'Example Community License Agreement',
    'Business Source License 1.1',
    'All rights reserved.',
  ])('refuses "%s" [BL13]', text => {
    expect(isAllowed(recogniseLicence(text))).toBe(false)
  })
})

describe('collectProductionTree', () => {
  it('follows links and nested copies, and leaves development dependencies out', () => {
    const packages = {
      'packages/a': { dependencies: { '@x/b': '1', shared: '1' }, devDependencies: { tool: '1' } },
      'packages/b': { dependencies: { shared: '2' } },
      'node_modules/@x/b': { link: true, resolved: 'packages/b' },
      'node_modules/shared': { dependencies: { deep: '1' } },
      'packages/b/node_modules/shared': {},
      'node_modules/deep': { optionalDependencies: { absent: '1' } },
      'node_modules/tool': {},
    }
    expect(collectProductionTree(packages, ['packages/a'])).toEqual([
      'node_modules/deep',
      'node_modules/shared',
      'packages/b/node_modules/shared',
    ])
  })
})

describe('checkLockFile', () => {
  const good = { version: '1.0.0', integrity: 'sha512-x' }
  const check = (entry: object, name = 'some', unpinned: readonly string[] = []) =>
    checkLockFile({ [`node_modules/${name}`]: entry }, () => ({}), unpinned)

  it('accepts an entry with integrity [BL01]', () => {
    expect(check(good)).toEqual([])
  })

  it('refuses missing or weak integrity and any address [BL01]', () => {
    expect(check({ version: '1.0.0' })).toHaveLength(1)
    expect(check({ version: '1.0.0', integrity: 'sha1-x' })).toHaveLength(1)
    expect(check({ ...good, resolved: 'http://example.org/some.tgz' })).toHaveLength(1)
    expect(check({ ...good, resolved: 'https://example.org/some.tgz' })).toHaveLength(1)
  })

  it('takes a build that this registry lacks by its version, where listed and for the platform in its name [BL01]', () => {
    const build = { version: '1.0.0', optional: true, os: ['darwin'], cpu: ['arm64'] }
    const name = '@x/binding-darwin-arm64'
    const listed = [`${name}@1.0.0`]
    expect(check(build, name, listed)).toEqual([])
    expect(check(build, name)).toEqual([`node_modules/${name} has no sha512 integrity`])
    expect(check({ ...build, version: '1.0.1' }, name, listed)).toHaveLength(2)
    expect(check({ ...build, optional: false }, name, listed)).toHaveLength(1)
    expect(check({ ...build, os: ['linux'] }, name, listed)).toHaveLength(1)
    expect(check(build, 'innocent', ['innocent@1.0.0'])).toHaveLength(1)
  })

  it('refuses a list that excuses what is pinned or gone [BL01]', () => {
    expect(check(good, 'some', ['some@1.0.0'])).toHaveLength(1)
    expect(check(good, 'some', ['other@1.0.0'])).toHaveLength(1)
  })

  it('refuses the lock file of this repository once anything of it is tampered with [BL01]', () => {
    const read = (path: string) => JSON.parse(readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8'))
    const { packages } = read('package-lock.json')
    const unpinned = read('scripts/lock/unpinned.json')
    const readManifest = (path: string) => read(`${path && `${path}/`}package.json`)
    const checkWith = (change: object) =>
      checkLockFile(
        { ...packages, 'node_modules/hono': { ...packages['node_modules/hono'], ...change } },
        readManifest,
        unpinned,
      )
    expect(checkWith({})).toEqual([])
    expect(checkWith({ integrity: undefined })).toHaveLength(1)
    expect(checkWith({ integrity: 'sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=' })).toHaveLength(1)
    expect(checkWith({ resolved: 'https://registry.example/hono.tgz' })).toHaveLength(1)
    expect(checkWith({ hasInstallScript: true })).toHaveLength(1)
  })

  const platforms = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64']
  const lockBuilds = (locked: readonly string[], named = locked) => ({
    'node_modules/tool': {
      ...good,
      optionalDependencies: Object.fromEntries(named.map(name => [name, '1.0.0'])),
    },
    ...Object.fromEntries(
      locked.map(name => {
        const [os, cpu] = name.split('-')
        return [`node_modules/${name}`, { ...good, optional: true, os: [os], cpu: [cpu] }]
      }),
    ),
  })

  it('refuses a build that is named and not locked', () => {
    expect(checkLockFile(lockBuilds(platforms), () => ({}))).toEqual([])
    expect(checkLockFile(lockBuilds(platforms, [...platforms, 'win32-x64']), () => ({}))).toEqual([
      'win32-x64, an option of node_modules/tool, is not locked: run node scripts/complete-lock.mjs',
    ])
  })

  it.each(platforms)('refuses a tool with binaries but none for %s', missing => {
    const others = platforms.filter(platform => platform !== missing)
    expect(checkLockFile(lockBuilds(others), () => ({}))).toEqual([
      `node_modules/tool has no build for ${missing}`,
    ])
  })

  it('lets a part for macOS alone be', () => {
    expect(checkLockFile(lockBuilds(['darwin-x64', 'darwin-arm64']), () => ({}))).toEqual([])
  })

  it('refuses an install script unless it was read [BL02]', () => {
    expect(check({ ...good, hasInstallScript: true })).toHaveLength(1)
    expect(check({ ...good, hasInstallScript: true }, '@swc/core')).toEqual([])
  })

  it('refuses versions that left their permissive licence [BL13]', () => {
    expect(check({ ...good, version: '2.21.8' }, '@walletconnect/core')).toEqual([])
    expect(check({ ...good, version: '2.21.9' }, '@walletconnect/core')).toHaveLength(1)
    expect(check({ ...good, version: '2.9.0' }, '@walletconnect/core')).toEqual([])
    expect(check({ ...good, version: '1.2.11' }, '@reown/walletkit')).toHaveLength(1)
    expect(check({ ...good, version: '1.0.0' }, '@reown/appkit')).toHaveLength(1)
  })

  it('notices a manifest that the lock file does not know [BL01]', () => {
    const packages = { 'packages/a': { dependencies: { b: '1' } } }
    expect(checkLockFile(packages, () => ({ dependencies: { b: '1' } }))).toEqual([])
    expect(checkLockFile(packages, () => ({ dependencies: { b: '2' } }))).toHaveLength(1)
  })
})

describe('checkRuntime', () => {
  const packages = {
    'apps/vault': { dependencies: { known: '1' } },
    'node_modules/known': { dependencies: { beneath: '1' } },
    'node_modules/beneath': {},
    'node_modules/known/node_modules/beneath': {},
  }
  const check = (...names: string[]) => checkRuntime(packages, { 'apps/vault': names })

  it('refuses what nobody agreed on, beneath others too [BL06]', () => {
    expect(check('known', 'beneath')).toEqual([])
    expect(check('known')).toEqual([
      'apps/vault would run beneath: say why in docs/dependencies.md, then add it to scripts/licences/runtime.json',
    ])
  })

  it('keeps the list short [BL06]', () => {
    expect(check('known', 'beneath', 'gone')).toHaveLength(1)
  })

  it('refuses too many, agreed on or not [BL06]', () => {
    const names = Array.from({ length: 16 }, (_, index) => `package-${index}`)
    const many = {
      'apps/vault': { dependencies: Object.fromEntries(names.map(name => [name, '1'])) },
      ...Object.fromEntries(names.map(name => [`node_modules/${name}`, {}])),
    }
    expect(checkRuntime(many, { 'apps/vault': names })).toEqual(['apps/vault would run 16 packages'])
  })
})

describe('findRanges', () => {
  it('finds what is not one version [BL01]', () => {
    const dependencies = { exact: '1.2.3', beta: '1.2.3-beta.1', caret: '^1.2.3', any: '*', tag: 'latest' }
    expect(findRanges({ name: 'server', dependencies })).toEqual([
      'server asks for caret ^1.2.3, which is not one version',
      'server asks for any *, which is not one version',
      'server asks for tag latest, which is not one version',
    ])
  })
})
