import { startOnRamp } from '@portico/testing/chain'
import { getAddresses } from './addresses.mjs'
import { contracts, onRampFee, seederKey } from './contracts.mjs'
import { endWith } from './endWith.mjs'

const { chainOne } = getAddresses(Number(process.env.PORTICO_SANDBOX_SLOT ?? 0))

/** A shop for dollars of the sandbox, which nobody has to pay for and which are really delivered. */
const onRamp = await startOnRamp({
  port: Number(process.env.PORT),
  chainUrl: chainOne,
  sellerKey: seederKey,
  token: { address: contracts.dollar, symbol: 'SUSD', decimals: 6 },
  feePercent: onRampFee,
})
endWith(() => onRamp.stop())
