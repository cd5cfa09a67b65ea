import type { Environment } from '../../services/Environment.js'
import { cleanText } from '../../utils/cleanText.js'
import { parseIcon } from '../../utils/parseIcon.js'
import { readList } from '../../utils/readList.js'
import { readProperty } from '../../utils/readProperty.js'

const registerEvent = 'wallet-standard:register-wallet'
const readyEvent = 'wallet-standard:app-ready'
/** Far above the number of installed wallets, so that a late one still fits if a script floods the list. */
const maximum = 1000

export interface StandardWallet {
  readonly name: string
  readonly icon: string | undefined
  readonly chains: readonly string[]
  /** The wallet's own object; its other properties are untrusted. */
  readonly wallet: object
}

export function createStandardDiscovery(
  { page, logger }: Pick<Environment, 'page' | 'logger'>,
  isServed: (chain: string) => boolean,
  tell: (wallets: readonly StandardWallet[]) => void,
): () => () => void {
  const found = new Map<object, StandardWallet>()
  let settled = false

  const tellAll = () => {
    if (settled) tell([...found.values()])
  }

  function add(wallet: unknown): () => void {
    if (found.size >= maximum || typeof wallet !== 'object' || wallet === null || found.has(wallet)) {
      return () => undefined
    }
    const parsed = parseStandardWallet(wallet, isServed)
    if (!parsed) return () => undefined
    found.set(wallet, parsed)
    tellAll()
    return () => {
      if (found.delete(wallet)) tellAll()
    }
  }

  const register = (...wallets: readonly unknown[]) => {
    const removes = wallets.map(add)
    return () => {
      for (const remove of removes) remove()
    }
  }

  function onRegister(event: Event): void {
    const introduce = readProperty(event, 'detail')
    if (typeof introduce !== 'function') return
    try {
      introduce(Object.freeze({ register }))
    } catch (error) {
      logger.warn('A wallet could not register itself.', error)
    }
  }

  return () => {
    settled = false
    page?.addEventListener(registerEvent, onRegister)
    page?.dispatchEvent(new CustomEvent(readyEvent, { detail: Object.freeze({ register }) }))
    settled = true
    tellAll()
    return () => page?.removeEventListener(registerEvent, onRegister)
  }
}

function parseStandardWallet(
  wallet: object,
  isServed: (chain: string) => boolean,
): StandardWallet | undefined {
  const name = cleanText(readProperty(wallet, 'name'), 60)
  const chains = readList(readProperty(wallet, 'chains'), maximum).filter(
    chain => typeof chain === 'string' && isServed(chain),
  ) as readonly string[] // as the line above has it
  if (name === '' || chains.length === 0) return undefined
  return { name, icon: parseIcon(readProperty(wallet, 'icon')), chains, wallet }
}
