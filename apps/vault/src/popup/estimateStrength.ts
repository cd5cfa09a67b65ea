const common =
  `password passwort passphrase iloveyou letmein welcome admin login dragon monkey football baseball soccer
  sunshine princess shadow master superman batman trustno secret bitcoin ethereum crypto wallet solana hello love money
  freedom whatever michael jordan daniel thomas charlie jessica summer winter spring autumn january february march april
  june july august september october november december monday tuesday wednesday thursday friday saturday sunday test user
  mother father family london berlin google facebook apple samsung liverpool chelsea arsenal barcelona pokemon starwars
  computer internet changeme default please access`
    .split(/\s+/)
    .join('|')

const rows = [
  'abcdefghijklmnopqrstuvwxyz',
  '0123456789',
  'qwertyuiop',
  'qwertzuiop',
  'azertyuiop',
  'asdfghjkl',
  'zxcvbnm',
]
const sequences = rows.flatMap(row => [row.repeat(3), [...row.repeat(3)].reverse().join('')])

const parts = new RegExp(`${common}|[\\p{L}\\p{M}]+?(?=${common}|[^\\p{L}\\p{M}]|$)|\\p{N}+|.`, 'gisu')
const isCommon = new RegExp(`^(?:${common})$`)

const disguises: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
}

export const leastStrength = 45

/**
 * Estimates the strength in bits against an attacker who knows words, sequences, years and common substitutions. Any
 * word counts as one of four thousand, so the estimate is conservative.
 */
export function estimateStrength(passphrase: string): number {
  const plain = passphrase
    .normalize('NFKC')
    .replace(/(\p{L})([013457@$])(?=\p{L})/gu, (_, before: string, sign: string) => before + disguises[sign])
  const seen = new Set<string>()
  let bits = 0
  for (const [written] of plain.matchAll(parts)) {
    const part = written.toLowerCase()
    bits += seen.has(part) ? 0.5 : countBits(part) + [...written.slice(1)].filter(isCapital).length
    seen.add(part)
  }
  return bits
}

const isCapital = (letter: string) => letter !== letter.toLowerCase()

function countBits(part: string): number {
  const { length } = [...part]
  if (isCommon.test(part)) return 6
  if (length > 2 && (/^(.)\1+$/u.test(part) || sequences.some(sequence => sequence.includes(part)))) return 5
  if (/^(19|20)\d\d$/.test(part)) return 7
  if (/^\p{N}/u.test(part)) return length * 3.3
  if (!/^\p{L}/u.test(part)) return 3
  if (/[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(part))
    return length * 6
  const isWord = !/[bcdfghjklmnpqrstvwxz]{5}/.test(part)
  return isWord ? Math.min(length * 4.7, 12 + Math.max(0, length - 8)) : length * 4.7
}
