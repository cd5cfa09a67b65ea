import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { viewRegistry } from '../src/modal/viewRegistry.js'

const views = fileURLToPath(new URL('../src/views', import.meta.url))
/** What several views share. */
const shared = 'parts'
/** Of letters that stand for words, the first alone is a capital. */
const toComponent = (name: string) =>
  name.replace(/^([A-Z])([A-Z]+)(?=[A-Z])/, (_, first: string, more: string) => first + more.toLowerCase())
/** Whatever a login asks for is drawn by one view, under the names that its steps have. */
const loginNames = /^(EmailVerify|UpdateEmail|ConnectingSocial)/
const toViewName = (name: string) => (loginNames.test(name) ? 'Login' : name)
/** The parts of the account that are no view of their own, and views that live with the one that leads to them. */
const tabs = ['activity', 'nfts', 'tokens']
const guests = [
  'Nft',
  'WalletCompatibleNetworks',
  'WalletSendSelectToken',
  'WalletSendPreview',
  'SwapSelectToken',
  'SwapPreview',
  'ChooseAccountName',
  'RegisterAccountNameSuccess',
  'OnRampFiatSelect',
  'OnRampTokenSelect',
  'BuyInProgress',
  'WhatIsABuy',
]
const toFolder = (name: string) => name.charAt(0).toLowerCase() + toComponent(name).slice(1)
const viewNames = [...new Set(Object.keys(viewRegistry).map(toViewName))].filter(
  name => !guests.includes(name),
)

describe('the folders of the views', () => {
  it('are those of the registry, one each [V-01]', () => {
    const entries = readdirSync(views, { withFileTypes: true }).filter(entry => entry.isDirectory())
    const folders = entries.map(({ name }) => name).filter(name => name !== shared)
    expect(folders.sort()).toEqual([...viewNames.map(toFolder), ...tabs].sort())
  })

  it.each(viewNames)(
    '%s has its component, a test, and states to look at and to test in a browser [V-01]',
    name => {
      const files = readdirSync(join(views, toFolder(name)))
      expect(files).toEqual(
        expect.arrayContaining([
          `${toComponent(name)}View.tsx`,
          `${toComponent(name)}View.test.ts`,
          `${toFolder(name)}.gallery.ts`,
        ]),
      )
      const styled = files
        .filter(file => file.endsWith('.css.ts'))
        .map(file => file.replace('.css.ts', '.tsx'))
      expect(files, 'styles stand beside the component of their name').toEqual(expect.arrayContaining(styled))
    },
  )
})
