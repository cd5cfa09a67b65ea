import type { Network } from '@portico/core'
import { chainNotSupported, PorticoError } from '@portico/protocol'

export function describeChain(network: Network): Readonly<Record<string, unknown>> {
  const { cosmos, name, id, nativeCurrency, rpcUrls } = network
  if (!cosmos) throw new PorticoError(chainNotSupported)
  const { bech32Prefix: prefix, denom, gasPrice, rest } = cosmos
  const currency = {
    coinDenom: nativeCurrency.symbol,
    coinMinimalDenom: denom,
    coinDecimals: nativeCurrency.decimals,
  }
  return {
    chainId: String(id),
    chainName: name,
    rpc: rpcUrls.default.http[0],
    rest,
    bip44: { coinType: 118 },
    bech32Config: {
      bech32PrefixAccAddr: prefix,
      bech32PrefixAccPub: `${prefix}pub`,
      bech32PrefixValAddr: `${prefix}valoper`,
      bech32PrefixValPub: `${prefix}valoperpub`,
      bech32PrefixConsAddr: `${prefix}valcons`,
      bech32PrefixConsPub: `${prefix}valconspub`,
    },
    currencies: [currency],
    feeCurrencies: [
      { ...currency, gasPriceStep: { low: gasPrice, average: gasPrice, high: gasPrice * 1.6 } },
    ],
    stakeCurrency: currency,
    features: [],
  }
}
