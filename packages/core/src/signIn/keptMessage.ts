import type { SiwxMessage } from '@portico/protocol'
import type { Portico } from '../runtime/Portico.js'
import { parseJson } from '../services/parseJson.js'
import { selectConnectedAccount } from '../store/selectors.js'
import type { SignInSubject, SignInText } from '../store/slices/signIn.js'
import { readProperty } from '../utils/readProperty.js'

const key = '@portico/signInMessage'
/** As long as a source keeps the answer for a page that asks again. */
const keptFor = 600_000

/** Before the page is left for a wallet that may answer to another page, which then needs the very same message. */
export function keepMessage(portico: Portico, subject: SignInSubject, { data, text }: SignInText): void {
  const { environment, sources, store } = portico
  const account = selectConnectedAccount(store.get(), subject.namespace)
  if (!account || !sources.get(account.connectorId)?.leavesPage) return
  try {
    environment.storage?.setItem(key, JSON.stringify({ data, text, at: environment.now() }))
  } catch (error) {
    environment.logger.debug('The sign-in message was not kept for the page that follows.', error)
  }
}

/** The message that an earlier page has asked this account to sign. */
export function recallMessage({ environment }: Portico, subject: SignInSubject): SignInText | undefined {
  const stored = parseJson(environment.storage?.getItem(key) ?? '')
  const text = readProperty(stored, 'text')
  const data = readProperty(stored, 'data')
  const isSame =
    readProperty(data, 'accountAddress') === subject.address &&
    readProperty(data, 'chainId') === subject.caipNetworkId
  const age = environment.now() - Number(readProperty(stored, 'at'))
  if (typeof text !== 'string' || !isSame || !(age < keptFor)) return undefined
  // The plugin checks the message again with its signature.
  return { data: data as SiwxMessage, text }
}

export function forgetMessage({ environment }: Portico): void {
  environment.storage?.removeItem(key)
}
