import type { RpcFamily } from '../rpc/rpcFamilies.js'
import { removed, removeSeedWords } from './removeSeedWords.js'

const escapeSequences =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  /(?:\x1b\[|\x9b)[0-?]*[ -/]*[@-~]|(?:\x1b[\]PX^_]|[\x90\x98\x9d-\x9f])[^\x07\x1b\x90-\x9f]*(?:\x07|\x1b\\|\x9c)|\x1b(?:[ -/]+[0-~]|[0-9<=>A-Z\\a-z])/g
/** Invisible characters: they would split the patterns below, and databases cannot store some. */
const unseen = /[^\P{C}\n\t\p{Co}\p{Cn}]/gu
/** A pairing URI lets its holder read and answer the messages between page and wallet. */
const pairingCode = /wc(?::|%3a)[^\s"'<>]+/gi
const mailAddress = /[^\s@]{1,64}@[^\s@]{1,255}\.[^\s@]{2,63}/g
/** The length of a family's network references, if they are as long as an address. */
const longReferences: Readonly<Record<RpcFamily, number | undefined>> = {
  eip155: undefined,
  solana: 32,
  bip122: 32,
  cosmos: undefined,
  polkadot: 32,
}
const networkIds = Object.entries(longReferences).flatMap(([family, length]) =>
  length === undefined ? [] : `${family}:[A-Za-z0-9]{${length}}`,
)
/**
 * Accounts of every family (hexadecimal, base58, bech32), keys, topics and hashes are long runs of letters and
 * digits. Words and event ids are not. The first group is a network id of similar length, limited to families known
 * to have one, because any other word before a colon may belong to a key.
 */
const unbroken = new RegExp(`(\\b(?:${networkIds.join('|')})(?![A-Za-z0-9]))|[A-Za-z0-9]{25,}`, 'g')
const ipv4 = /(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?![\d.]*\d)/g
const ipv6 = /(?<![\w:])(?:[\da-f]{0,4}:){2,8}(?:[\da-f]{1,4}|\d{1,3}(?:\.\d{1,3}){3})?(?:%\w+)?(?![\w:])/gi
/** Digits with common separators. Excludes chain ids and parts of ids and versions. */
const phone =
  /(?<![\w.%]|eip155:|[\da-f]-|[a-z]\/)\+?(?:\(\+?)?\d[\d ()./\u00a0\u2009\u2010-\u2015-]{5,24}\d(?!\w)/gi
const date = /^(?:\d{4}([-/.])\d\d?\1\d\d?|\d\d?([-/.])\d\d?\2\d{4})(?!\d)/
const decimal = /^\d+\.\d+$/

/** Removes personal data, wallet secrets and terminal escape sequences. */
export function removePersonalText(text: string): string {
  const visible = text.replace(escapeSequences, '').replace(unseen, '')
  return removeSeedWords(visible)
    .replace(pairingCode, removed)
    .replace(mailAddress, removed)
    .replace(unbroken, (_, network: string | undefined) => network ?? removed)
    .replace(ipv6, found => (isIpv6(found) ? removed : found))
    .replace(ipv4, found => (found.startsWith('127.') ? found : removed))
    .replace(phone, found => (isPhone(found) ? removed : found))
}

/** Excludes times of day and the loopback address. */
const isIpv6 = (text: string) =>
  text !== '::1' &&
  (text.includes('::') ? /[\da-f]/i.test(text) : /^(?:[^:]+:){7}|^(?:[^:]+:){6}.*\./.test(text))

function isPhone(text: string): boolean {
  const { length } = text.replace(/\D/g, '')
  const isBroken = /\D/.test(text.replace(/^\+/, ''))
  if (date.test(text) || decimal.test(text)) return false
  // Longer runs without separators are amounts.
  return isBroken ? length >= 7 && length <= 19 : length >= (text.startsWith('+') ? 7 : 9) && length <= 15
}
