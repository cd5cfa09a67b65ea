import { removed, removeSeedWords } from './removeSeedWords.js'

/** What moves the cursor of a terminal, colours it or renames its window. */
const escapeSequences =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  /(?:\x1b\[|\x9b)[0-?]*[ -/]*[@-~]|(?:\x1b[\]PX^_]|[\x90\x98\x9d-\x9f])[^\x07\x1b\x90-\x9f]*(?:\x07|\x1b\\|\x9c)|\x1b(?:[ -/]+[0-~]|[0-9<=>A-Z\\a-z])/g
/** Neither seen nor wanted: they would break up what is looked for, and databases have no place for some. */
const unseen = /[^\P{C}\n\t\p{Co}\p{Cn}]/gu
/** Whoever has a pairing code can read and answer what the page and the wallet say to each other. */
const pairingCode = /wc(?::|%3a)[^\s"'<>]+/gi
const mailAddress = /[^\s@]{1,64}@[^\s@]{1,255}\.[^\s@]{2,63}/g
/**
 * Accounts of every family (hexadecimal, base58, bech32), keys, topics and hashes have this in common: so many letters
 * and digits without a break. Words do not, nor do the ids that events carry. The first group is the name of a
 * network, which may be as long: of families that are known to have such, as any other word before a colon may belong to
 * a key.
 */
const unbroken = /(\b(?:solana|bip122|polkadot):[A-Za-z0-9]{32}(?![A-Za-z0-9]))|[A-Za-z0-9]{25,}/g
const ipv4 = /(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?![\d.]*\d)/g
const ipv6 = /(?<![\w:])(?:[\da-f]{0,4}:){2,8}(?:[\da-f]{1,4}|\d{1,3}(?:\.\d{1,3}){3})?(?:%\w+)?(?![\w:])/gi
/** Digits with whatever people put between them. Not the numbers of networks, nor parts of ids and of versions. */
const phone =
  /(?<![\w.%]|eip155:|[\da-f]-|[a-z]\/)\+?(?:\(\+?)?\d[\d ()./\u00a0\u2009\u2010-\u2015-]{5,24}\d(?!\w)/gi
const date = /^(?:\d{4}([-/.])\d\d?\1\d\d?|\d\d?([-/.])\d\d?\2\d{4})(?!\d)/
const decimal = /^\d+\.\d+$/

/** A text without what tells who a visitor is or gives their wallet away, and without what a terminal would obey. */
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

/** Not the time of a day. The machine itself is nobody. */
const isIpv6 = (text: string) =>
  text !== '::1' &&
  (text.includes('::') ? /[\da-f]/i.test(text) : /^(?:[^:]+:){7}|^(?:[^:]+:){6}.*\./.test(text))

function isPhone(text: string): boolean {
  const { length } = text.replace(/\D/g, '')
  const isBroken = /\D/.test(text.replace(/^\+/, ''))
  if (date.test(text) || decimal.test(text)) return false
  // Without a break and longer, it is an amount.
  return isBroken ? length >= 7 && length <= 19 : length >= (text.startsWith('+') ? 7 : 9) && length <= 15
}
