import { describe, expect, it } from 'vitest'
import { createDeviceKeys } from './deviceKeys.ts'
import { toUtf8 } from './encoding.ts'
import { type SecretPlace, unwrapSecret, wrapSecret } from './wrapSecret.ts'

const place: SecretPlace = { userId: 'user', walletId: 'wallet', kind: 'device-share', epoch: 3 }

describe('wrapSecret', () => {
  it('opens only on the same device and in the same place', async () => {
    const device = await createDeviceKeys()
    const wrapped = await wrapSecret(device, toUtf8('share'), place)
    expect(await unwrapSecret(device, wrapped, place)).toEqual(toUtf8('share'))
    const mismatch = expect.objectContaining({ code: 'share_mismatch' })
    const elsewhere: SecretPlace[] = [
      { ...place, userId: 'other' },
      { ...place, walletId: 'other' },
      { ...place, kind: 'session' },
      { ...place, epoch: 2 },
      { ...place, userId: 'userw', walletId: 'allet' },
    ]
    for (const wrong of elsewhere)
      await expect(unwrapSecret(device, wrapped, wrong)).rejects.toEqual(mismatch)
    await expect(unwrapSecret(await createDeviceKeys(), wrapped, place)).rejects.toEqual(mismatch)
  })
})
