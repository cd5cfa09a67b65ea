import { expect, it } from 'vitest'
import * as anvil from './anvil.js'
import * as index from './index.js'
import * as page from './page.js'

it('exports these names and no others', () => {
  expect(Object.keys(index)).toEqual([
    'ProviderRpcError',
    'createMockEvmWallet',
    'installMockWallet',
    'mockWallets',
    'testAccounts',
  ])
  expect(Object.keys(anvil)).toEqual(['findAnvilBinary', 'findFreePort', 'startAnvil', 'testAccounts'])
  expect(Object.keys(page)).toEqual(['readPageScript'])
})
