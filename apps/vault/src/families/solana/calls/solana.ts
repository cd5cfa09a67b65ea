import { loginChanged, networkChanged, PorticoError, unauthorized } from '@portico/protocol'
import { base64 } from '@scure/base'
import { describeMessage } from '../../../approve/describeMessage.ts'
import type { TextKey } from '../../../locales/en.ts'
import { nameKnownNetwork } from '../../../networks/networks.ts'
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
  nameNetwork: nameKnownNetwork,
  parse: {
    async solana_signMessage(params) {
      const message = decodeBase58(params.message)
      assertIsMessage(message)
      return { title: 'signMessage', items: [{ kind: 'solana-message', message }] }
    },
    solana_signTransaction: async ({ transaction }, context) =>
      parseTransactions('signTransaction', [transaction], context),
    solana_signAllTransactions: async ({ transactions }, context) =>
      parseTransactions('signTransactions', transactions, context),
    solana_signAndSendTransaction: async ({ transaction }, context) =>
      parseTransactions('sendTransaction', [transaction], context),
  },
  async describe({ title, items }, context) {
    const [first] = items
    if (first?.kind !== 'solana-message') return describeTransactions(title, items, context)
    return describeMessage(first.message, { origin: context.origin, address: context.account.address })
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
  complete: {
    solana_signMessage: async ({ signed: [first] }) => ({ signature: first?.result }),
    solana_signTransaction: async ({ signed: [first] }) => ({ transaction: first?.result }),
    solana_signAllTransactions: async ({ signed }) => ({ transactions: signed.map(({ result }) => result) }),
    async solana_signAndSendTransaction({ call, signed: [first] }, { node, network }) {
      const wire = base64.encode(decodeBase58(first?.result ?? ''))
      const options = { ...call.params.options, encoding: 'base64' }
      await submit(() => node.call(network, 'sendTransaction', [wire, options]), first?.name)
      return { signature: first?.name }
    },
  },
}
