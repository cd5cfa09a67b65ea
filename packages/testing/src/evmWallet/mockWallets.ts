import { testAccounts } from './testAccounts.js'
import type { MockEvmWalletOptions } from './types.js'

const mark = (color: string, letter: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" rx="24" fill="${color}"/><text x="48" y="64" font-family="sans-serif" font-size="48" font-weight="700" text-anchor="middle" fill="#fff">${letter}</text></svg>`,
  )}`

const keys = (first: number, second: number) =>
  [testAccounts[first], testAccounts[second]].flatMap(account => (account ? [account.privateKey] : []))

type Preset = Required<Pick<MockEvmWalletOptions, 'name' | 'rdns' | 'uuid' | 'icon' | 'privateKeys'>>

function preset(name: string, color: string, index: number): Preset {
  const [first, ...rest] = keys(index * 2, index * 2 + 1)
  if (!first) throw new RangeError(`There are no test accounts for wallet ${index}.`)
  return {
    name,
    rdns: `dev.portico.${name.toLowerCase()}`,
    uuid: `00000000-0000-4000-8000-00000000000${index + 1}`,
    icon: mark(color, name.slice(0, 1)),
    privateKeys: [first, ...rest],
  }
}

/** Five wallets with distinct keys, each with two funded accounts. */
export const mockWallets = {
  alder: preset('Alder', '#2f6b4f', 0),
  birch: preset('Birch', '#8a5a24', 1),
  cedar: preset('Cedar', '#7a2e3a', 2),
  dogwood: preset('Dogwood', '#35507a', 3),
  elm: preset('Elm', '#5b3a7a', 4),
} as const
