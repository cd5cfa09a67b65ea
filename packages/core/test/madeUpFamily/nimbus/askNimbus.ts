import { callVerb } from '../../../src/actions/callVerb.js'
import { sendTransaction } from '../../../src/actions/sendTransaction.js'
import { signMessage } from '../../../src/actions/signMessage.js'
import type { Portico } from '../../../src/types/Portico.js'

/** What a page does with it, typed by the entry. */
export async function askNimbus(portico: Portico): Promise<readonly string[]> {
  const namespace = 'nimbus'
  return [
    await signMessage(portico, { namespace, message: 'hello' }),
    await sendTransaction(portico, { namespace, rain: 7 }),
    await callVerb(portico, { namespace, verb: 'signCloud', cloud: 'cirrus' }),
    // @ts-expect-error a verb of another family
    await callVerb(portico, { namespace, verb: 'signPsbt', psbt: '' }).catch(String),
  ]
}
