import { type Hex, isAddress, isHex, type SignableMessage, type TypedDataDefinition } from 'viem'
import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import { invalidParams } from './providerRpcError.js'
import type { WrongAnswers } from './types.js'
import { type MethodHandler, requireAccount, type WalletContext } from './walletContext.js'

async function signWith(
  context: WalletContext,
  account: PrivateKeyAccount,
  sign: (account: PrivateKeyAccount) => Promise<Hex>,
): Promise<Hex> {
  const wrong: WrongAnswers['signature'] = context.state.get().wrong.signature
  if (wrong === 'empty') return '0x'
  if (wrong === 'short') return `0x${'ab'.repeat(12)}`
  return sign(wrong === 'otherAccount' ? privateKeyToAccount(generatePrivateKey()) : account)
}

const personalSign: MethodHandler = async (context, request) => {
  const [first, second] = request.params
  // Old libraries send the address first.
  const reversed = typeof first === 'string' && isAddress(first, { strict: false })
  const [data, address] =
    reversed && !isAddress(String(second), { strict: false }) ? [second, first] : [first, second]
  if (typeof data !== 'string') throw invalidParams('personal_sign expects [message, address].')
  const account = requireAccount(context, address)
  await context.prompts.ask(request)
  const message: SignableMessage = isHex(data) ? { raw: data } : data
  return signWith(context, account, signer => signer.signMessage({ message }))
}

const signTypedData: MethodHandler = async (context, request) => {
  const [address, json] = request.params
  const account = requireAccount(context, address)
  const typedData = parseTypedData(json)
  await context.prompts.ask(request)
  return signWith(context, account, signer => signer.signTypedData(typedData))
}

function parseTypedData(json: unknown): TypedDataDefinition {
  try {
    // viem validates the structure while hashing.
    return (typeof json === 'string' ? JSON.parse(json) : json) as TypedDataDefinition
  } catch {
    throw invalidParams('eth_signTypedData_v4 expects [address, JSON].')
  }
}

export const signMethods: Readonly<Record<string, MethodHandler>> = {
  personal_sign: personalSign,
  eth_signTypedData_v4: signTypedData,
}
