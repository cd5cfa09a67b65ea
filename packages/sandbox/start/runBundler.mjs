import { startBundler } from '@portico/sandbox/chain'
import { getAddresses } from './addresses.mjs'
import { endWith } from './endWith.mjs'

const { chainOne } = getAddresses(Number(process.env.PORTICO_SANDBOX_SLOT ?? 0))

/** Smart accounts on the first local chain: their contracts and the bundler. */
const bundler = await startBundler({ port: Number(process.env.PORT), chainUrl: chainOne })
endWith(() => bundler.stop())
