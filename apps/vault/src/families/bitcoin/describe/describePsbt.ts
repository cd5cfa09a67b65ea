import { bytesToHex } from '@noble/hashes/utils.js'
import { feeTooHigh, invalidParams, PorticoError } from '@portico/protocol'
import { decodeReadable } from '@portico/protocol/frame'
import { Address, OutScript, Script, type Transaction } from '@scure/btc-signer'
import type { Approval, Row } from '../../../approve/Approval.ts'
import { revealLine } from '../../../approve/cleanText.ts'
import { isHighFee } from '../../../approve/describePayment.ts'
import { formatUnits } from '../../../approve/formatUnits.ts'
import type { TextKey } from '../../../locales/en.ts'
import { type BitcoinNetwork, getBitcoinNetwork } from '../derive/bitcoinNetworks.ts'
import type { BitcoinAccount } from '../derive/deriveBitcoinKeys.ts'
import { isSameBytes, readSpent } from '../sign/signPsbt.ts'

const decimals = 8
/** In satoshis. No visitor intends to pay this: the transaction is faulty or malicious. */
const mostFee = 10_000_000n
const highFee = 100_000n

type Described = Required<Pick<Approval, 'groups' | 'warnings' | 'raw'>> & Pick<Approval, 'totals'>

/**
 * Describes the inputs and outputs of a transaction. An output counts as ours only if our keys derive its script;
 * derivation paths in the PSBT are ignored.
 * @param toSign the inputs to be signed by this account
 */
export function describePsbt(
  transaction: Transaction,
  accounts: readonly BitcoinAccount[],
  toSign: readonly number[],
  networkId: string,
): Described {
  const network = getBitcoinNetwork(networkId)
  const format = (satoshis: bigint) => `${formatUnits(satoshis, decimals)} ${network.symbol}`
  const findAccount = (script: Uint8Array) => accounts.find(each => isSameBytes(each.script, script))
  const inputs = Array.from({ length: transaction.inputsLength }, (_, index) => {
    const spent = readSpent(transaction, index)
    if (!spent) throw new PorticoError(invalidParams, { detail: `Input ${index} has no UTXO information.` })
    return { ...spent, owner: findAccount(spent.script), isSigned: toSign.includes(index) }
  })
  const outputs = Array.from({ length: transaction.outputsLength }, (_, index) => {
    const { script = new Uint8Array(), amount = 0n } = transaction.getOutput(index)
    return { script, amount, owner: findAccount(script) }
  })
  const fee = sum(inputs) - sum(outputs)
  if (fee < 0n) throw new PorticoError(invalidParams, { detail: 'The outputs exceed the inputs.' })
  if (fee > mostFee) throw new PorticoError(feeTooHigh)
  const isHigh = isHighFee(fee, highFee, sum(outputs.filter(({ owner }) => !owner)))
  const foreign = inputs.filter(({ owner }) => !owner)
  const net = sum(inputs.filter(({ owner }) => owner)) - sum(outputs.filter(({ owner }) => owner))
  const describeOutput = ({ script, amount, owner }: (typeof outputs)[number]): readonly Row[] => {
    // With several payers an output cannot be attributed to one of them.
    const label = owner ? 'comesBack' : foreign.length > 0 ? 'isPaid' : 'leaves'
    const rows: readonly Row[] = [{ label, value: format(amount), form: 'amount' }]
    const note = readNote(script)
    if (note !== undefined) return [...(amount > 0n ? rows : []), { label: 'memo', value: note }]
    return [...rows, { label: 'to', value: formatScript(script, network), form: 'code' }]
  }
  return {
    ...(foreign.length > 0 && {
      totals: [
        net < 0n
          ? { label: 'arrives', value: format(-net), form: 'amount' }
          : { label: 'leaves', value: format(net), form: 'amount' },
      ],
    }),
    groups: [
      ...outputs.map(describeOutput),
      ...(foreign.length > 0
        ? [[{ label: 'othersPay', value: format(sum(foreign)), form: 'amount' } as const]]
        : []),
      [{ label: 'feeUpTo', value: format(fee) }],
    ],
    warnings: [...listWarnings(inputs), ...(isHigh ? (['warnFee'] as const) : [])],
    raw: bytesToHex(transaction.unsignedTx),
  }
}

const sum = (parts: readonly { readonly amount: bigint }[]) =>
  parts.reduce((total, { amount }) => total + amount, 0n)

interface DescribedInput {
  readonly owner: BitcoinAccount | undefined
  readonly isSigned: boolean
  readonly isProven: boolean
}

function listWarnings(inputs: readonly DescribedInput[]): readonly TextKey[] {
  const signed = inputs.filter(({ isSigned }) => isSigned)
  const ordinals = signed.filter(({ owner }) => owner?.type === 'ordinal')
  // A Taproot signature covers the amounts of all inputs, a SegWit v0 signature only its own. With wrong amounts in two
  // requests an attacker could combine signatures into a transaction that pays everything to the miner.
  const isUnproven = ordinals.length === 0 && inputs.length > 1 && inputs.some(({ isProven }) => !isProven)
  return [
    ...(isUnproven ? (['warnUnproven'] as const) : []),
    ...(ordinals.length > 0 ? (['warnInscriptions'] as const) : []),
  ]
}

/** Reads the data of an OP_RETURN output. */
function readNote(script: Uint8Array): string | undefined {
  if (script[0] !== 0x6a) return undefined
  try {
    const parts = Script.decode(script).slice(1)
    return parts
      .map(part => {
        if (!(part instanceof Uint8Array)) return String(part)
        const text = decodeReadable(part)
        return text === undefined ? bytesToHex(part) : revealLine(text)
      })
      .join(' ')
  } catch {
    return bytesToHex(script)
  }
}

function formatScript(script: Uint8Array, { prefixes }: BitcoinNetwork): string {
  try {
    return Address(prefixes).encode(OutScript.decode(script))
  } catch {
    return bytesToHex(script)
  }
}
