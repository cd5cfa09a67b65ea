import { createPortico } from '@portico/core'
import { elementsTaken, isPorticoError } from '@portico/protocol'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { defineElements } from './defineElements.js'

const create = (framework?: 'cdn') =>
  createPortico({
    projectId: 'test',
    framework,
    networks: [
      {
        id: 1,
        name: 'One',
        nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
        rpcUrls: { default: { http: [] } },
      },
    ],
  })

function stubRegistry() {
  const defined = new Map<string, unknown>()
  vi.stubGlobal('HTMLElement', class {})
  vi.stubGlobal('customElements', {
    get: (tag: string) => defined.get(tag),
    define(tag: string, element: unknown) {
      if (defined.has(tag)) throw new DOMException('already defined', 'NotSupportedError')
      defined.set(tag, element)
    },
  })
  return defined
}

describe('defineElements', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('does nothing on a server', () => {
    const release = defineElements(create())
    expect(release).not.toThrow()
  })

  it('defines the five elements once, however often it is called', () => {
    const defined = stubRegistry()
    const portico = create()
    defineElements(portico)
    defineElements(portico)
    expect([...defined.keys()]).toEqual([
      'portico-button',
      'portico-connect-button',
      'portico-account-button',
      'portico-network-button',
      'portico-modal',
    ])
  })

  it('names html in sv, unless the site says what it is built with [W-04]', () => {
    stubRegistry()
    const portico = create()
    expect(portico.options.sdkVersion).toMatch(/^react-universal-\d/)
    defineElements(portico)
    expect(portico.options.sdkVersion).toMatch(/^html-universal-\d/)
    const named = create('cdn')
    defineElements(named, { name: 'second' })
    expect(named.options.sdkVersion).toMatch(/^cdn-universal-\d/)
  })

  it('says what to do when a second kit wants the same elements', () => {
    stubRegistry()
    defineElements(create())
    let thrown: unknown
    try {
      defineElements(create())
    } catch (error) {
      thrown = error
    }
    expect(isPorticoError(thrown, elementsTaken)).toBe(true)
    expect(String(thrown)).toContain('instance="second"')
  })

  it('lets a second kit in under a name of its own', () => {
    stubRegistry()
    defineElements(create())
    expect(() => defineElements(create(), { name: 'second' })).not.toThrow()
  })

  it('hands the elements over when the first kit was released, as hot reload does', () => {
    stubRegistry()
    const release = defineElements(create())
    release()
    expect(() => defineElements(create())).not.toThrow()
  })
})
