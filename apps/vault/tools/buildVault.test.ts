import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { buildVault } from './buildVault.mjs'

it('builds the vault to the same files twice, with nothing inline in its pages [BL05]', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'portico-vault-'))
  try {
    const first = await buildVault(join(folder, 'first'))
    const second = await buildVault(join(folder, 'elsewhere', 'second'))
    expect(second.hash).toBe(first.hash)
    expect([...second.files.keys()]).toEqual([...first.files.keys()])
    for (const page of ['index.html', 'confirm.html']) {
      const [one, other] = await Promise.all(
        ['first', 'elsewhere/second'].map(name => readFile(join(folder, name, page), 'utf8')),
      )
      expect(other).toBe(one)
      expect(one).toContain(`/v/${first.hash}/`)
      expect(one).not.toMatch(/<style|style=|<script(?![^>]* src=)|\son\w+=/)
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}, 120_000)
