import { readFile } from 'node:fs/promises'

export type MarkName = readonly [kind: 'wallets' | 'networks' | 'tokens', name: string]

type FindMark = (mark: MarkName) => Promise<string | undefined>

/** The build writes one file per kind beside the code; each is loaded on first use. */
export function createMarks(folder: URL = new URL('../../marks/', import.meta.url)): FindMark {
  const kinds = new Map<string, Promise<ReadonlyMap<string, string>>>()
  const read = (kind: string) => {
    const known = kinds.get(kind) ?? readMarks(new URL(`${kind}.json`, folder))
    kinds.set(kind, known)
    return known
  }
  return async ([kind, name]) => (await read(kind)).get(name)
}

/** A server run from source may lack the bundled logos; then marks are drawn. */
async function readMarks(file: URL): Promise<ReadonlyMap<string, string>> {
  try {
    // Written by our own build.
    return new Map(Object.entries(JSON.parse(await readFile(file, 'utf8')) as Record<string, string>))
  } catch {
    return new Map()
  }
}

const otherNames: ReadonlyMap<string, string> = new Map(
  Object.entries({
    tokenpocket: 'token-pocket',
    alpha: 'alpha-wallet',
    alphawallet: 'alpha-wallet',
    mew: 'my-ether-wallet',
    ctrl: 'xdefi',
    ledgerlive: 'ledger',
    walletconnect: 'wallet-connect',
    coinbasewallet: 'coinbase',
    argentmobile: 'argent',
    ready: 'argent',
    cryptocom: 'crypto-com',
    cryptocomonchain: 'crypto-com',
    gate: 'gate-io',
  }),
)

export function findWalletMark(name: string): string {
  const plain = name
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .replace(/wallet$/, '')
  return otherNames.get(plain) ?? plain
}
