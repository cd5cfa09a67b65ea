import { readdirSync, readFileSync } from 'node:fs'
import { socialProviders } from '@portico/protocol/auth'
import { describe, expect, it } from 'vitest'
import { knownVariables } from './assertKnownVariables.js'
import { commands, help } from './commands.js'
import { nameVariable, socialParts } from './readAuthEnvironment.js'

const repository = new URL('../../../../', import.meta.url)
const readText = (path: string) => readFileSync(new URL(path, repository), 'utf8')
const pages = readdirSync(new URL('docs/', repository), { recursive: true, encoding: 'utf8' })
  .filter(path => path.endsWith('.md'))
  .map(path => `docs/${path}`)
const docs = [...pages, 'packages/server/README.md'].map(readText).join('\n')

const isIn = (text: string, name: string) => new RegExp(`${name}\\b`).test(text)

describe.each(socialProviders)('logging in with %s', provider => {
  it('is in the help of the command, packages/server/src/cli/commands.ts', () => {
    expect(help).toMatch(new RegExp(`(?<![A-Z])${provider.toUpperCase()}(?![A-Z])`))
  })

  it('is in docs/embedded-wallet/login-methods.md, with its variables', () => {
    for (const part of socialParts(provider))
      expect(readText('docs/embedded-wallet/login-methods.md')).toContain(nameVariable(provider, part))
  })
})

it.each(Object.keys(commands).filter(name => name !== 'start'))(
  'the command %s is in the help, packages/server/src/cli/commands.ts, and in docs/ or the README',
  name => {
    expect(commands[name]?.usage).toContain(`  portico-server ${name}`)
    expect(docs.includes(`portico-server ${name}`)).toBe(true)
  },
)

const ofSocials = socialProviders.flatMap(provider =>
  socialParts(provider).map(part => nameVariable(provider, part)),
)

it.each(knownVariables.filter(name => !ofSocials.includes(name)))(
  'the setting %s is in the help, packages/server/src/cli/commands.ts, and in docs/ or the README',
  name => {
    expect(isIn(help, name)).toBe(true)
    expect(isIn(docs, name)).toBe(true)
  },
)
