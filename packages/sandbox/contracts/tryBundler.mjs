import { startBundler, startChain } from '@portico/sandbox/chain'
import { bytesToHex, createPublicClient, createTestClient, hexToBytes, http, parseEther, toHex } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { createServer } from 'vite'
import { root } from '../../../scripts/root.mjs'

/**
 * Checks whether a third-party bundler accepts the vault's user operations. It is not part of `npm test`, because
 * no bundler is installed.
 *
 * PORTICO_CHAIN=http://127.0.0.1:8545 PORTICO_TRY_BUNDLER=http://127.0.0.1:4337 node packages/sandbox/contracts/tryBundler.mjs
 *
 * The chain is the local one (anvil) that the bundler uses. Without a bundler only the contracts are deployed,
 * because some bundlers start only where an entry point exists.
 */
const { PORTICO_TRY_BUNDLER: bundlerUrl, PORTICO_CHAIN: chainUrl } = process.env
if (!chainUrl) throw new Error("Set PORTICO_CHAIN to the URL of the bundler's local chain.")

const chain = await startChain()
const { factory, implementation, entryPoint, stop } = await startBundler({ chainUrl: chain.url })
await stop()
console.log(`The contracts are deployed; the entry point is ${entryPoint}.`)
if (bundlerUrl) await tryBundler(bundlerUrl)
else console.log('PORTICO_TRY_BUNDLER is not set, so no bundler is tested.')
await chain.stop()

/** Two operations of one account: the first creates it. */
async function tryBundler(bundler) {
  const vite = await createServer({ root, logLevel: 'error', server: { middlewareMode: true, ws: false } })
  const load = file => vite.ssrLoadModule(`/apps/vault/src/${file}`)
  const { evm } = await load('families/evm/calls/evm.ts')
  const { createOperationQueue } = await load('families/evm/calls/createOperationQueue.ts')
  const { readSmart } = await load('families/evm/calls/smartReads.ts')
  const { createNodeClient } = await load('node/createNodeClient.ts')
  const { deriveSmartAddress } = await load('families/evm/derive/deriveSmartAddress.ts')

  const network = `eip155:${chain.chainId}`
  const contracts = { bundler, factory, implementation }
  const key = generatePrivateKey()
  const owner = privateKeyToAccount(key).address
  const address = deriveSmartAddress(owner, contracts)
  const keys = { accounts: { evmKey: hexToBytes(key), addresses: { eip155: owner } } }
  const { signal } = new AbortController()
  const accounts = [
    { address: owner, type: 'eoa' },
    { address, type: 'smartAccount' },
  ]
  const context = {
    network,
    url: chain.url,
    smartAccounts: { [network]: contracts },
    accounts,
    account: accounts[1],
    origin: 'https://shop.example',
    node: createNodeClient({ [network]: chain.url }),
    operationQueue: createOperationQueue((_, act) => act()),
    signal,
  }
  const client = createPublicClient({ transport: http(chain.url) })
  await createTestClient({ mode: 'anvil', transport: http(chain.url) }).setBalance({
    address,
    value: parseEther('10'),
  })

  for (const turn of ['creates the account', 'uses it']) {
    const receivers = [createReceiver(), createReceiver()]
    const calls = receivers.map(to => ({ to, value: toHex(1000) }))
    const call = { policy: 'approve', method: 'wallet_sendCalls', params: [{ calls }] }
    const { items } = await evm.parse(call, context)
    const signed = evm.sign(keys, { session: '', address, network, items }, context)
    const [{ name: hash }] = signed
    await evm.complete({ call, network, address, items, signed }, context, signal)
    const status = await waitForEnd(() =>
      readSmart(
        owner,
        { network, method: 'wallet_getCallsStatus', params: [hash, hash] },
        context.smartAccounts,
        signal,
      ),
    )
    for (const receiver of receivers) {
      const balance = await client.getBalance({ address: receiver })
      if (status !== 200 || balance !== 1000n)
        throw new Error(`The operation that ${turn} ended with ${status}, and ${receiver} has ${balance}.`)
    }
    console.log(`The operation that ${turn} was accepted: ${hash}`)
  }
  await vite.close()
}

async function waitForEnd(read) {
  for (let tries = 60; tries > 0; tries--) {
    const { status } = await read()
    if (status !== 100) return status
    await new Promise(resolve => setTimeout(resolve, 500))
  }
  throw new Error('The bundler did not return a receipt for the operation.')
}

function createReceiver() {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(20)))
}
