import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { AnalyticsBatchSchema, AnalyticsEventSchema } from './analyticsEvent.js'

const event = {
  eventId: '0b4838db-0161-4ffe-822d-532bf03dba00',
  url: 'https://shop.example/cart',
  domain: 'shop.example',
  timestamp: 1_760_000_000_000,
  props: { type: 'track', event: 'MODAL_OPEN', properties: { connected: false } },
} as const

describe('AnalyticsEventSchema', () => {
  it('reads an event [W-10]', () => {
    expect(v.parse(AnalyticsEventSchema, event)).toEqual(event)
  })

  it('reads an error event, whose time is ISO text [W-10]', () => {
    const error = {
      ...event,
      timestamp: '2026-01-02T03:04:05.678Z',
      props: {
        type: 'error',
        event: 'API_ERROR',
        errorType: 'TypeError',
        errorMessage: 'x',
        stackTrace: 'y',
      },
    }
    expect(v.parse(AnalyticsEventSchema, error)).toEqual(error)
  })

  it.each([
    { ...event, eventId: 'x' },
    { ...event, timestamp: -1 },
    { ...event, timestamp: 'yesterday' },
    { ...event, props: { ...event.props, event: 'drop table' } },
    { ...event, props: { ...event.props, type: 'other' } },
    { ...event, url: 'x'.repeat(2049) },
    { ...event, props: null },
  ])('refuses a malformed event (%#) [W-10]', value => {
    expect(v.safeParse(AnalyticsEventSchema, value).success).toBe(false)
  })

  it('bounds a batch [W-10]', () => {
    expect(v.safeParse(AnalyticsBatchSchema, []).success).toBe(false)
    expect(v.safeParse(AnalyticsBatchSchema, Array(100).fill(event)).success).toBe(true)
    expect(v.safeParse(AnalyticsBatchSchema, Array(101).fill(event)).success).toBe(false)
  })
})
