import { startOnRamp } from '@portico/sandbox/chain'
import { getAddresses } from './addresses.mjs'
import { contracts, onRampFee, seederKey } from './contracts.mjs'
import { endWith } from './endWith.mjs'

const { chainOne } = getAddresses(Number(process.env.PORTICO_SANDBOX_SLOT ?? 0))

/** A mock on-ramp for sandbox dollars, which are delivered without a payment. */
const onRamp = await startOnRamp({
  port: Number(process.env.PORT),
  chainUrl: chainOne,
  sellerKey: seederKey,
  token: { address: contracts.dollar, symbol: 'SUSD', decimals: 6 },
  feePercent: onRampFee,
})
endWith(() => onRamp.stop())
