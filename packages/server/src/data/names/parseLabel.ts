const shortest = 4
const longest = 63

/**
 * Parses a label that can be registered, without its zone. Characters other than letters, digits and hyphens
 * are rejected, never converted: a homoglyph could impersonate another name. Reserved words, the labels of the zone
 * and look-alikes of either are rejected.
 */
export function parseLabel(text: string, zone = ''): { label: string } | { problem: string } {
  if (!/^[a-zA-Z0-9-]*$/.test(text)) return { problem: 'Use only letters, numbers and hyphens.' }
  if (text.length < shortest) return { problem: `Use at least ${shortest} characters.` }
  if (text.length > longest) return { problem: `Use at most ${longest} characters.` }
  const label = text.toLowerCase()
  if (/^-|-$|^..--/.test(label)) {
    return {
      problem: 'A name can’t start or end with a hyphen, or have two hyphens in third and fourth place.',
    }
  }
  if (label.startsWith('0x')) return { problem: 'A name can’t start like an address.' }
  return isReserved(label, zone) ? { problem: 'This name is reserved.' } : { label }
}

const digitLooks: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'l',
  2: 'z',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  8: 'b',
  9: 'g',
}

/** Maps look-alike labels to the same text. Digits stay distinct from each other, so numbered names differ. */
export const formatLook = (label: string): string =>
  label
    .replaceAll('-', '')
    .replace(/[0-9]/g, digit => digitLooks[digit] ?? digit)
    .replaceAll('i', 'l')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replaceAll('cl', 'd')

const reservedWords = new Set(
  readLooks(`
    abuse admin administrator airdrop billing bridge claim claims compliance contact exchange faucet
    finance foundation help helpdesk hostmaster info legal login mail mod moderator mods null official
    operator owner payment payments portico postmaster recovery refund refunds root safe secure security
    service staff support sysadmin system team treasury trust undefined vault verified verify wallet
    wallets webmaster
  `),
)
/** Reserved within longer words too, because hardly any other word contains them. */
const reservedParts = readLooks('administrator customerservice helpdesk moderator official portico support')

function readLooks(words: string) {
  return words.trim().split(/\s+/).map(formatLook)
}

function isReserved(label: string, zone: string): boolean {
  const look = formatLook(label)
  const words = [look, ...label.split('-').map(formatLook)]
  if (words.some(word => reservedWords.has(word)) || reservedParts.some(part => look.includes(part)))
    return true
  return zone.split('.').some(part => part !== '' && look === formatLook(part))
}

const label = /^_*[a-z0-9-]{1,63}$/

/** Of what ENSIP-15 allows, only letters, digits and hyphens: names in other scripts may be homoglyphs. */
export function parseName(text: string): string | undefined {
  if (text.length > 255) return undefined
  const name = text.toLowerCase()
  const labels = name.split('.')
  const isNormal = labels.length > 1 && labels.every(part => label.test(part) && part.slice(2, 4) !== '--')
  return isNormal ? name : undefined
}

const most = 12

export function suggestLabels(typed: string, zone = ''): string[] {
  const label = typed
    .toLowerCase()
    .replace(/[^a-z0-9-]/g, '')
    .replace(/^-+|-+$/g, '')
  if (label === '') return []
  const numbered = ['2', '3', '7', '21', '42', '99'].map(end => `${label}-${end}`)
  const words = [`the-${label}`, `its-${label}`, `hey-${label}`, `${label}-here`, `${label}-pays`]
  return [...words, ...numbered].filter(name => 'label' in parseLabel(name, zone)).slice(0, most)
}
