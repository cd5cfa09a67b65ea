import { invalidParams, PorticoError, unauthorized } from '@portico/protocol'
import { base64 } from '@scure/base'
import { describeMessage } from '../../../approve/describeMessage.ts'
import { describeNetwork } from '../../../networks/networks.ts'
import { submit } from '../../../node/submit.ts'
import type { CallFamily, FamilyContext, PreparedCall } from '../../LaterFamily.ts'
import { decodeBase58 } from '../sign/parseSolanaTransaction.ts'
import { assertIsMessage } from '../sign/signSolana.ts'
import { prepareTransactions } from './prepareTransactions.ts'

const refuse = (detail: string) => new PorticoError(invalidParams, { detail })

export const solana: CallFamily = {
  async prepare(call, context) {
    switch (call.method) {
      case 'solana_signMessage':
        return prepareMessage(call.params, context)
      case 'solana_signTransaction':
        return prepareTransactions(context, 'signTransaction', [call.params.transaction])
      case 'solana_signAllTransactions':
        return prepareTransactions(context, 'signTransactions', call.params.transactions)
      case 'solana_signAndSendTransaction':
        return prepareTransactions(context, 'sendTransaction', [call.params.transaction])
      default:
        throw refuse('The method is not a Solana method.')
    }
  },
  async complete(call, signed, { node, network }) {
    const [first] = signed
    switch (call.method) {
      case 'solana_signMessage':
        return { signature: first?.result }
      case 'solana_signAllTransactions':
        return { transactions: signed.map(({ result }) => result) }
      case 'solana_signAndSendTransaction': {
        const wire = base64.encode(decodeBase58(first?.result ?? ''))
        const options = { ...call.params.options, encoding: 'base64' }
        await submit(() => node.call(network, 'sendTransaction', [wire, options]), first?.name)
        return { signature: first?.name }
      }
      default:
        return { transaction: first?.result }
    }
  },
}

function prepareMessage(
  params: { readonly message: string; readonly pubkey: string },
  { accounts, origin, network }: FamilyContext,
): PreparedCall {
  const address = accounts[0]?.address ?? ''
  if (params.pubkey !== address) throw new PorticoError(unauthorized)
  const message = decodeBase58(params.message)
  assertIsMessage(message)
  const shown = describeMessage(message, { origin, address })
  return {
    address,
    items: [{ kind: 'solana-message', message }],
    shown: { ...shown, network: describeNetwork(network).name },
  }
}
