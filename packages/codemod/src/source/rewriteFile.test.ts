import { describe, expect, it } from 'vitest'
import { kits } from '../kits/kits.js'
import { rewriteFile } from './rewriteFile.js'
import { listTodos } from './todo.js'

const rewrite = (text: string, kit: keyof typeof kits = 'rainbowkit', path = 'a.tsx') =>
  rewriteFile(text, path, kits[kit])

describe('imports', () => {
  it('keep their quotes, semicolons, types and local names', () => {
    const before = [
      'import { ConnectButton as Button, type Theme } from "@rainbow-me/rainbowkit";',
      "import type { Chain } from '@rainbow-me/rainbowkit'",
      "export { darkTheme as dark } from '@rainbow-me/rainbowkit'",
      "const later = () => import('@rainbow-me/rainbowkit')",
    ].join('\n')
    expect(rewrite(before)?.text).toBe(
      before.replaceAll('@rainbow-me/rainbowkit', '@portico/compat/rainbowkit'),
    )
  })

  it('are split where names have moved apart', () => {
    const before = "import { mainnet, moonbeam, type AppKitNetwork } from '@reown/appkit/networks';\n"
    expect(rewrite(before, 'appkit')).toEqual({
      text: [
        "import { mainnet } from 'portico/networks';",
        "import { moonbeam } from 'viem/chains';",
        "import { type AppKitNetwork } from '@portico/compat/appkit';",
        '',
      ].join('\n'),
      modules: ['portico/networks', 'viem/chains', '@portico/compat/appkit'],
      left: [],
    })
  })

  it('keep what has no counterpart, with a comment that comes once', () => {
    const before = "import { ConnectButton, WalletButton } from '@rainbow-me/rainbowkit'\n"
    const once = rewrite(before)
    expect(once?.left).toEqual(['@rainbow-me/rainbowkit'])
    expect(once?.text).toMatch(
      /^import { ConnectButton } from '@portico\/compat\/rainbowkit'\n\/\/ TODO\(portico\): WalletButton: .+\nimport { WalletButton } from '@rainbow-me\/rainbowkit'\n$/,
    )
    expect(rewrite(once?.text ?? '')?.text).toBe(once?.text)
    expect(listTodos('a.tsx', once?.text ?? '')).toEqual([
      { path: 'a.tsx', line: 2, text: expect.stringMatching(/^WalletButton: /) },
    ])
  })

  it('of styles and themes go only where they bind no name', () => {
    expect(rewrite("import '@coinbase/onchainkit/styles.css'\n", 'onchainkit')?.text).toBe('')
    const theme = "import { color } from '@coinbase/onchainkit/theme'\n"
    expect(rewrite(theme, 'onchainkit')?.text).toMatch(
      /^\/\/ TODO\(portico\): color: .+\nimport { color } from/,
    )
    expect(rewrite(theme, 'onchainkit')?.left).toEqual(['@coinbase/onchainkit'])
    const url = "import url from '@rainbow-me/rainbowkit/styles.css'\n"
    expect(rewrite(url)?.text).toContain(url)
    expect(rewrite(url)?.left).toEqual(['@rainbow-me/rainbowkit'])
    const shared = "export { color } from '@coinbase/onchainkit/theme'\n"
    expect(rewrite(shared, 'onchainkit')?.text).toContain(shared)
  })

  it('of what shows nothing any more say so', () => {
    const text = rewrite(
      "import { Wallet, WalletAdvancedDefault } from '@coinbase/onchainkit/wallet'\n",
      'onchainkit',
    )
    expect(text?.text).toMatch(
      /^\/\/ TODO\(portico\): WalletAdvancedDefault: shows nothing here.+\nimport { Wallet, WalletAdvancedDefault } from '@portico\/compat\/onchainkit'\n$/,
    )
    expect(text?.left).toEqual([])
  })

  it('of types in the middle of code are imports too', () => {
    const type = (module: string) => `type Theme = import('${module}').Theme\n`
    expect(rewrite(type('@rainbow-me/rainbowkit'))?.text).toBe(type('@portico/compat/rainbowkit'))
    expect(rewrite(type('@rainbow-me/rainbowkit/none'))?.left).toEqual(['@rainbow-me/rainbowkit'])
  })

  it('in other strings are pointed at, once', () => {
    const once = rewrite("export default { transpilePackages: ['@rainbow-me/rainbowkit'] }\n")?.text
    expect(once).toContain(
      "[/* TODO(portico): @rainbow-me/rainbowkit: this still names the old package. */ '@rain",
    )
    expect(rewrite(once ?? '')?.text).toBe(once)
  })
})

describe('options', () => {
  it('without a counterpart get a comment where they are set, unless they are switched off', () => {
    const text = rewrite(
      [
        "import { createAppKit as make } from '@reown/appkit'",
        'make({',
        '  networks,',
        '  features: { swaps: false, onramp: true },',
        '  coinbasePreference: value,',
        '})',
      ].join('\n'),
      'appkit',
    )?.text
    expect(text?.split('\n')).toEqual([
      "import { createAppKit as make } from '@portico/compat/appkit'",
      'make({',
      '  networks,',
      expect.stringMatching(
        /^ {2}features: { swaps: false, \/\* TODO\(portico\): features.onramp: .+ \*\/ onramp: true },$/,
      ),
      expect.stringMatching(/^ {2}\/\/ TODO\(portico\): coinbasePreference: /),
      '  coinbasePreference: value,',
      '})',
    ])
  })

  it('of something else by the same name are left alone', () => {
    const before = "import { createAppKit } from './own'\ncreateAppKit({ tokens: {} })\n"
    expect(rewrite(before, 'appkit')?.text).toBe(before)
  })
})

describe('files', () => {
  it('that cannot be read stay as they are', () => {
    expect(rewrite("import { ConnectButton } from '@rainbow-me/rainbowkit'\nconst = \n")).toBeUndefined()
  })

  it('with scripts in a page have these rewritten', () => {
    const page = (module: string) =>
      `<script setup lang="ts">\nimport { createAppKit } from '${module}'\n</script>\n<template><appkit-button /></template>\n`
    expect(rewrite(page('@reown/appkit'), 'appkit', 'App.vue')?.text).toBe(page('@portico/compat/appkit'))
  })

  it('of Astro have the code between the dashes rewritten', () => {
    const page = (module: string) => `---\nimport { createAppKit } from '${module}'\n---\n<p>Hello</p>\n`
    expect(rewrite(page('@reown/appkit'), 'appkit', 'a.astro')?.text).toBe(page('@portico/compat/appkit'))
  })

  it('of styles lose those of the kit', () => {
    const before = "@import '@rainbow-me/rainbowkit/styles.css';\n@import './own.css';\n"
    expect(rewrite(before, 'rainbowkit', 'a.css')?.text).toBe("@import './own.css';\n")
  })
})
