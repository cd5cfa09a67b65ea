import { createPortico } from '@portico/core'
import { describe, expect, it } from 'vitest'
import { createInstances } from './defineElement.js'

const create = () =>
  createPortico({
    projectId: 'test',
    networks: [
      {
        id: 1,
        name: 'One',
        nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
        rpcUrls: { default: { http: [] } },
      },
    ],
  })

describe('the instances of a page', () => {
  it('are found by name and told to whoever waits for one', () => {
    const instances = createInstances()
    const portico = create()
    let told = 0
    const stop = instances.subscribe(() => {
      told += 1
    })
    instances.set('second', portico)
    expect(instances.get('second')).toBe(portico)
    expect(instances.get('')).toBeUndefined()
    instances.set('second', undefined)
    expect(instances.get('second')).toBeUndefined()
    stop()
    instances.set('', portico)
    expect(told).toBe(2)
  })
})
