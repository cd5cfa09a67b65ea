import { describe, expect, it } from 'vitest'
import { createEmailSource } from '../../test/createEmailSource.js'
import { createTestPortico } from '../../test/createTestPortico.js'
import type { KnownFeatureOptions } from '../catalogue/Features.js'
import type { LoginWay, SourceLogin } from '../sources/Login.js'
import { update } from '../store/update.js'
import { listSocials } from './listSocials.js'

const six: readonly LoginWay[] = ['google', 'x', 'discord', 'apple', 'github', 'facebook']

function createTest({
  socials,
  features = {},
  ways = six,
  page,
}: {
  socials?: KnownFeatureOptions['socials']
  features?: KnownFeatureOptions
  ways?: readonly LoginWay[]
  page?: object
} = {}) {
  const login: SourceLogin = {
    ways,
    begin: () => ({ type: 'address', way: 'email' }),
    answer: () => Promise.reject(new Error('not asked here')),
    getWait: () => 0,
  }
  const factory = { ...createEmailSource({ login }), features: { socials } }
  return createTestPortico({
    sources: [factory],
    features,
    ...(page && {
      environment: { page: Object.assign(new EventTarget(), page), userAgent: 'iPhone' } as never,
    }),
  }).portico
}

describe('the providers that are offered', () => {
  it('are those that the source was given, in that order [C-04]', () => {
    expect(listSocials(createTest({ socials: ['github', 'google'] }))).toEqual(['github', 'google'])
    expect(listSocials(createTest({ socials: false }))).toEqual([])
  })

  it('have an order of their own, and are only those that a source has [K-14] [R-02]', () => {
    expect(listSocials(createTest({ socials: true }))).toEqual([
      'google',
      'x',
      'discord',
      'apple',
      'github',
      'facebook',
    ])
    expect(listSocials(createTest({ socials: true, ways: ['email', 'x'] }))).toEqual(['x'])
    expect(listSocials(createTestPortico().portico)).toEqual([])
  })

  it('are those that the AppKit entry sets as a feature, before those of the source', () => {
    const socials = ['google', 'x'] as const
    expect(listSocials(createTest({ socials, features: { socials: ['apple'] } }))).toEqual(['apple'])
    expect(listSocials(createTest({ socials, features: { socials: false } }))).toEqual([])
  })

  it('are exactly those that the config service names', () => {
    const portico = createTest({ socials: ['google'] })
    update(portico, 'features', features => ({
      ...features,
      status: 'success',
      values: { ...features.values, socials: ['facebook', 'google'] },
    }))
    expect(listSocials(portico)).toEqual(['facebook', 'google'])
  })

  it('are none where the site takes payments [R-12]', () => {
    expect(listSocials(createTest({ socials: true, features: { pay: true } }))).toEqual([])
  })

  it('lack those that Telegram cannot complete, also without a config service [R-11]', () => {
    const portico = createTest({ socials: ['google', 'x'], page: { Telegram: {} } })
    expect(listSocials(portico)).toEqual(['x'])
  })
})
