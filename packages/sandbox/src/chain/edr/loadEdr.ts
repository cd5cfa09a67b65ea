import type { EdrContext } from '@nomicfoundation/edr'

type Edr = typeof import('@nomicfoundation/edr')

// The engine requires one context per process; all chains share its threads.
let loading: Promise<{ edr: Edr; context: EdrContext }> | undefined

export const loadEdr = () => (loading ??= load())

async function load(): Promise<{ edr: Edr; context: EdrContext }> {
  const edr = await import('@nomicfoundation/edr').catch(cause => {
    throw new Error(
      `No local chain can be started on ${process.platform} with ${process.arch}: neither anvil (@foundry-rs/anvil) nor EDR (@nomicfoundation/edr) is installed for it. Name a node that runs: PORTICO_CHAIN=http://…`,
      { cause },
    )
  })
  const context = new edr.EdrContext()
  await context.registerProviderFactory(edr.L1_CHAIN_TYPE, edr.l1ProviderFactory())
  return { edr, context }
}
