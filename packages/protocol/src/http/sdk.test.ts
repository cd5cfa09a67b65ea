import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { defaultLogLevel, logBufferBytes, secureSdkVersion } from '../constants.js'
import { formatSdkVersion, sdkType } from './sdk.js'
import { ServiceQuerySchema } from './serviceQuery.js'

describe('what every call carries', () => {
  it('names framework, adapters and version in sv [W-04]', () => {
    expect(formatSdkVersion({ framework: 'react', adapters: ['wagmi', 'solana'], version: '1.2.3' })).toBe(
      'react-wagmi,solana-1.2.3',
    )
    expect(formatSdkVersion({ framework: 'html', adapters: [], version: '1.2.3' })).toBe(
      'html-universal-1.2.3',
    )
  })

  it('accepts what the kit sends and refuses a call without projectId, st or sv [W-04]', () => {
    const query = { projectId: 'abc-123', st: sdkType, sv: 'react-wagmi,solana-1.2.3' }
    expect(v.parse(ServiceQuerySchema, query)).toEqual(query)
    for (const name of Object.keys(query)) {
      expect(v.safeParse(ServiceQuerySchema, { ...query, [name]: undefined }).success).toBe(false)
      expect(v.safeParse(ServiceQuerySchema, { ...query, [name]: '' }).success).toBe(false)
    }
  })

  it('fixes log level, log buffer and secure SDK version [K-16]', () => {
    expect({ defaultLogLevel, logBufferBytes, secureSdkVersion }).toEqual({
      defaultLogLevel: 'error',
      logBufferBytes: 1_024_000,
      secureSdkVersion: 4,
    })
  })
})
