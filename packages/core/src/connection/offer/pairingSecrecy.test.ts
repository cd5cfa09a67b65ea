import { removePersonalData } from '@portico/protocol'
import { describe, expect, it } from 'vitest'
import { json, settle } from '../../../test/createFakeEnvironment.js'
import { createFakePairing } from '../../../test/createFakePairing.js'
import { createTestPortico } from '../../../test/createTestPortico.js'
import { openModal } from '../../dialog/openModal.js'
import { trackEvent } from '../../events/trackEvent.js'
import { startPortico } from '../../runtime/startPortico.js'
import type { SourceFactory } from '../../sources/Source.js'
import { createOffer } from './createOffer.js'
import { getPairing } from './findOffer.js'
import { startPairing } from './startPairing.js'

const symKey = '587d5484ce2a2a6ee3ba1962fdd7e8588e06200c46823bd18fbd67def96ad303'
const uri = `wc:7f6494b3@2?relay-protocol=irn&symKey=${symKey}`

/** Wallets of which each refuses with the code in its words. */
const factory: SourceFactory = {
  create(context) {
    const make = async () => ({ uri, session: Promise.reject(new Error(`Pairing ${uri} failed`)) })
    return {
      ...createFakePairing().factory.create(context),
      ...createOffer(context, { make, dismiss: async () => {} }),
    }
  },
}

describe('the key in a pairing code', () => {
  it('leaves the page by nothing that the kit does itself [WC31]', async () => {
    const { portico, fake } = createTestPortico({ pairing: factory, services: 'https://portico.example' })
    fake.answer(() => json({ isAnalyticsEnabled: true, features: [], data: [], count: 0 }))
    startPortico(portico)
    openModal(portico)
    startPairing(portico)
    await settle()
    await expect.poll(() => getPairing(portico).status).toBe('error')
    trackEvent(portico, {
      event: 'INTERNAL_SDK_ERROR',
      properties: { errorType: 'Error', errorMessage: `Pairing ${uri} failed`, stackTrace: `at ${uri}:1:2` },
    })
    const hasSent = async () => {
      await fake.advance(10_000)
      return fake.requests.some(({ body }) => JSON.stringify(body)?.includes('INTERNAL_SDK_ERROR'))
    }
    await expect.poll(hasSent).toBe(true)
    const left = fake.requests.map(({ url, body, init }) => [url.href, body, init.headers])
    const said = [left, fake.logged, [...fake.stored], fake.opened, fake.preloaded, fake.addresses]
    expect(JSON.stringify(said)).not.toContain(symKey)
    expect(JSON.stringify(said)).not.toContain('symKey')
  })

  it.each([uri, encodeURIComponent(uri), `metamask://wc?uri=${encodeURIComponent(uri)}`])(
    'is removed from what events say: %.30s [WC31]',
    text => {
      expect(JSON.stringify(removePersonalData({ message: `It was ${text}, sorry` }))).not.toContain(symKey)
    },
  )
})
