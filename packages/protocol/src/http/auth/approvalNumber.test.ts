import { createHash, randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { commitToOpening, deriveApprovalNumber } from './approvalNumber.js'

const random = () => randomBytes(32).toString('base64url')
const deviceId = 'A'.repeat(43)

describe('the number of a device approval', () => {
  it('is three digits of both sides’ bytes and the device’s key [AU28]', async () => {
    const given = { deviceId, opening: 'B'.repeat(43), nonce: 'C'.repeat(43) }
    const text = ['portico/approval-number/1', ...Object.values(given)].join('\n')
    const expected = createHash('sha256').update(text).digest().readBigUInt64BE() % 1000n
    expect(await deriveApprovalNumber(given)).toBe(String(expected).padStart(3, '0'))
  })

  it('is promised with the name of the device, so that nobody else can use the promise [AU28]', async () => {
    const opening = random()
    const text = ['portico/approval-commitment/1', deviceId, opening].join('\n')
    expect(await commitToOpening({ deviceId, opening })).toBe(
      createHash('sha256').update(text).digest('base64url'),
    )
    expect(await commitToOpening({ deviceId: 'B'.repeat(43), opening })).not.toBe(
      await commitToOpening({ deviceId, opening }),
    )
  })

  it('is hit by luck only by whoever stands between and answers the device with bytes of their own [AU28]', async () => {
    let hits = 0
    const runs = 3000
    for (let run = 0; run < runs; run++) {
      // Towards the escrow: a device of the thief, whose bytes are promised before the escrow tells its own.
      const nonce = random()
      const wanted = await deriveApprovalNumber({ deviceId: 'T'.repeat(43), opening: random(), nonce })
      // Towards the owner's device: any bytes, chosen before that tells its own. The escrow's are as good as others.
      const shown = await deriveApprovalNumber({ deviceId, opening: random(), nonce })
      if (shown === wanted) hits++
    }
    // Three are expected. More than twenty would happen by chance less than once in a billion runs.
    expect(hits).toBeLessThan(20)
  })
})
