import { loginChanged, networkChanged, PorticoError, unauthorized } from '@portico/protocol'
import { base64 } from '@scure/base'
import { describeMessage } from '../../../approve/describeMessage.ts'
import type { TextKey } from '../../../locales/en.ts'
import { assertNetworkKnown, describeNetwork } from '../../../networks/networks.ts'
import { submit } from '../../../node/submit.ts'
import type { FamilyContext, ParsedCall, VaultFamily } from '../../VaultFamily.ts'
import { decodeBase58, parseSolanaTransaction } from '../sign/parseSolanaTransaction.ts'
import { assertIsMessage, signSolanaMessage, signSolanaTransaction } from '../sign/signSolana.ts'
import { describeTransactions } from './describeTransactions.ts'

interface SolanaParsed extends ParsedCall {
  readonly title: TextKey
}

const parseTransactions = (
  title: TextKey,
  transactions: readonly string[],
  { account }: FamilyContext,
): SolanaParsed => {
  if (transactions.some(each => !parseSolanaTransaction(each).message.signers.includes(account.address)))
    throw new PorticoError(unauthorized)
  return {
    title,
    items: transactions.map(transaction => ({ kind: 'solana-transaction', transaction }) as const),
  }
}

export const solana: VaultFamily<'solana', SolanaParsed> = {
  derive: async ({ addresses }) => [{ address: addresses.solana, type: 'eoa' }],
  async parse(call, context) {
    assertNetworkKnown(context)
    switch (call.method) {
      case 'solana_signMessage': {
        const message = decodeBase58(call.params.message)
        assertIsMessage(message)
        return { title: 'signMessage', items: [{ kind: 'solana-message', message }] }
      }
      case 'solana_signTransaction':
        return parseTransactions('signTransaction', [call.params.transaction], context)
      case 'solana_signAllTransactions':
        return parseTransactions('signTransactions', call.params.transactions, context)
      case 'solana_signAndSendTransaction':
        return parseTransactions('sendTransaction', [call.params.transaction], context)
    }
  },
  async describe({ title, items }, context) {
    const [first] = items
    if (first?.kind !== 'solana-message') return describeTransactions(title, items, context)
    const { origin, network, account } = context
    const described = describeMessage(first.message, { origin, address: account.address })
    return { ...described, network: describeNetwork(network).name }
  },
  sign({ accounts: { addresses, solanaKey } }, { address, items }) {
    if (address !== addresses.solana) throw new PorticoError(loginChanged)
    return items.map(item => {
      if (item.kind === 'solana-message') return { result: signSolanaMessage(solanaKey, item.message) }
      if (item.kind !== 'solana-transaction') throw new PorticoError(networkChanged)
      const parsed = parseSolanaTransaction(item.transaction)
      const { transaction, signature } = signSolanaTransaction(solanaKey, parsed)
      return { result: transaction, name: signature }
    })
  },
  async complete({ call, signed }, { node, network }) {
    const [first] = signed
    switch (call.method) {
      case 'solana_signMessage':
        return { answer: { signature: first?.result } }
      case 'solana_signAllTransactions':
        return { answer: { transactions: signed.map(({ result }) => result) } }
      case 'solana_signAndSendTransaction': {
        const wire = base64.encode(decodeBase58(first?.result ?? ''))
        const options = { ...call.params.options, encoding: 'base64' }
        await submit(() => node.call(network, 'sendTransaction', [wire, options]), first?.name)
        return { answer: { signature: first?.name } }
      }
      default:
        return { answer: { transaction: first?.result } }
    }
  },
}
