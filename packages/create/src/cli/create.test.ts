import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { create } from './create.js'

let home = ''
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'create-portico-'))
})
afterEach(() => rm(home, { recursive: true, force: true }))

const run = (...args: string[]) => create({ args, home, userAgent: undefined })
const read = (path: string) => readFile(join(home, path), 'utf8')

/** Answers prompts from a list and records prompts and output. */
function answer(...answers: string[]) {
  const asked: string[] = []
  const told: string[] = []
  const openTerminal = () => ({
    ask: async (question: string, usual: string) => {
      asked.push(question)
      const next = answers.shift()
      if (next === undefined) throw new Error(`Nobody answers "${question}".`)
      return next || usual
    },
    say: (text: string) => told.push(text),
    close: () => told.push('closed'),
  })
  return { asked, told, openTerminal }
}

describe('npm create portico', () => {
  it('writes the site into the folder and says how to go on', async () => {
    const text = await run('my-site', '--template', 'vue')
    expect(JSON.parse(await read('my-site/package.json'))).toMatchObject({ name: 'my-site', private: true })
    expect(await readdir(join(home, 'my-site/src'))).toContain('App.vue')
    expect(text).toContain('cd my-site\n  npm install\n  npm run dev\n')
  })

  it('writes into the folder that it is called in', async () => {
    await mkdir(join(home, 'here'))
    const text = await create({ args: ['.', '--yes'], home: join(home, 'here'), userAgent: undefined })
    expect(JSON.parse(await read('here/package.json')).name).toBe('here')
    expect(text).not.toContain('cd ')
  })

  it('is React with Vite for EVM wallets where nothing is said', async () => {
    await run('--yes')
    expect(await read('my-portico-site/src/portico.ts')).toBe(`import { createPortico } from 'portico'
import { evm } from 'portico/evm'
import { base, mainnet } from 'portico/networks'

export const portico = createPortico({
  networks: [mainnet, base],
  adapters: [evm()],
})
`)
  })

  it('speaks of the package manager that runs it, or of the one that was named', async () => {
    const userAgent = 'pnpm/10.2.0 npm/? node/v22.12.0 linux x64'
    expect(await create({ args: ['one'], home, userAgent })).toContain('pnpm install\n  pnpm run dev')
    expect(await create({ args: ['two', '--package-manager', 'yarn'], home, userAgent })).toContain(
      'yarn install\n  yarn dev',
    )
    expect(await read('two/README.md')).toContain('yarn install')
  })

  it('has wallets by e-mail with the addresses that were given', async () => {
    const where = ['--services', 'https://portico.example/', '--vault', 'https://vault.example']
    await run('site', '--email', ...where, '--project-id', "ada's")
    const code = await read('site/src/portico.ts')
    expect(code).toContain(
      `  projectId: 'ada\\'s',\n  services: 'https://portico.example',\n  networks: [mainnet, base],\n`,
    )
    expect(code).toContain(`  sources: [embedded({ vault: 'https://vault.example' })],\n`)
  })

  it('prints its flags and writes nothing when asked for help', async () => {
    expect(await run('site', '--help')).toContain(
      '--template NAME      vite, next, react-router, tanstack-start, html, vue, svelte, angular',
    )
    expect(await readdir(home)).toEqual([])
  })

  it.each([
    [['a', '--colour', 'red'], 'Unknown flag --colour. Run --help for a list.'],
    [['a', '-x'], 'Unknown flag -x.'],
    [['a', 'b'], 'Only one folder is allowed. Unexpected arguments: b.'],
    [
      ['a', '--template', 'ember'],
      'Unknown template "ember". Supported: vite, next, react-router, tanstack-start',
    ],
    [['a', '--template'], '--template'],
    [['a', '--families', 'eip155,near'], 'Unknown chain family "near". Supported: eip155, solana, bip122'],
    [['a', '--families', ','], 'No chain family was given.'],
    [['a', '--package-manager', 'pip'], 'Unknown package manager "pip". Supported: npm, pnpm, yarn, bun.'],
    [['a', '--services', 'http://portico.example'], '--services needs an https:// URL'],
    [['a', '--services', 'portico'], '--services needs an https:// URL'],
    [['a', '--email', '--vault', 'javascript:alert(1)'], '--vault needs an https:// URL'],
    [['a', '--email'], 'The embedded wallet also needs --services, --vault, --project-id.'],
    [['a', '--vault', 'https://vault.example'], 'require --email'],
    [['My Site'], '"My Site" is not a valid package name'],
    [['a', '--name', '../a'], '"../a" is not a valid package name'],
    [['node_modules'], '"node_modules" is not a valid package name'],
  ])('refuses %j and writes nothing', async (args, message) => {
    await expect(run(...args)).rejects.toThrow(message)
    expect(await readdir(home)).toEqual([])
  })

  it('takes a name that differs from that of the folder', async () => {
    const text = await run('My Site', '--name', '@ada/site')
    expect(JSON.parse(await read('My Site/package.json')).name).toBe('@ada/site')
    expect(text).toContain('cd "My Site"')
  })

  it('leaves a folder alone that is not empty, until it is forced', async () => {
    await mkdir(join(home, 'site'))
    await writeFile(join(home, 'site/package.json'), '{}')
    await writeFile(join(home, 'site/notes.txt'), 'mine')
    await expect(run('site')).rejects.toThrow(
      /site is not empty: it contains notes.txt, package.json\. .*--force/,
    )
    expect(await read('site/package.json')).toBe('{}')
    await run('site', '--force')
    expect(JSON.parse(await read('site/package.json')).name).toBe('site')
    expect(await read('site/notes.txt')).toBe('mine')
  })

  it('takes a new repository for an empty folder, and a file for none', async () => {
    await mkdir(join(home, 'site/.git'), { recursive: true })
    await run('site')
    await writeFile(join(home, 'file'), '')
    await expect(run('file', '--force')).rejects.toThrow('is a file, not a folder')
  })
})

describe('the questions', () => {
  it('are about what was not said', async () => {
    const { asked, told, openTerminal } = answer(
      'site',
      'html',
      'evm, bitcoin',
      'y',
      '',
      'http://localhost:9',
      'x',
    )
    await create({ args: [], home, userAgent: undefined, openTerminal })
    expect(asked.map(question => question.split(/[:,]/)[0])).toEqual([
      'Folder',
      'Template',
      'Chain families',
      'Embedded wallet (e-mail login)',
      'URL of your Portico server',
      'URL of the vault',
      'Project id',
    ])
    const code = await read('site/portico.js')
    expect(code).toContain("services: 'http://localhost:4100',")
    expect(code).toContain("vault: 'http://localhost:9'")
    expect(code).toContain('adapters: [evm(), bitcoin()],')
    expect(told).toEqual(['closed'])
  })

  it('are asked again after an answer that is not understood', async () => {
    const { told, openTerminal } = answer('My Site', 'site', 'ember', 'svelte', 'n')
    await create({ args: ['--families', 'cosmos'], home, userAgent: undefined, openTerminal })
    expect(told.join('')).toMatch(/"My Site" is not a valid.*\nUnknown template "ember".*\nclosed$/)
    expect(await readdir(join(home, 'site/src'))).toContain('App.svelte')
  })

  it('are not asked with --yes', async () => {
    const { asked, openTerminal } = answer()
    await create({ args: ['site', '--yes'], home, userAgent: undefined, openTerminal })
    expect(asked).toEqual([])
  })

  it('leave nothing behind when somebody goes away', async () => {
    const { told, openTerminal } = answer('site')
    await expect(create({ args: [], home, userAgent: undefined, openTerminal })).rejects.toThrow(
      'Nobody answers',
    )
    expect(told).toEqual(['closed'])
    expect(await readdir(home)).toEqual([])
  })
})
