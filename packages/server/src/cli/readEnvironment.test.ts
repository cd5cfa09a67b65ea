import { describe, expect, it } from 'vitest'
import { readEnvironment } from './readEnvironment.js'

describe('readEnvironment', () => {
  it('listens on this machine only, over an embedded database, unless told otherwise', () => {
    expect(readEnvironment({ PORTICO_DATA: '.portico' })).toEqual({
      host: '127.0.0.1',
      port: 4100,
      databaseUrl: undefined,
      dataFolder: '.portico',
      sandbox: false,
      trustProxy: 0,
      relayAudiences: [],
      drainSeconds: 0,
      eventLimits: { days: 90, eventsPerDay: 100_000 },
    })
  })

  it('reads every variable', () => {
    const environment = {
      HOST: '0.0.0.0',
      PORT: '80',
      DATABASE_URL: 'postgres://x',
      PORTICO_DATA: '/data',
      PORTICO_SANDBOX: '1',
      PORTICO_TRUST_PROXY: 'true',
      PORTICO_LOCAL_ORIGINS: '0',
      PORTICO_RELAY_URL: 'wss://relay.shop.example, wss://shop.example/relay',
      PORTICO_FANOUT_URL: 'valkey://cache:6379',
      PORTICO_ADMIN_PORT: '9100',
      PORTICO_ADMIN_HOST: '10.0.0.5',
      PORTICO_DRAIN_SECONDS: '10',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/',
      OTEL_EXPORTER_OTLP_HEADERS: 'x-api-key=one%2Ctwo, x-team=shop',
      PORTICO_ANALYTICS_DAYS: '30',
      PORTICO_ANALYTICS_EVENTS: '500',
      PORTICO_SIGN_IN_SECRET: 'secret',
      PORTICO_SIGN_IN_RPC: 'eip155:1=https://rpc.example',
    }
    expect(readEnvironment(environment)).toEqual({
      host: '0.0.0.0',
      port: 80,
      databaseUrl: 'postgres://x',
      dataFolder: '/data',
      sandbox: true,
      trustProxy: 1,
      relayAudiences: ['wss://relay.shop.example', 'wss://shop.example/relay'],
      fanoutUrl: 'valkey://cache:6379',
      admin: { host: '10.0.0.5', port: 9100 },
      drainSeconds: 10,
      traces: {
        url: 'http://collector:4318/v1/traces',
        headers: { 'x-api-key': 'one,two', 'x-team': 'shop' },
        serviceName: 'portico-server',
      },
      eventLimits: { days: 30, eventsPerDay: 500 },
      signIn: { secret: 'secret', rpcUrls: { 'eip155:1': 'https://rpc.example' } },
    })
  })

  it.each([
    [{ PORT: 'abc' }, 'PORT is "abc", which is not a port. Use a number from 0 to 65535.'],
    [{ PORT: '65536' }, 'PORT is "65536"'],
    [
      { PORTICO_RELAY_URL: 'https://shop.example' },
      'PORTICO_RELAY_URL has "https://shop.example". Write it as wss://relay.example.',
    ],
    [{ PORTICO_ANALYTICS_DAYS: '-1' }, 'PORTICO_ANALYTICS_DAYS is "-1". Use a whole number.'],
    [{ PORTICO_ADMIN_PORT: 'abc' }, 'PORTICO_ADMIN_PORT is "abc", which is not a port.'],
    [{ PORTICO_DRAIN_SECONDS: '3600' }, 'PORTICO_DRAIN_SECONDS is 3600. Use at most 600.'],
    [{ PORTICO_FANOUT_URL: 'http://cache' }, 'PORTICO_FANOUT_URL must look like valkey://'],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' }, 'OTEL_EXPORTER_OTLP_ENDPOINT is not an http(s) URL.'],
    [
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector', OTEL_EXPORTER_OTLP_HEADERS: 'key' },
      'Entry 1 of OTEL_EXPORTER_OTLP_HEADERS is not valid. Write it as name=value.',
    ],
    [{ PORTICO_SANDBOX: 'yes' }, 'PORTICO_SANDBOX is "yes". Use 1 or 0.'],
  ])('says what is wrong with %o', (environment, sentence) => {
    expect(() => readEnvironment({ PORTICO_DATA: '.portico', ...environment })).toThrow(sentence)
  })
})

it('uses the embedded database only where it is asked for', () => {
  expect(() => readEnvironment({})).toThrow('DATABASE_URL is missing.')
  expect(() => readEnvironment({ PORTICO_TRUST_PROXY: '1' })).toThrow('DATABASE_URL is missing.')
  expect(readEnvironment({ PORTICO_SANDBOX: '1' }).dataFolder).toBe('.portico')
})
