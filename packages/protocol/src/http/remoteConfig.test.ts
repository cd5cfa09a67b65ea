import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { AllowedOriginsSchema, AnalyticsConfigSchema, RemoteConfigSchema } from './remoteConfig.js'
import { remoteFeatureIds } from './remoteFeatureIds.js'

describe('config service answers', () => {
  it('reads features and keeps null, absent and filled configs apart [W-05]', () => {
    const features = [
      { id: 'social_login', isEnabled: true, config: ['email', 'google'] },
      { id: 'swap', isEnabled: true, config: null },
      { id: 'onramp', isEnabled: false },
    ]
    expect(v.parse(RemoteConfigSchema, { features, extra: 1 })).toEqual({ features })
  })

  it('drops a bad feature and keeps the rest [W-05]', () => {
    const good = { id: 'activity', isEnabled: true, config: [] }
    expect(
      v.parse(RemoteConfigSchema, { features: [null, { id: 'swap' }, { ...good, config: {} }, good] }),
    ).toEqual({
      features: [good],
    })
  })

  it('carries no addresses: whatever else a feature names is left out [DL10]', () => {
    const feature = { id: 'onramp', isEnabled: true, config: ['meld'] }
    const more = {
      url: 'https://evil.example',
      helpUrl: 'javascript:alert(1)',
      links: { explorer: 'data:,x' },
    }
    const answer = { features: [{ ...feature, ...more }], explorerUrl: 'https://evil.example', ...more }
    expect(v.parse(RemoteConfigSchema, answer)).toEqual({ features: [feature] })
  })

  it('maps the seven remote feature keys to feature ids of the service [K-12]', () => {
    expect(remoteFeatureIds).toEqual({
      email: 'social_login',
      socials: 'social_login',
      swaps: 'swap',
      onramp: 'onramp',
      activity: 'activity',
      reownBranding: 'reown_branding',
      multiWallet: 'multi_wallet',
    })
  })

  it('reads allowed origins and refuses an answer without them [W-06]', () => {
    expect(v.parse(AllowedOriginsSchema, { allowedOrigins: ['https://a.example', 1] })).toEqual({
      allowedOrigins: ['https://a.example'],
    })
    expect(v.safeParse(AllowedOriginsSchema, {}).success).toBe(false)
  })

  it('takes nothing but a boolean as the analytics switch [W-08]', () => {
    expect(v.parse(AnalyticsConfigSchema, { isAnalyticsEnabled: true })).toEqual({ isAnalyticsEnabled: true })
    expect(v.safeParse(AnalyticsConfigSchema, { isAnalyticsEnabled: 'true' }).success).toBe(false)
  })
})
