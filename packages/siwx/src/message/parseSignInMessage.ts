import { PorticoError, type SiwxMessage, signInMessageMalformed } from '@portico/protocol'
import { signInFamilies } from './fields.js'
import { findMistake } from './findMistake.js'
import { layOut } from './formatSignInMessage.js'

const longest = 16_384

const families = Object.entries(signInFamilies)
const names = families.map(([, name]) => name).join('|')

/** Wallets that sign in while pairing write one empty line if there is no statement; the grammar requires two. */
const layout = new RegExp(
  [
    `^(?:(?<scheme>https?)://)?(?<domain>[^ \\n]+) wants you to sign in with your (?<family>${names}) account:`,
    '(?<address>[^\\n]+)',
    '(?:|\\n(?<statement>[^\\n]+)\\n|\\n)',
    'URI: (?<uri>[^\\n]+)',
    'Version: (?<version>[^\\n]+)',
    'Chain ID: (?<reference>[^\\n]+)',
    'Nonce: (?<nonce>[^\\n]+)',
    'Issued At: (?<issuedAt>[^\\n]+?)' +
      '(?:\\nExpiration Time: (?<expirationTime>[^\\n]+))?' +
      '(?:\\nNot Before: (?<notBefore>[^\\n]+))?' +
      '(?:\\nRequest ID: (?<requestId>[^\\n]*))?' +
      '(?<resources>\\nResources:(?:\\n- [^\\n]+)*)?$',
  ].join('\\n'),
)

/** Parses strictly (EIP-4361, CAIP-122). Throws for anything else, also if the text is ambiguous. */
export function parseSignInMessage(text: string): SiwxMessage {
  const found = text.length <= longest ? layout.exec(text)?.groups : undefined
  if (!found) throw refuse(findMissingLine(text) ?? 'its lines are not those of one')
  const namespace = families.find(([, name]) => name === found.family)?.[0]
  const { statement, expirationTime, notBefore, requestId, resources } = found
  const message: SiwxMessage = {
    accountAddress: found.address ?? '',
    chainId: `${namespace}:${found.reference}`,
    domain: found.domain ?? '',
    uri: found.uri ?? '',
    version: found.version ?? '',
    nonce: found.nonce ?? '',
    issuedAt: found.issuedAt ?? '',
    statement,
    expirationTime,
    notBefore,
    requestId,
    ...(resources !== undefined && {
      resources: resources
        .split('\n')
        .slice(2)
        .map(line => line.slice(2)),
    }),
  }
  const mistake = findMistake(message)
  if (mistake) throw refuse(mistake)
  const { scheme } = found
  if (scheme && !message.uri.startsWith(`${scheme}://`)) throw refuse('its scheme is not the one of its URI')
  // The only text that these fields produce, or the same with one empty line less.
  const whole = `${scheme ? `${scheme}://` : ''}${layOut(message)}`
  if (text !== whole && text !== whole.replace('\n\n\n', '\n\n')) throw refuse('it has two readings')
  return message
}

/** Sign-In with Solana makes these optional, but without them a signature proves too little. */
const requiredLines = ['URI', 'Version', 'Chain ID', 'Nonce', 'Issued At']

function findMissingLine(text: string): string | undefined {
  if (!/ wants you to sign in with your \w+ account:\n/.test(text)) return undefined
  const missing = requiredLines.find(name => !text.includes(`\n${name}: `))
  return missing && `it has no line "${missing}: …", which is required here`
}

const refuse = (reason: string) => new PorticoError(signInMessageMalformed, { context: { reason } })
